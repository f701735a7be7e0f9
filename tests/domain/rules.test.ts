import { expect, test } from "vitest";
import { chatbots } from "#app/content/services/chatbots";
import { seoVisibility } from "#app/content/services/seo-visibility";
import { apiErrors } from "#app/content/shared/api-errors";
import { questionLimit } from "#app/content/shared/chat";
import { simpleForm } from "#app/content/shared/lead-form";
import { callbackTimes, clockTime, firstCallback } from "#app/domain/calendar/callback";
import { longDate } from "#app/domain/calendar/dates";
import { zurichDay, zurichDayBounds, zurichInstant } from "#app/domain/calendar/zurich-time";
import { MESSAGE_LIMIT } from "#app/domain/chat/conversation";
import { initials } from "#app/domain/language/initials";
import { acceptedLocale } from "#app/domain/language/language";
import { type Locale, locales } from "#app/domain/language/locale";
import { tied, typeset, unbroken, withTiedTitles } from "#app/domain/language/typography";
import { withValues } from "#app/domain/language/with-values";
import { limits, mailLink, newsletterBody, requestBody, simpleBody } from "#app/domain/leads/lead";
import { parseLead } from "#app/domain/leads/lead-schema";
import { captured, measuredAddress, parseMetadata } from "#app/domain/measurement/analytics";
import { deviceOf } from "#app/domain/measurement/page-context";
import { browserOf, clientErrorReport, redact, reportedAddress } from "#app/domain/measurement/reports";
import { cities, citiesByName, cityOf } from "#app/domain/offers/cities";
import { amountAndPeriod, formatFrancs, francsInText } from "#app/domain/offers/money";
import { offerNameOf } from "#app/domain/offers/offer-names";
import { serviceOf } from "#app/domain/offers/services";
import { isPagePath, normalPath } from "#app/domain/site/address";
import { brand, studio } from "#app/domain/site/brand";
import { headOf } from "#app/domain/site/head";
import { siteOf } from "#app/domain/site/site";
import { coordinates } from "#scripts/artwork/coordinates";

test("every placeholder takes its value literally, and one without a value stays", () => {
  expect(withValues("{who}, {who}: {what} {rest}", { who: "$& & co", what: 3 })).toBe(
    "$& & co, $& & co: 3 {rest}",
  );
});

test("a callback can be requested every half hour from 06:30 to 16:00, on any day, starting with Monday 06:30", () => {
  expect(callbackTimes.map(clockTime)).toHaveLength(20);
  expect([callbackTimes.at(0), callbackTimes.at(-1)].map((time) => clockTime(time ?? 0))).toEqual([
    "06:30",
    "16:00",
  ]);
  expect(firstCallback).toEqual({ day: "monday", minutes: 390 });
});

test("francs are written without decimals, as each language does", () => {
  expect([formatFrancs(1200, "en"), formatFrancs(1200, "fr")]).toEqual([
    "CHF\u00A01,200",
    "1\u202F200\u00A0CHF",
  ]);
  const written = (tag: string) =>
    new Intl.NumberFormat(tag, { style: "currency", currency: "CHF", maximumFractionDigits: 0 });
  for (const amount of [0, 9, 250, 999, 1000, 1250, 12_500, 123_456, 1_234_567]) {
    expect(formatFrancs(amount, "en")).toBe(written("en-US").format(amount));
    expect(formatFrancs(amount, "fr")).toBe(written("fr-FR").format(amount));
    expect(francsInText(amount, "fr")).toBe(written("de-CH").format(amount).replaceAll("'", "’"));
    expect(francsInText(amount, "en")).toBe(formatFrancs(amount, "en"));
  }
});

