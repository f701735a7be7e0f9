import { expect, test } from "vitest";
import { pricing } from "#app/content/pages/pricing";
import { formatFrancs } from "#app/domain/offers/money";
import { planKeys, planPrice, withGifts } from "#app/domain/offers/plans";

test("a year paid at once costs a fifth less a month, rounded to the franc", () => {
  expect(planKeys.map((key) => [planPrice(key, "monthly"), planPrice(key, "yearly")])).toEqual([
    [250, 200],
    [500, 400],
    [700, 560],
    [null, null],
  ]);
});

test("gifts are told apart from features, and the one of SEO leads to its page", () => {
  expect(withGifts(["5 pages", "🎁 Free domain", "🎁 Basic SEO"])).toEqual({
    features: ["5 pages"],
    gifts: [
      { text: "Free domain", isSearch: false },
      { text: "Basic SEO", isSearch: true },
    ],
  });
});

test("the pricing page prints the prices of the domain, and a dash where a plan is quoted", () => {
  for (const locale of ["en", "fr"] as const) {
    for (const key of planKeys) {
      for (const billing of ["monthly", "yearly"] as const) {
        const price = planPrice(key, billing);
        const printed = pricing[locale].plans.cards[key].price[billing];
        expect(printed.replace(/\s/g, " ")).toBe(
          price === null ? "–" : formatFrancs(price, locale).replace(/\s/g, " "),
        );
      }
      expect(withGifts(pricing[locale].plans.cards[key].features).gifts).toHaveLength(3);
    }
  }
});
