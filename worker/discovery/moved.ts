import type { MiddlewareHandler } from "hono";
import type { pageNames } from "#app/content/shared/page-names";
import type { Locale } from "#app/domain/language/locale";
import type { CaseSlug } from "#app/domain/offers/cases";
import type { CitySlug } from "#app/domain/offers/cities";
import { normalPath } from "#app/domain/site/address";

/** The path of a page with its language. The type does not check whether an article exists. */
type Page =
  `/${Locale}${keyof typeof pageNames.en | `/showcases/${CaseSlug}` | `/services/seo-visibility-${CitySlug}` | `/blog/${string}`}`;

/**
 * Redirects: the page that replaces a removed address, written as the inbox shows it: `["/agence.html",
 * "/fr/about-us"]`.
 */
export const moved = new Map<string, Page>();

/** Redirects a removed address to the page that replaces it (308), with the query. */
export function fromMoved(addresses: ReadonlyMap<string, Page>): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const page = addresses.get(normalPath(pathname));
    return page ? c.redirect(page + search, 308) : next();
  };
}
