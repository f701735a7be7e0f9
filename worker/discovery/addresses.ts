import { articles } from "#app/content/blog";
import { pageNames } from "#app/content/page-names";
import { cities } from "#app/domain/cities";
import type { Localized } from "#app/domain/locale";

/** A page that search engines may keep. */
export interface Indexed {
  /** Below the language. */
  address: Localized<string>;
  /** ISO day of its last change. */
  lastChange: string;
}

const unindexed = ["/dashboard", "/builder", "/offline"];

const inBoth = (address: string) => ({ en: address, fr: address });

/** Every page of the site that is indexed: those with a name, a page for each town, and the articles. */
export function indexedPages(): Indexed[] {
  const changes = import.meta.env.LAST_CHANGES;
  const changeOf = (address: string) => changes[address.split("/").at(-1) || "home"] ?? changes.build ?? "";
  const search = "/services/seo-visibility";
  return [
    ...Object.keys(pageNames.en)
      .filter((address) => !unindexed.includes(address))
      .map((address) => ({ address: inBoth(address), lastChange: changeOf(address) })),
    ...cities.map(({ slug }) => ({
      address: { en: `${search}-${slug.en}`, fr: `${search}-${slug.fr}` },
      lastChange: changeOf(search),
    })),
    ...articles.en.map(({ slug, date }) => ({ address: inBoth(`/blog/${slug}`), lastChange: date })),
  ];
}