test("dates are written as each language does", () => {
  expect([longDate("2025-04-01", "en"), longDate("2025-04-01", "fr")]).toEqual([
    "1 April 2025",
    "1er avril 2025",
  ]);
  const written = (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${`${month}`.padStart(2, "0")}-${month + 16}`;
    expect(longDate(day, "en")).toBe(written("en-GB").format(new Date(day)));
    expect(longDate(day, "fr")).toBe(written("fr-FR").format(new Date(day)));
  }
});

test("each address has the name of its service in both languages, any other “a digital project”", () => {
  const named = (address: string) => serviceOf(`/en${address}`).en;
  expect([
    named("/services/graphic-design"),
    named("/services/website-design-development/web-new"),
    named("/services/seo-visibility-geneva"),
    named("/services/digital-marketing"),
    named("/services/artificial-intelligence-ai/chatbots"),
    named("/services/lead-generation"),
    named("/services/hosting-and-maintenance"),
    named("/contact"),
  ]).toEqual([
    "graphic design",
    "website",
    "SEO and visibility",
    "digital marketing",
    "artificial intelligence",
    "lead generation",
    "hosting and maintenance",
    "digital project",
  ]);
  expect(serviceOf("/fr/services/web-refresh").fr).toBe("site web");
});

test("a town is known by its slug in either language, and slugs are plain and unique", () => {
  expect([cityOf("geneve")?.name.en, cityOf("geneva")?.name.fr, cityOf("paris"), cityOf(null)]).toEqual([
    "Geneva",
    "Genève",
    null,
    null,
  ]);
  const slugs = cities.flatMap(({ slug }) => [...new Set([slug.en, slug.fr])]);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z-]+$/.test(slug))).toEqual([]);
});

test("lists have the towns in the alphabetical order of their language", () => {
  const names = (locale: Locale) => citiesByName(locale).map(({ name }) => name[locale]);
  const middle = ["La Chaux-de-Fonds", "Lausanne", "Martigny", "Montreux", "Neuchâtel", "Nyon"];
  const same = [...middle, "Sierre", "Sion", "Vevey", "Yverdon"];
  expect(names("en")).toEqual(["Bern", "Biel", "Bulle", "Delémont", "Fribourg", "Geneva", ...same]);
  expect(names("fr")).toEqual(["Berne", "Bienne", "Bulle", "Delémont", "Fribourg", "Genève", ...same]);
});

test("French wins among the browser's languages, unless its quality is 0", () => {
  const cases: [string | null, string | null][] = [
    ["fr", "fr"],
    ["en, FR-ch;q=0.1", "fr"],
    ["en-GB", "en"],
    ["fr;q=0, en", "en"],
    ["fr; q=0.0", null],
    ["de,it", null],
    ["", null],
    [null, null],
    ["frr", null],
  ];
  for (const [header, locale] of cases) expect(acceptedLocale(header), String(header)).toBe(locale);
});

const settings = {
  ENGLISH_HOST: "a.example",
  FRENCH_HOST: "b.example",
  ENGLISH_MEASUREMENT_ID: "G-A",
  FRENCH_MEASUREMENT_ID: "G-B",
  VOICE_SCRIPT: "",
  VOICE_AGENT: "",
};

test("a host belongs to its market with or without www, in any letter case and at any port", () => {
  const markets = ["a.example", "WWW.A.example:443", "www.b.example", "c.example", "www.www.a.example"].map(
    (host) => {
      const { market, measurementId } = siteOf(host, settings);
      return [market, measurementId];
    },
  );
  expect(markets).toEqual([
    ["en", "G-A"],
    ["en", "G-A"],
    ["fr", "G-B"],
    [null, "G-A"],
    [null, "G-A"],
  ]);
});

test("the breadcrumbs leave the language out of their names, keep it in their links and name the parent page", () => {
  const { trail } = headOf({
    site: siteOf("a.example", settings),
    locale: "fr",
    address: { en: "/services/seo-visibility-bern", fr: "/services/seo-visibility-berne" },
    title: "",
    description: "",
    trailLabel: "Fil d'Ariane",
    names: { "": "Accueil", "/services": "Services", "/services/seo-visibility": "SEO" },
    name: "Berne",
    under: "/services/seo-visibility",
  });
  expect(trail).toEqual([
    { name: "Accueil", path: "/fr" },
    { name: "Services", path: "/fr/services" },
    { name: "SEO", path: "/fr/services/seo-visibility" },
    { name: "Berne", path: "/fr/services/seo-visibility-berne" },
  ]);
});

const place = {
  locale: "en",
  path: "/en/services/seo-visibility",
  search: "?source=quiz&rec=mood&utm_source=x",
} as const;

test("the message of a callback joins company, phone, time and text; its lead says where it came from", () => {
  const fields = {
    method: "call",
    name: "Ada",
    phone: "021",
    company: "Rochat SA",
    day: "friday",
    time: "930",
    message: "Hi",
    email: "left@over.example",
  };
  expect(simpleBody(fields, place, simpleForm.en)).toEqual({
    type: "call",
    name: "Ada",
    phone: "021",
    message: "Company: Rochat SA\nPhone: 021\nCallback time: Friday 15:30\n\nHi",
    subject: "Interest — SEO and visibility — Page: /en/services/seo-visibility",
    meta: {
      page: "/en/services/seo-visibility",
      locale: "en",
      service_fr: "SEO et visibilité",
      service_en: "SEO and visibility",
      company: "Rochat SA",
      selected_day: "friday",
      selected_time: 930,
      source: "quiz",
    },
  });
});

test("a day or time that no form offers becomes the first callback", () => {
  const body = simpleBody(
    { method: "call", name: "Ada", phone: "1", day: "someday", time: "5" },
    place,
    simpleForm.en,
  );
  expect(body.meta).toMatchObject({ selected_day: "monday", selected_time: 390 });
});

test("the detailed request is refused field by field, in the order of the form", () => {
  const order = ["name", "company", "email", "phone", "product", "company_size", "message"];
  const fields: Record<string, string> = {};
  for (const name of order) {
    expect(parseLead(requestBody(fields, place))).toEqual({ error: `${name}_required` });
    fields[name] = "x";
  }
  expect(parseLead(requestBody(fields, place))).toMatchObject({
    lead: { kind: "request", details: { company: "x" } },
  });
});

test("a mailto link holds the whole lead, properly encoded, and its subject is in the visitor's language", () => {
  const fields = { name: "Ada", company: "Rochat SA", phone: "", budget: "5000", message: "Hello" };
  expect(mailLink(requestBody(fields, { locale: "en", path: "/en/contact", search: "" }))).toMatch(
    /&body=Hello%0A%0AAda%0ARochat%20SA%0A5000$/,
  );
  const subjects = (["en", "fr"] as const).map((locale) => {
    const link = mailLink(
      requestBody(fields, { locale, path: `/${locale}/services/seo-visibility`, search: "" }),
    );
    return new URL(link).searchParams.get("subject");
  });
  expect(subjects).toEqual(["Enquiry: SEO and visibility", "Demande\u202F: SEO et visibilité"]);
  const signUps = (["en", "fr"] as const).map((locale) => {
    const place = { locale, path: `/${locale}/resources`, search: "" };
    const { searchParams } = new URL(mailLink(newsletterBody({ email: "ada@x.example" }, place)));
    return [searchParams.get("subject"), searchParams.get("body")];
  });
  expect(signUps).toEqual([
    ["Newsletter sign-up", "ada@x.example"],
    ["Inscription à la lettre d’information", "ada@x.example"],
  ]);
  expect(mailLink({ subject: "a&b", message: "x\r\ny" })).toBe(
    `mailto:${brand.email}?subject=a%26b&body=x%0D%0Ay`,
  );
});

test("reports lose data that could identify a person", () => {
  expect(redact("mail eve.m@x.example or %2B41 79 555 01 01, 0795550101")).toBe(
    "mail [@] or %2B[tel], [tel]",
  );
  expect(redact("eve.m%40x.example wrote to https:bob@x.example")).toBe("[@] wrote to [@]");
  expect(redact("079/555 01 01, 079'555'01'01, 079 – 555 – 01 – 01; /2026/11/28/news")).toBe(
    "[tel], [tel], [tel]; /2026/11/28/news",
  );
  for (const text of ["a@b a@b", "0795550101"]) expect(redact(text).length).toBeLessThanOrEqual(text.length);
  expect([reportedAddress("https://a.example/b?c=d#e"), reportedAddress("nonsense")]).toEqual([
    "https://a.example/b",
    "",
  ]);
  for (const address of ["android-app://com.google.android.gm/", "file:///C:/Eve/offer.html"])
    expect(reportedAddress(address)).toBe("");
});

/** The shortest of nine runs in ms: other load on the machine only makes a run longer. */
function quickest(act: () => unknown): number {
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    act();
    return performance.now() - start;
  });
  return Math.min(...times);
}

test("a long run without spaces is read as fast as a short one", () => {
  for (const part of ["a", "?", "%2"]) {
    const run = part.repeat(40_000);
    expect(redact(`${run} eve@x.example`)).toBe(`${part === "?" ? "" : run} [@]`);
    // The text is eight times as long; with quadratic time it would take sixty-four times as long.
    expect(quickest(() => redact(run))).toBeLessThan(25 * quickest(() => redact(part.repeat(5000))));
  }
});

test("reports keep the place of an error, in the format of each browser", () => {
  for (const line of [
    "line 42:17 of /assets/a-b12.js",
    "    at submit (https://host.example/assets/a.js:1:2)",
    "submit@https://host.example/assets/a.js:1:2",
    "async*submit@https://host.example/assets/a.js:1:2",
    "map@[native code]",
  ])
    expect(redact(line)).toBe(line);
  expect(redact("submit@https://host.example/eve@x.example/a.js?b=c:1:2")).toBe(
    "submit@https://host.example/[@]/a.js",
  );
});

test("only the path and campaign of an address are measured, and the path of a referrer", () => {
  const address = "https://rivelac.example/fr/contact";
  const campaign = "utm_source=flyer&utm_content=a%26b&gclid=x1";
  expect(measuredAddress(`${address}?source=quiz&${campaign}&rec=anxiety#simple`)).toBe(
    `${address}?${campaign}`,
  );
  expect(measuredAddress(`${address}#utm_source=a`)).toBe(address);
  expect(measuredAddress(`${address}?rec=other`)).toBe(address);
  const visit = { path: "/fr", search: "", referrer: `${address}?rec=mood` };
  const now = new Date();
  const first = captured(null, visit, now);
  expect(first.referrer).toBe(address);
  expect(captured({ ...first, referrer: visit.referrer }, visit, now).referrer).toBe(address);
});

