import { type Locale, type Localized, locales } from "#app/domain/language/locale";
import type { Site } from "./site";

export interface Crumb {
  name: string;
  /** With its language, `/en/services`. */
  path: string;
}

/** The content of a page's <head>, and its breadcrumbs. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  alternates: { language: Locale | "x-default"; url: string }[];
  isIndexed: boolean;
  trail: Crumb[];
  /** The accessible name of the breadcrumbs. */
  trailLabel: string;
}

interface HeadSource {
  site: Site;
  locale: Locale;
  /** The page's path below the language, per language: `/services`. */
  address: Localized<string>;
  title: string;
  description: string;
  /** Names of the site's pages by path, for the breadcrumbs. */
  names: Record<string, string>;
  trailLabel: string;
  /** The page's own name in the breadcrumbs, if `names` does not have it. */
  name?: string | undefined;
  /** The parent page in the breadcrumbs, if the path does not tell. */
  under?: string | undefined;
  isIndexed?: boolean | undefined;
}

/** A page's head. The canonical URL is on the market host of the page's language, whatever host was requested. */
export function headOf(source: HeadSource): Head {
  const { site, locale, address, title, description, trailLabel, isIndexed = true } = source;
  return {
    title,
    description,
    canonical: urlOf(site, locale, address[locale]),
    alternates: alternatesOf(site, address),
    isIndexed,
    trail: trailOf(source),
    trailLabel,
  };
}

/** The preview image of a page for social networks, by the page's path. */
export function cardOf(path: string): string {
  return `/og${path}.png`;
}

/** The URLs of a page in each language, with English as the default. */
export function alternatesOf(site: Site, address: Localized<string>): Head["alternates"] {
  return [
    ...locales.map((language) => ({ language, url: urlOf(site, language, address[language]) })),
    { language: "x-default", url: urlOf(site, "en", address.en) },
  ];
}

export function urlOf(site: Site, locale: Locale, address: string): string {
  return `${site.origins[locale]}/${locale}${address}`;
}

/** The breadcrumbs: home, then every part of the path that is a page of its own. The language is left out. */
function trailOf({ locale, address, names, name, under }: HeadSource): Crumb[] {
  const parts = address[locale].split("/").slice(1);
  const addresses = ["", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  const own = addresses.pop() ?? "";
  return [...addresses, ...(under ? [under] : []), own].flatMap((part) => {
    const crumb = part === address[locale] ? (name ?? names[part]) : names[part];
    return crumb === undefined ? [] : [{ name: crumb, path: `/${locale}${part}` }];
  });
}
