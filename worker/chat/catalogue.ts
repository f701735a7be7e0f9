import { billing } from "#app/content/assistant/answers/billing";
import { cases } from "#app/content/assistant/answers/cases";
import { conditions } from "#app/content/assistant/answers/conditions";
import { craft } from "#app/content/assistant/answers/craft";
import { dealings } from "#app/content/assistant/answers/dealings";
import { details } from "#app/content/assistant/answers/details";
import type { Entries, Entry } from "#app/content/assistant/answers/entry";
import { features } from "#app/content/assistant/answers/features";
import { matters } from "#app/content/assistant/answers/matters";
import { people } from "#app/content/assistant/answers/people";
import { prices } from "#app/content/assistant/answers/prices";
import { reach } from "#app/content/assistant/answers/reach";
import { running } from "#app/content/assistant/answers/running";
import { talk } from "#app/content/assistant/answers/talk";
import { together } from "#app/content/assistant/answers/together";
import { visibility } from "#app/content/assistant/answers/visibility";
import { websites } from "#app/content/assistant/answers/websites";
import { articles } from "#app/content/pages/blog";
import { pageNames } from "#app/content/shared/page-names";
import type { OfferKey } from "#app/domain/chat/facts";
import type { Locale } from "#app/domain/language/locale";
import { saidLazily } from "#app/domain/language/typography";
import { caseSlugs, cases as clients } from "#app/domain/offers/cases";
import { type City, cities, townAddress } from "#app/domain/offers/cities";

/** Every answer of the assistant, by `file.name`. */
export const catalogue: ReadonlyMap<string, Entry> = new Map(
  Object.entries<Entries>({
    prices,
    billing,
    conditions,
    websites,
    features,
    visibility,
    reach,
    running,
    craft,
    people,
    together,
    dealings,
    cases,
    details,
    matters,
    talk,
  }).flatMap(([file, entries]) =>
    Object.entries(entries).map(([name, entry]) => [`${file}.${name}`, entry] as const),
  ),
);

/** Answers that are not in the catalogue: those computed or asked back, and “not known”. */
const answersOutsideCatalogue = ["composed", "unknown"] as const;

/** The trained class of messages that ask for nothing that we can answer. */
export const NONE = "none";

/** Whether this is the id of an answer. */
export function isAnswer(name: string): boolean {
  return catalogue.has(name) || answersOutsideCatalogue.some((each) => each === name);
}

/** Small talk, and questions that are not ours to answer. */
export const isSmallTalk = (id: string) => id.startsWith("talk.");

/** The answer that describes an offer. */
export function entryOfOffer(offer: OfferKey): string {
  return [...catalogue].find(([, entry]) => entry.offer === offer)?.[0] ?? "";
}

/** The page of a town, as a path below the language. */
export const pageOfTown = (city: City, locale: Locale) => townAddress(city)[locale];

/** Every page that an answer may link to: titles by path. */
export const pageTitles = saidLazily(
  (locale) =>
    new Map<string, string>([
      ...Object.entries(pageNames[locale]).map(([address, name]) => [`/${locale}${address}`, name] as const),
      ...articles[locale].map(({ slug, title }) => [`/${locale}/blog/${slug}`, title] as const),
      ...cities.map((city) => [`/${locale}${pageOfTown(city, locale)}`, city.name[locale]] as const),
      ...caseSlugs.map((slug) => [`/${locale}/showcases/${slug}`, clients[slug].client] as const),
    ]),
);