test("a visitor's campaign, its referrer and the first landing are kept until another campaign brings them back", () => {
  const on = (day: number) => new Date(Date.UTC(2026, 10, day));
  const campaign = { utm_source: "a", utm_medium: "b", utm_campaign: "c", utm_term: "d", utm_content: "e" };
  const utm = { ...campaign, gclid: "f", fbclid: "g" };
  const search = `?${new URLSearchParams({ ...utm, rec: "mood" })}`;
  const first = captured(null, { path: "/fr", search, referrer: "https://a.example/x" }, on(20));
  expect(first).toEqual({
    captured_at: on(20).toISOString(),
    utm,
    referrer: "https://a.example/x",
    first_landing: { path: "/fr", at: on(20).toISOString() },
  });
  const next = captured(first, { path: "/fr/blog", search: "", referrer: "https://b.example/" }, on(21));
  expect(next).toEqual({ ...first, captured_at: on(21).toISOString() });
  const other = captured(next, { path: "/en", search: "?gclid=h", referrer: "https://c.example/" }, on(22));
  expect(other).toEqual({
    captured_at: on(22).toISOString(),
    utm: { gclid: "h" },
    referrer: "https://c.example/",
    first_landing: first.first_landing,
  });
});

test("a campaign's value is cut to the length that the server accepts", () => {
  const visit = { path: "/fr", search: `?utm_source=${"x".repeat(300)}`, referrer: "" };
  expect(captured(null, visit, new Date()).utm.utm_source).toHaveLength(200);
});

