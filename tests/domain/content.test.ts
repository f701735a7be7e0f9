import { existsSync, globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { aboutUs } from "#app/content/pages/about-us";
import { articles, written } from "#app/content/pages/blog";
import { privacy } from "#app/content/pages/privacy";
import { refreshQuestions } from "#app/content/services/site-questions";
import { clientReviews } from "#app/content/shared/reviews";
import { type Locale, locales } from "#app/domain/language/locale";
import { median } from "#app/domain/median";
import { cities } from "#app/domain/offers/cities";
import { claims } from "#app/domain/offers/claims";
import { offerNameOf } from "#app/domain/offers/offer-names";
import { townPageOf } from "#app/routes/services/town-page";
import { signatures } from "#app/sections/about/signatures";
import { inLanguage, modules, strings } from "#tests/content-texts";

const contents = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .flatMap((content) => (content instanceof Map ? [...content.values()] : [content]));
const english = contents.flatMap((content) => inLanguage(content, "en"));
const french = contents.flatMap((content) => inLanguage(content, "fr"));

test("French follows the rules of French typography", () => {
  const faults = strings(french).filter((text) =>
    / [;:!?»%]|« |\p{L}'\[?\p{L}|[^\s\d\u202F\u00A0][;!?»](?:\s|$)/u.test(text),
  );
  expect(faults).toEqual([]);
});

test("English has no typewriter apostrophe", () => {
  expect(strings(english).filter((text) => /\p{L}'\[?\p{L}/u.test(text))).toEqual([]);
});

test("the content of both languages has the same structure", () => {
  const shape = (value: unknown): unknown =>
    typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shape(item)]))
      : typeof value;
  expect(french.length).toBeGreaterThan(30);
  expect(french.map(shape)).toEqual(english.map(shape));
});

test("no page and no style has a character that would need the whole typeface", () => {
  const [, ranges = ""] =
    /unicode-range:\s*([^;]+);/.exec(readFileSync("app/styles/typeface/other-letters.css", "utf8")) ?? [];
  const other = new RegExp(
    `[${ranges.replaceAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?,?\s*/g, (_, first, last = first) => `\\u{${first}}-\\u{${last}}`)}]`,
    "u",
  );
  expect(["Añe", "ça", "où", "Ørsted"].filter((word) => other.test(word))).toEqual(["Añe", "Ørsted"]);
  const shown = strings([english, french]).map((text) => text.replaceAll(/\{[^}]*\}|[[\]]|^[~>]/gm, ""));
  const styled = globSync("app/{sections,shell,forms,ui}/**/*.css").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/content: "([^"\\]+)"/g)].map(([, text = ""]) => text),
  );
  expect(styled).toContain("–");
  expect([...shown, ...styled].filter((text) => other.test(text))).toEqual([]);
});

test("the contact page knows every offer that a page links to it with", () => {
  const linked = strings([english, french]).flatMap((text) =>
    [...text.matchAll(/\/contact\?plan=([\w-]+)/g)].map(([, value = ""]) => value),
  );
  expect(linked).toContain("audit-seo");
  expect(linked.filter((value) => offerNameOf(value) === undefined)).toEqual([]);
});

test("no placeholder text is left", () => {
  expect(
    strings([english, french]).filter((text) => /lorem|ipsum|todo|xxx|2500 EUR|cerrar/i.test(text)),
  ).toEqual([]);
});

