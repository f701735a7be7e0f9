import { type Locale, type Localized, locales } from "#app/domain/language/locale";
import type { Site } from "./site";

export interface Crumb {
  name: string;
  /** With its language, `/en/services`. */
  path: string;
}

/** What stands in a page's <head>, and the trail at its top. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  alternates: { language: Locale | "x-default"; url: string }[];
  isIndexed: boolean;
  trail: Crumb[];
  /** What the trail is called. */
  trailLabel: string;
}

interface HeadSource {
  site: Site;
  locale: Locale;
  /** The page below the language segment, per language: `/services`. */
  address: Localized<string>;
  title: string;
  description: string;
  /** Names of the site's pages by address, for the trail. */
  names: Record<string, string>;
  trailLabel: string;
  /** The page's own name in the trail, where `names` does not know it. */
  name?: string | undefined;
  /** The page above it in the trail, where its address does not tell. */
  under?: string | undefined;
  isIndexed?: boolean | undefined;
}

/** A page's head: canonical on the market host of its own language, never on the host that asked. */
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

/** The picture of a page for networks, by the page's path. */
export function cardOf(path: string): string {
  return `/og${path}.png`;
}

/** A page in each language, and in English for everyone else. */
export function alternatesOf(site: Site, address: Localized<string>): Head["alternates"] {
  return [
    ...locales.map((language) => ({ language, url: urlOf(site, language, address[language]) })),
    { language: "x-default", url: urlOf(site, "en", address.en) },
  ];
}

export function urlOf(site: Site, locale: Locale, address: string): string {
  return `${site.origins[locale]}/${locale}${address}`;
}

/** Home, then every part of the address that is a page of its own; the language is no crumb. */
function trailOf({ locale, address, names, name, under }: HeadSource): Crumb[] {
  const parts = address[locale].split("/").slice(1);
  const addresses = ["", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  const own = addresses.pop() ?? "";
  return [...addresses, ...(under ? [under] : []), own].flatMap((part) => {
    const crumb = part === address[locale] ? (name ?? names[part]) : names[part];
    return crumb === undefined ? [] : [{ name: crumb, path: `/${locale}${part}` }];
  });
}