test("data kept by an earlier visit is used as it is, and anything invalid is ignored", () => {
  const visit = { path: "/fr", search: "?utm_source=flyer&x=1", referrer: "https://a.example/b" };
  const kept = { ...captured(null, visit, new Date()), user_hash: "0a" };
  expect(parseMetadata(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(parseMetadata({ ...kept, utm: { utm_source: 1, other: "x" } })?.utm).toEqual({});
  for (const broken of [null, "text", [], {}, { ...kept, first_landing: "/fr" }, { ...kept, referrer: 1 }])
    expect(parseMetadata(broken)).toBeNull();
});

test("a browser is reduced to its family, its major version and its system", () => {
  const like = "(KHTML, like Gecko)";
  const known = {
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${like} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.3595.53`]:
      "Edge 142, Windows",
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 ${like} Version/26.1 Mobile/15E148 Safari/604.1`]:
      "Safari 26, iOS",
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 ${like} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`]:
      "Chrome 142, iOS",
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${like} Version/18.5 Safari/605.1.15`]:
      "Safari 18, macOS",
    "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0": "Firefox 145, Linux",
    [`Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 ${like} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`]:
      "Samsung Internet 28, Android",
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)": "crawler",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)": "crawler",
    [`Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) AppleWebKit/537.36 ${like} Chrome/142.0.0.0 Mobile Safari/537.36`]:
      "Chrome 142, Android",
    "eve@x.example 0795550101": "",
    "Chrome/41795550101": "Chrome 417",
    "": "",
  };
  expect(Object.keys(known).map(browserOf)).toEqual(Object.values(known));
  const platformOf = (platform: string) =>
    clientErrorReport.parse({ message: "fails", context: { platform } }).context.platform;
  expect(["MacIntel", "Win32", "Linux armv81", "iPhone", "eve"].map(platformOf)).toEqual([
    "macOS",
    "Windows",
    "Linux",
    "iOS",
    "",
  ]);
});

