import { expect, test } from "vitest";
import { pricing } from "#app/content/pages/pricing";
import { digitalMarketing } from "#app/content/services/digital-marketing";
import { essentialMonth } from "#app/domain/offers/chatbots";
import { firstYearOf, firstYears, taxed } from "#app/domain/offers/first-year";
import { leastPrices } from "#app/domain/offers/least-prices";
import { francsInText } from "#app/domain/offers/money";
import { planKeys, planPrice, withGifts } from "#app/domain/offers/plans";
import { timetables } from "#app/domain/offers/timetables";
import {
  allowedMinutes,
  commonYear,
  failureMinutes,
  failureSteps,
  hoursAndMinutes,
  sampleStops,
  stoppedMinutes,
} from "#app/domain/offers/uptime";

test("paid by the year, a month costs a fifth less, rounded to the franc", () => {
  expect(planKeys.map((key) => [planPrice(key, "monthly"), planPrice(key, "yearly")])).toEqual([
    [250, 200],
    [500, 400],
    [700, 560],
    [null, null],
  ]);
});

test("gifts are listed apart from features, and the one on SEO links to its page", () => {
  expect(withGifts(["5 pages", "🎁 Free domain", "🎁 Basic SEO"])).toEqual({
    features: ["5 pages"],
    gifts: [
      { text: "Free domain", isSearch: false },
      { text: "Basic SEO", isSearch: true },
    ],
  });
});

test("each plan has three gifts, in both languages", () => {
  for (const { plans } of [pricing.en, pricing.fr])
    for (const key of planKeys) expect(withGifts(plans.cards[key].features).gifts).toHaveLength(3);
});

test("99.9 % of a year leaves 8 h 46 min; the sample year stays within them, and its failure is one of its stops", () => {
  expect(hoursAndMinutes(allowedMinutes)).toBe("8\u00A0h\u00A046\u00A0min");
  expect(hoursAndMinutes(14)).toBe("14\u00A0min");
  expect(hoursAndMinutes(60)).toBe("1\u00A0h");
  expect(stoppedMinutes).toBe(77);
  expect(stoppedMinutes).toBeLessThan(allowedMinutes);
  const minutes = failureSteps.map((step) => failureMinutes[step]);
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
  expect(minutes.at(-1)).toBe(sampleStops.disk.minutes);
});

test("the year has a tick for each of its 365 days, and its months and outages are at the right ticks", () => {
  const { days, months, stops } = commonYear(Object.values(sampleStops));
  expect(days).toBe(365);
  const dayOfYear = (month: number, day: number) =>
    (Date.UTC(2025, month - 1, day) - Date.UTC(2025, 0, 1)) / 86_400_000;
  expect(months).toEqual(Array.from({ length: 12 }, (_, index) => dayOfYear(index + 1, 1)));
  expect(stops).toEqual([dayOfYear(3, 12), dayOfYear(7, 8), dayOfYear(11, 19)]);
});

test("a month of the essential chatbot costs its price plus that of each conversation beyond a hundred", () => {
  expect([0, 100, 101, 300].map(essentialMonth)).toEqual([15, 15, 15.05, 25]);
});

test("the lowest price of each service is that of its smallest offer", () => {
  expect(leastPrices).toEqual({
    site: { francs: 250, per: "month" },
    search: { francs: 425 },
    assistant: { francs: 15, per: "month" },
    design: { francs: 89 },
    leads: null,
    hosting: { francs: 120, per: "year" },
  });
});

test("a first year costs twelve months as billed, plus the hours of each extra page; tax is added, to the franc", () => {
  const { joinery, hotelMonthly, hotelYearly } = firstYears;
  expect([joinery, hotelMonthly, hotelYearly].map(firstYearOf)).toEqual([
    { from: 2820, to: 3100 },
    { from: 6000, to: 6000 },
    { from: 4800, to: 4800 },
  ]);
  const { from, to } = taxed(firstYearOf(joinery));
  expect([from, to].map((sum) => francsInText(sum, "en"))).toEqual(["CHF\u00A03,048", "CHF\u00A03,351"]);
  expect(francsInText(1499.5, "fr")).toBe("CHF\u00A01’500");
});

test("each step of a campaign has its place on the map of the weeks, and the title counts them", () => {
  for (const [locale, five] of [
    ["en", "five"],
    ["fr", "cinq"],
  ] as const) {
    const { title, steps } = digitalMarketing[locale].route;
    expect(steps.map(({ time }) => Boolean(time))).toEqual(timetables.marketing.times.map(() => true));
    expect([steps.length, title]).toEqual([5, expect.stringContaining(five)]);
  }
});

test("the longest project is online one working day before its eight weeks are over, the shortest after four", () => {
  const [launch] = timetables.new.times.slice(-1);
  expect([launch?.shortest?.[1], launch?.longest?.[1]]).toEqual([4, 7.8]);
});