test("each team member has a signature below the pledge and a summit on the panorama", () => {
  const panorama = readFileSync("app/sections/about/peak-places.module.css", "utf8");
  const places = new Set(panorama.match(/(?<=:nth-child\()\d+/g));
  expect([signatures.length, places.size]).toEqual([claims.team, claims.team]);
  const aside = [...panorama.matchAll(/left: ([\d.]+)%/g)].map(([, left]) => Number(left));
  expect(aside.filter((left) => left > 100)).toEqual([]);
});

test("the team has the stated size, three clients have large testimonials, and each has a small portrait file", () => {
  for (const locale of locales) {
    const { people } = aboutUs[locale].team;
    const { voices } = clientReviews[locale];
    expect([people.length, voices.length]).toEqual([claims.team, 3]);
    const portraits = [...people, ...voices].map(({ portrait }) => portrait.src);
    expect(new Set(portraits).size).toBe(claims.team + 3);
    for (const src of portraits)
      expect(brotliCompressSync(readFileSync(`public${src}`)).length, src).toBeLessThan(12 * 1024);
  }
});

test("each article has at least 600 words, and the one on structure keeps its six to eight clusters", () => {
  for (const { slug, content } of [...articles.en, ...articles.fr]) {
    expect(content.split(/\s+/).length, slug).toBeGreaterThanOrEqual(600);
  }
  const structure = "structurer-site-seo-2025";
  expect(articles.en.find(({ slug }) => slug === structure)?.content).toContain("six to eight clusters");
  expect(articles.fr.find(({ slug }) => slug === structure)?.content).toContain("six à huit groupes");
});

test("each article has its drawing, and one for each place in its margin that names a drawing", () => {
  const names = [...articles.en, ...articles.fr].flatMap(({ figure, margin }) => [
    figure,
    ...Object.values(margin).flatMap(({ drawing }) => (drawing ? `margins/${drawing}` : [])),
  ]);
  const files = [...new Set(names)].map((name) => `app/artwork/sheets/articles/${name}.svg`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** The texts of both languages in pairs, with their path in the content. */
function pairs(one: unknown, other: unknown, where = ""): [where: string, en: string, fr: string][] {
  if (typeof one === "string" && typeof other === "string") return [[where, one, other]];
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return [];
  const others = new Map(Object.entries(other));
  return Object.entries(one).flatMap(([key, value]) => pairs(value, others.get(key), `${where}/${key}`));
}

/** The figures of a text in a form common to both languages: `9:00` is `9 h` in French, `08:05` is `8 h 05`. */
const figuresOf = (text: string) =>
  (
    text
      .replace(/(?<=\d):00\b/g, "")
      .replace(/\b0(?=\d:\d\d)/g, "")
      .match(/\d[\d’,.\s]*/g) ?? []
  )
    .map((figure) =>
      figure
        .replace(/[’\s]|,(?=\d{3})/g, "")
        .replace(",", ".")
        .replace(/\.$/, ""),
    )
    .toSorted();

test("both languages carry the same figures, prices and links, text by text", () => {
  const texts = english.flatMap((content, index) => pairs(content, french[index], `${index}`));
  expect(texts.length).toBeGreaterThan(1000);
  const faults = texts.filter(([where, en, fr]) => {
    const isLink = /\/(?:to|href)$/.test(where) && /^[/#]|^https:/.test(en + fr);
    const article = written.find((each) => en === `/blog/${each.en.slug}`);
    const inFrench = article ? `/blog/${article.fr.slug}` : en;
    return isLink ? fr !== inFrench : `${figuresOf(en)}` !== `${figuresOf(fr)}`;
  });
  expect(faults).toEqual([]);
});

/** The assistant's answers, whose texts are one level deeper in the content than those of pages. */
const answers = Object.entries(modules)
  .filter(([file]) => file.includes("/assistant/"))
  .flatMap(([, exports]) => Object.values(exports).flatMap((entries) => Object.values(entries ?? {})))
  .flatMap((entry) => (typeof entry === "object" && entry !== null && "say" in entry ? [entry.say] : []));

/** Expressions that readers did not understand or like: calques, riddles, false friends, clichés. */
const stumbled = {
  en: /\bdelays?\b|\be-mail|neighbour|\bwished\b|fiduciary|print supports|brand charter|most chosen|\bmend(?:s|ed)?\b|\bprices we print|SEO & (?!Ads)|map of your town|off the map|whole map|better map|one hand|sheet \d|, not (?:a|an|the|to(?! scale)|in|promised|clicks)\b/i,
  fr: /\bvoisins?\b|courriels?\b|sur la carte\b|console de recherche|campagnes de recherche|questions répondues|ce que l[’']on cherche|autant que je sais|à son propre coût|gagne sa place|l[’']étagère|bon vélo|justificatif à|une seule main|feuille \d|nLPD|Hotel\b(?!-)|Elodie|Dr\. Anne/i,
};

test("expressions that readers stumbled over do not come back", () => {
  const found = Object.entries(modules).flatMap(([file, exports]) =>
    Object.values(exports).flatMap((content) =>
      [
        ...strings(inLanguage(content, "en")).filter((text) => stumbled.en.test(text)),
        ...strings(inLanguage(content, "fr")).filter((text) => stumbled.fr.test(text)),
      ].map((text) => `${file}: ${text}`),
    ),
  );
  const said = (["en", "fr"] as const).flatMap((locale) =>
    answers.flatMap((say) => strings(inLanguage(say, locale)).filter((text) => stumbled[locale].test(text))),
  );
  expect(answers.length).toBeGreaterThan(200);
  expect([...found, ...said]).toEqual([]);
});

/** The sentences of each content file: texts long enough to be sentences, without their markup. */
function sentencesByFile(locale: Locale): string[][] {
  return Object.entries(modules).flatMap(([file, exports]) => {
    if (file.includes("/shared/")) return [];
    const told = Object.values(exports)
      .flatMap((content) => (content instanceof Map ? [...content.values()] : [content]))
      .flatMap((content) => strings(inLanguage(content, locale)));
    const sentences = told
      .filter((text) => text.length > 60)
      .flatMap((text) => text.replace(/\n(?:## |- )?/g, "\n").split(/(?<=[.!?])\s+|\n+/))
      .filter((sentence) => sentence.split(/\s+/).length > 3);
    return sentences.length > 4 ? [sentences] : [];
  });
}

const wordsOf = (sentence: string) => sentence.match(/[\p{L}]+/gu) ?? [];

const syllables: Record<Locale, (word: string) => number> = {
  en: (word) =>
    Math.max(
      1,
      (word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/i, "").match(/[aeiouy]{1,2}/gi) ?? []).length,
    ),
  fr: (word) =>
    Math.max(
      1,
      (word.replace(/(?<=.{3})(?:es?|ent)$/i, "").match(/[aeiouyàâäéèêëîïôöùûüœ]+/gi) ?? []).length,
    ),
};

/** Words per sentence and syllables per word. */
function measured(sentences: string[], locale: Locale): { length: number; weight: number } {
  const words = sentences.flatMap(wordsOf);
  const weight = words.reduce((sum, word) => sum + syllables[locale](word), 0) / words.length;
  return { length: words.length / sentences.length, weight };
}

test("in the median of pages English reads at grade 8 or below (Flesch–Kincaid)", () => {
  const grades = sentencesByFile("en").map((sentences) => {
    const { length, weight } = measured(sentences, "en");
    return 0.39 * length + 11.8 * weight - 15.59;
  });
  expect(grades.length).toBeGreaterThan(20);
  expect(median(grades)).toBeLessThanOrEqual(8);
});

test("in the median of pages French reads with ease, at 60 or above (Kandel–Moles)", () => {
  const eases = sentencesByFile("fr").map((sentences) => {
    const { length, weight } = measured(sentences, "fr");
    return 207 - 1.015 * length - 73.6 * weight;
  });
  expect(eases.length).toBeGreaterThan(20);
  expect(median(eases)).toBeGreaterThanOrEqual(60);
});

test("the text on a town, and on its competitors in search, is used for no other town", () => {
  for (const locale of locales) {
    const said = cities.flatMap((city) => {
      const { intro, town, contact } = townPageOf(city, locale);
      const [{ title, text } = { title: "", text: "" }, ...rivals] = town.search.results;
      const { paragraphs } = town.searches.first;
      const found = rivals.flatMap((rival) => [rival.site, rival.title, rival.text]);
      return [intro.lead, contact.lead, ...town.place.paragraphs, ...paragraphs, title, text, ...found];
    });
    expect(said.filter((text, index) => said.indexOf(text) < index)).toEqual([]);
  }
});

test("each page has its own text beside its form, and its own label for the message", () => {
  for (const told of [english, french]) {
    const contacts = told.flatMap((content) => {
      const contact: unknown =
        typeof content === "object" && content !== null ? Reflect.get(content, "contact") : undefined;
      return typeof contact === "object" && contact !== null && "message" in contact ? [contact] : [];
    });
    expect(contacts.length).toBeGreaterThan(6);
    const said = contacts.flatMap(strings);
    expect(said.filter((text, index) => said.indexOf(text) < index)).toEqual([]);
  }
});

test("the privacy page names everything that the pages store in a browser", () => {
  const sources = globSync("app/**/*.{ts,tsx}", { exclude: ["app/staff/**"] }).map((file) =>
    readFileSync(file, "utf8"),
  );
  /** The text of a constant, or the prefix of the texts that a function returns. */
  const textOf = (name: string, source: string) => {
    const meaning = new RegExp(`const ${name} = (?:\\(.*?\\) => )?["\`]([\\w.-]+?)\\.?["\`$]`);
    return [source, ...sources].map((each) => meaning.exec(each)?.[1]).find(Boolean);
  };
  const calls =
    /\b(?:(?:readStored|store)\(\s*"(?:local|session)Storage",|caches\.open\(|cacheName:|openDB.*\()\s*("?[\w-]+)/g;
  const used = sources.flatMap((source) =>
    [...source.matchAll(calls)].map(([, name = ""]) =>
      name.startsWith('"') ? name.slice(1) : (textOf(name, source) ?? name),
    ),
  );
  // React Router and Workbox store data of their own.
  const names = new Set([...used, "react-router-scroll-positions", "workbox-expiration"]);
  expect(names.size).toBeGreaterThan(13);
  for (const locale of locales) {
    const { rows = [] } = privacy[locale].chapters.flatMap(({ stored }) => stored ?? [])[0] ?? {};
    const told = rows.flatMap(({ name }) => name.split(", "));
    expect([...names].filter((name) => !told.includes(name))).toEqual([]);
  }
});

test("the questions of somebody who has a site already are answered: domain, text, photographs and changes", () => {
  const asked = [/domain/, /text/i, /photograph/, /change/];
  const { items } = refreshQuestions.en;
  expect(items.map(({ question }, place) => asked[place]?.test(question))).toEqual(asked.map(() => true));
});