test("a window counts as a phone's below 768 pixels, and as a tablet's below 1024", () => {
  expect([390, 767, 768, 1023, 1024].map(deviceOf)).toEqual([
    "mobile",
    "mobile",
    "tablet",
    "tablet",
    "desktop",
  ]);
});

test("a time in the night of a clock change is the instant that a Swiss clock shows", () => {
  expect(zurichInstant("2026-03-29", 90).toISOString()).toBe("2026-03-29T00:30:00.000Z");
  expect(zurichInstant("2026-10-25", 90).toISOString()).toBe("2026-10-24T23:30:00.000Z");
});

test("a Swiss day begins and ends at Swiss midnight, in winter, in summer and when clocks change", () => {
  expect(zurichDayBounds("2026-01-15")).toEqual({
    from: "2026-01-14T23:00:00.000Z",
    until: "2026-01-15T23:00:00.000Z",
  });
  expect(zurichDayBounds("2026-07-15")).toEqual({
    from: "2026-07-14T22:00:00.000Z",
    until: "2026-07-15T22:00:00.000Z",
  });
  expect(zurichDayBounds("2026-03-29")).toEqual({
    from: "2026-03-28T23:00:00.000Z",
    until: "2026-03-29T22:00:00.000Z",
  });
  expect(zurichDayBounds("2026-10-25")).toEqual({
    from: "2026-10-24T22:00:00.000Z",
    until: "2026-10-25T23:00:00.000Z",
  });
  expect(zurichDay(new Date("2026-11-20T23:30:00Z"))).toBe("2026-11-21");
});

test("spaces and apostrophes follow the rules of typography", () => {
  const { en, fr } = typeset({
    en: ["it's CHF 250", { to: "/a:b" }],
    fr: ["l'oncle dit : « Quoi ? » à 20 %", { to: "/a:b" }],
  });
  expect(en).toEqual(["it’s CHF\u00A0250", { to: "/a:b" }]);
  expect(fr).toEqual(["l’oncle dit\u202F: «\u202FQuoi\u202F?\u202F» à 20\u202F%", { to: "/a:b" }]);
});

test("no line ends between a number and what it counts", () => {
  const { en, fr } = typeset({
    en: "2 to 3 working days, 1 month's notice, 30 days, 42 business hours, 4 plans, from CHF 420 to 700 on 12 December",
    fr: "de 8 h 30 à 12 h, 1 mois de préavis, 120 avis, du 1er avril au 15 octobre, 4 plans, 140 emplacements dès CHF 420",
  });
  expect(en.replaceAll("\u00A0", "_")).toBe(
    "2_to_3_working days, 1_month’s notice, 30_days, 42_business hours, 4 plans, from_CHF_420_to_700 on 12_December",
  );
  expect(fr.replaceAll("\u00A0", "_")).toBe(
    "de 8_h_30 à 12_h, 1_mois de préavis, 120_avis, du 1er_avril au 15_octobre, 4 plans, 140_emplacements dès_CHF_420",
  );
});

