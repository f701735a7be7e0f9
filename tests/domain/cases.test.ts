import { expect, test } from "vitest";
import { bandWords, townBandWords } from "#app/content/cases/band-words";
import { costOf, durationOf } from "#app/content/cases/case-labels";
import { caseWords } from "#app/content/cases/cases";
import { voiceOf } from "#app/content/cases/voices";
import { clientReviews } from "#app/content/shared/reviews";
import { holidaysIn } from "#app/domain/calendar/holidays";
import { seasons, stayOf } from "#app/domain/interaction/booking";
import { nextOpen, planOf } from "#app/domain/interaction/opening-hours";
import { stairOf } from "#app/domain/interaction/stairs";
import { locales } from "#app/domain/language/locale";
import { caseAfter, caseOf, caseOfPage, caseOfTown, caseSlugs, cases } from "#app/domain/offers/cases";
import { cities } from "#app/domain/offers/cities";
import { caseBandIn, stagingOf } from "#app/routes/showcases/case-band";
import { caseLayouts } from "#app/routes/showcases/case-layouts";

const today = "2027-03-01";

test("adds up each night at its season's price, for one room per two guests", () => {
  const { spring, summer } = seasons;
  expect(stayOf({ arrival: "2027-05-31", departure: "2027-06-02", guests: 2, today })).toEqual({
    nights: 2,
    rooms: 1,
    direct: spring.direct + summer.direct,
    portal: spring.portal + summer.portal,
  });
  expect(stayOf({ arrival: "2027-07-01", departure: "2027-07-02", guests: 3, today })).toMatchObject({
    rooms: 2,
    direct: 2 * summer.direct,
  });
});

test("the night of a clock change is one night", () => {
  expect(stayOf({ arrival: "2027-03-27", departure: "2027-03-29", guests: 1, today })).toMatchObject({
    nights: 2,
  });
});

test("refuses a stay without dates, in the past, that ends before it begins, or of a month", () => {
  expect(stayOf({ arrival: "", departure: "2027-07-02", guests: 2, today })).toEqual({
    refused: "incomplete",
  });
  expect(stayOf({ arrival: "2027-02-28", departure: "2027-03-02", guests: 2, today })).toEqual({
    refused: "past",
  });
  expect(stayOf({ arrival: "2027-07-02", departure: "2027-07-02", guests: 2, today })).toEqual({
    refused: "order",
  });
  expect(stayOf({ arrival: "2027-07-01", departure: "2027-08-01", guests: 2, today })).toEqual({
    refused: "long",
  });
});

test("booking direct is cheaper in every season", () => {
  for (const { direct, portal } of Object.values(seasons)) expect(direct).toBeLessThan(portal);
});

test("every stair follows the rule of twice the rise plus the going, and reaches the floor above", () => {
  for (let height = 220; height <= 340; height++) {
    const { steps, rise, going } = stairOf({ height, opening: 520, wood: "oak" });
    expect(2 * rise + going).toBeCloseTo(63, 0);
    expect(Math.abs(steps * rise - height)).toBeLessThan(steps * 0.051);
    expect(rise).toBeGreaterThan(16.5);
    expect(rise).toBeLessThan(18.5);
  }
});

test("a stair is straight if there is room, turns if there is less, and needs a visit on site if there is none", () => {
  const of = (opening: number) => stairOf({ height: 270, opening, wood: "oak" });
  expect(of(400)).toMatchObject({ form: "straight", steps: 15, price: { from: 4200, to: 5100 } });
  expect(of(300)).toMatchObject({ form: "quarter", price: { from: 5600, to: 6800 } });
  expect(of(200).price).toBeNull();
});

test("walnut and more steps cost more, ash costs the same as oak", () => {
  const priceOf = (height: number, wood: "oak" | "ash" | "walnut") =>
    stairOf({ height, opening: 520, wood }).price?.from ?? 0;
  expect(priceOf(270, "ash")).toBe(priceOf(270, "oak"));
  expect(priceOf(270, "walnut")).toBeGreaterThan(priceOf(270, "oak"));
  expect(priceOf(330, "oak")).toBeGreaterThan(priceOf(270, "oak"));
});

test("the practice is closed on the public holidays of Vaud, and open on those of other cantons", () => {
  const vaud = holidaysIn("VD", "fr");
  const on = (day: string) => planOf(day, vaud);
  expect(on("2026-09-21")).toEqual({ closed: "holiday", name: "Lundi du Jeûne fédéral" });
  // The Genevan Fast, a Thursday.
  expect(on("2026-09-10")).toEqual({ hours: { from: 420, to: 1140 } });
  expect(on("2026-09-18")).toEqual({ hours: { from: 420, to: 1020 } });
  expect(on("2026-09-19")).toEqual({ closed: "weekend" });
  expect(nextOpen("2026-12-25", vaud)).toBe("2026-12-28");
  expect(nextOpen("2026-12-31", vaud)).toBe("2027-01-04");
});

test("a day that is not complete, or has a digit too many, is neither open nor closed", () => {
  for (const day of ["", "20270-01-05"]) expect(planOf(day, [])).toBeNull();
  expect(nextOpen("9999-12-31", [])).toBeNull();
});