test("a range from thousands may be split before its second half, since both together leave half a line empty", () => {
  const { en, fr } = typeset({
    en: "It costs from CHF 3,000 to 15,000",
    fr: "de CHF 3’000 à 15’000, de 300 à 1’500",
  });
  expect(en.replaceAll("\u00A0", "_")).toBe("It costs from_CHF_3,000 to_15,000");
  expect(fr.replaceAll("\u00A0", "_")).toBe("de CHF_3’000 à_15’000, de 300_à_1’500");
});

test("no line ends between a number and its unit, and a link's text gets the typographic apostrophe, too", () => {
  const { en, fr } = typeset({
    en: "a line of 0.3 mm for 140 francs, 3 more lines",
    fr: "d'[un trait](/a) de 0,3 mm, dès 1’300 m, 145 francs le m², 3 marches",
  });
  expect(en).toBe("a line of 0.3\u00A0mm for 140\u00A0francs, 3 more lines");
  expect(fr).toBe("d’[un trait](/a) de 0,3\u00A0mm, dès 1’300\u00A0m, 145\u00A0francs le m², 3 marches");
});

test("no line ends inside a short compound or before its short end, and addresses stay as they are", () => {
  const joined = unbroken(
    "Où en est-on ? Une station-service, un rendez-vous à Yverdon-les-Bains, l’anti-inflammatoire-là.",
  );
  expect(joined.replaceAll("-\u2060", "=")).toBe(
    "Où en est=on ? Une station=service, un rendez=vous à Yverdon-les=Bains, l’anti-inflammatoire=là.",
  );
  // Fifteen letters stay together; sixteen may be split, but not before an end of five.
  expect(unbroken("Une arrière-boutique")).toBe("Une arrière-boutique");
  expect(unbroken("À Saint-Maurice-du-Valais")).toBe("À Saint-Maurice-du-Valais");
  for (const name of [
    "La Chaux-de-Fonds",
    "La Tour-de-Peilz",
    "Le Locle",
    "La Sagne",
    "Les Brenets",
    "Le Corbusier",
  ])
    expect(unbroken(`Autour de ${name}`)).toContain(name.replace(" ", "\u00A0").split("-")[0]);
  expect(unbroken("Vos clients à La Chaux-de-Fonds")).toContain("à\u00A0La\u00A0Chaux");
  for (const text of [
    "la-chaux-de-fonds",
    "voir escaliers-duc.example",
    "[lire](/blog/fiche-google-en-une-heure), puis",
    "à un-nom@duc-sa.example",
  ])
    expect(unbroken(text)).toBe(text);
});

test("no line of large text ends with a word of one or two letters, nor begins with the end of a sentence", () => {
  expect(tied("three prices I’d put my name to. It took me an evening, once")).toBe(
    "three prices I’d put my\u00A0name\u00A0to. It\u00A0took me\u00A0an\u00A0evening, once",
  );
  expect(tied("Vingt minutes. Ils m’en ont laissé")).toContain("Ils\u00A0m’en");
  expect(tied("A view across the sea.")).toBe("A\u00A0view across the\u00A0sea.");
  expect(tied("C’est sûr : « Il a le pain »")).toBe("C’est sûr : « Il\u00A0a\u00A0le\u00A0pain »");
  // A link word of three or four letters stays with the next, unless both are too long for a narrow line.
  expect(tied("Combien de nuits avec vos clients")).toBe("Combien de\u00A0nuits avec\u00A0vos\u00A0clients");
  expect(tied("pour l’accompagnement de vos")).toBe("pour l’accompagnement de\u00A0vos");
  // An elided article stays with its noun, a small number with what it counts.
  expect(tied("Comment structurer le site d’une PME")).toContain("d’une\u00A0PME");
  expect(tied("Essayez : deux nuits à Montreux")).toContain("deux\u00A0nuits");
});

test("titles of a page are tied, its text is not", () => {
  const page = {
    title: "Le prix et la durée",
    items: [{ title: "Du logo à la vitrine", text: "Le prix est à vous" }],
  };
  expect(withTiedTitles(page)).toEqual({
    title: "Le\u00A0prix et\u00A0la\u00A0durée",
    items: [{ title: "Du\u00A0logo à\u00A0la\u00A0vitrine", text: "Le prix est à vous" }],
  });
});

test("the studio's coordinates are written as on a Swiss map", () => {
  const { east, north } = studio;
  expect(coordinates()).toMatch(/^\d’\d{3}’\d{3} \/ \d’\d{3}’\d{3}$/);
  expect(coordinates().replaceAll("’", "")).toBe(`${east} / ${north}`);
});

test("a person's initials are those of two names at most", () => {
  expect(["Anne Favre", "élodie", "Jean de La Harpe", "  Mira  Osmani "].map(initials)).toEqual([
    "AF",
    "É",
    "JD",
    "MO",
  ]);
});

test("a price is split at its slash into amount and period", () => {
  expect(amountAndPeriod("CHF 425/paid once")).toEqual({ amount: "CHF 425", period: "paid once" });
  expect(amountAndPeriod("On request")).toEqual({ amount: "On request", period: "" });
});

test("a newsletter sign-up needs an address and nothing else, and is not yet confirmed", () => {
  for (const email of ["", "not an address"])
    expect(parseLead({ type: "newsletter", email })).toEqual({ error: "email_required" });
  expect(parseLead({ type: "newsletter", email: "ada@rochat.example" })).toMatchObject({
    lead: { kind: "newsletter", name: "", phone: null, details: { confirmation: "unconfirmed" } },
  });
  expect(parseLead({ type: "newsletter", email: "ada@rochat.example", confirmation: "yes" })).toEqual({
    error: "invalid_body",
  });
});

test("apostrophes and percentages are written plainly in the source, and formatted for each language", () => {
  const typedPlainly = "The clients' site isn't 20 % slower";
  const { en, fr } = typeset({ en: typedPlainly, fr: "L'offre de 20 % d'un an" });
  expect(en).toBe("The clients’ site isn’t 20% slower");
  expect(fr).toBe("L’offre de 20\u202F% d’un an");
});

test("French text has no-break spaces in thousands, but telephone numbers stay unchanged", () => {
  const { fr } = typeset({ en: "", fr: "18 420 CHF, 2 847 visites, 021 555 01 42" });
  expect(fr).toBe("18\u202F420\u00A0CHF, 2\u202F847 visites, 021 555 01 42");
});

test("a path has one canonical spelling, which maps to itself", () => {
  const spelled = {
    "/": "/",
    "//": "/",
    "/en/contact": "/en/contact",
    "/en//%63ontact/": "/en/contact",
    "/en/contact/_.data": "/en/contact.data",
    "/_.data": "/",
    "//elsewhere.example/a": "/elsewhere.example/a",
    "/%2F%2Felsewhere.example": "/%2F%2Felsewhere.example",
    "/en/a%3Fb=c": "/en/a%3Fb=c",
    "/en/%zz": "/en/%25zz",
    "/en/show%0D%0Acases": "/en/showcases",
    "/en/Contact": "/en/Contact",
  };
  for (const [path, normal] of Object.entries(spelled)) {
    expect(normalPath(path), path).toBe(normal);
    expect(normalPath(normal), path).toBe(normal);
  }
  expect(
    ["/en", "/en/la-chaux-2.data", "/", "/en/", "/EN", "/en/.data", "//en", "en"].map(isPagePath),
  ).toEqual([true, true, ...[false, false, false, false, false, false]]);
});

test("the time to read a path grows with its length, however its line ends are nested", () => {
  const nested = (times: number) => `/en/${"%".repeat(times)}${"0a".repeat(times)}`;
  expect(quickest(() => normalPath(nested(4000)))).toBeLessThan(40 * quickest(() => normalPath(nested(400))));
});

test("the error texts on length name the actual limits", () => {
  for (const locale of ["en", "fr"] as const)
    for (const [sentence, limit] of [
      [apiErrors[locale].message_too_long, limits.message],
      [questionLimit[locale], MESSAGE_LIMIT],
    ] as const)
      expect(sentence.replace(/\D/g, "")).toBe(String(limit));
});

test("an offer requested on the contact page has the same name as on its card", () => {
  for (const locale of locales) {
    for (const { name, action } of [seoVisibility[locale], chatbots[locale]].flatMap(
      ({ offers }) => offers.cards,
    )) {
      const { searchParams } = new URL(action.to, "https://rivelac.example");
      expect(offerNameOf(searchParams.get("plan"))?.[locale].toLowerCase()).toContain(
        name.replace(/\s/g, " ").toLowerCase(),
      );
    }
  }
});