test("a stay in a year of five digits is no stay", () => {
  const stay = { arrival: "20270-07-16", departure: "20270-07-18", guests: 2, today: "2026-11-30" };
  expect(stayOf(stay)).toEqual({ refused: "incomplete" });
});

test("a holiday has one name in each language, whatever the year and the canton", () => {
  for (const canton of ["BE", "FR", "GE", "JU", "NE", "VD", "VS"]) {
    const [english, french] = [holidaysIn(canton, "en"), holidaysIn(canton, "fr")];
    const both = english.map(({ name }, index) => `${name} | ${french[index]?.name}`);
    expect(new Set(both).size).toBe(new Set(english.map(({ name }) => name)).size);
  }
});

test("each case leads to the next in a circle, and every town shows a case of a client with a local address", () => {
  let slug: (typeof caseSlugs)[number] = caseSlugs[0];
  const round = caseSlugs.map(() => {
    slug = caseAfter(slug);
    return slug;
  });
  expect(new Set(round)).toEqual(new Set(caseSlugs));
  expect(round.at(-1)).toBe(caseSlugs[0]);
  expect(caseOf("__proto__")).toBeNull();
  expect(new Set(cities.map(caseOfTown))).toEqual(new Set(caseSlugs.filter((each) => each !== "quarts")));
});

test("no two towns show the same case in the same way", () => {
  const shown = cities.map((city) => JSON.stringify([caseOfTown(city), stagingOf(city)]));
  expect(new Set(shown).size).toBe(cities.length);
});

test("the band of a town whose text covers the phone's place has no picture of a phone", () => {
  const onPhones = cities.filter((city) => ["phone", "mirrored"].includes(stagingOf(city).look ?? ""));
  expect(onPhones.length).toBeGreaterThan(4);
  for (const locale of locales)
    for (const city of onPhones) {
      const { excerpt, picture } = caseBandIn(city, locale);
      expect(picture === null, city.slug.en).toBe(excerpt !== undefined);
    }
});

test("no two services use the same number of a case, and no two towns the same sentence or number", () => {
  for (const locale of locales) {
    const services = Object.entries(caseOfPage).map(([page, slug]) => {
      const words = Object.entries(bandWords[locale]).find(([key]) => key === page)?.[1];
      return JSON.stringify([slug, words?.figure?.value ?? caseWords[slug][locale].figure.value]);
    });
    expect(new Set(services).size, services.join("\n")).toBe(services.length);
    const towns = cities.map((city) => {
      const { title, figure } = townBandWords[locale][city.slug.en];
      const slug = caseOfTown(city);
      return { title, number: JSON.stringify([slug, figure ?? caseWords[slug][locale].figure]) };
    });
    for (const told of [towns.map(({ title }) => title), towns.map(({ number }) => number)])
      expect(new Set(told).size, told.join("\n")).toBe(cities.length);
  }
});

test("the home page's three large testimonials have other numbers than its list of cases, of at most two digits", () => {
  for (const locale of locales) {
    const listed = caseSlugs.map((slug) => caseWords[slug][locale].figure.value);
    const told = clientReviews[locale].voices.map(({ figure }) => figure);
    expect(told.filter((figure) => listed.includes(figure))).toEqual([]);
    for (const figure of told) expect(figure).toMatch(/^\d{1,2}(?!\d)/);
  }
});

test("each case says what it cost and how long it took, in one sentence and one number, and its client speaks", () => {
  for (const locale of locales)
    for (const slug of caseSlugs) {
      const { title, figure } = caseWords[slug][locale];
      expect(title, slug).not.toMatch(/[.!]/);
      expect(figure.value, slug).toContain(`${cases[slug].figure.now}`);
      expect(costOf(slug, locale), slug).toMatch(/CHF/);
      expect(durationOf(slug, locale).time, slug).toMatch(/^\d+/);
      expect(voiceOf(slug, locale).quote.length, slug).toBeGreaterThan(40);
    }
  expect(costOf("hotel-bellerive", "en").replaceAll("\u00a0", " ")).toBe(
    "CHF 12,400, paid once, then the Pro website plan at CHF 500 a month, ads billed separately",
  );
});

test("the parts of a sum add up to it, and each has a text", () => {
  expect(caseSlugs.filter((slug) => cases[slug].parts).length).toBeGreaterThan(1);
  for (const slug of caseSlugs) {
    const { once, parts = once === null ? [] : [once] } = cases[slug];
    expect(
      parts.reduce((sum, part) => sum + part, 0),
      slug,
    ).toBe(once ?? 0);
    for (const locale of locales) expect(caseWords[slug][locale].work, slug).toHaveLength(parts.length);
  }
});

test("every case that compares two home pages describes the changes for those who cannot see them", () => {
  const comparing = caseSlugs.filter((slug) =>
    caseLayouts[slug].parts.some(([name]) => name === "comparison"),
  );
  expect(comparing.length).toBeGreaterThan(0);
  for (const locale of locales) {
    const told = comparing.map((slug) => caseWords[slug][locale].pictures.compared);
    const sentences = told.flatMap((each) => (each ? [each.before, each.now] : []));
    expect(new Set(sentences).size).toBe(2 * comparing.length);
    for (const sentence of sentences) {
      expect(sentence.split(" ").length, sentence).toBeGreaterThan(10);
      expect(sentence.length, sentence).toBeLessThanOrEqual(160);
    }
  }
});
