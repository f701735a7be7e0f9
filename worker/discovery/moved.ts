import type { MiddlewareHandler } from "hono";
import type { pageNames } from "#app/content/shared/page-names";
import type { Locale } from "#app/domain/language/locale";
import type { CaseSlug } from "#app/domain/offers/cases";
import type { CitySlug } from "#app/domain/offers/cities";
import { normalPath } from "#app/domain/site/address";

/** A page with its language; of an article, no type knows whether it is there. */
type Page =
  `/${Locale}${keyof typeof pageNames.en | `/showcases/${CaseSlug}` | `/services/seo-visibility-${CitySlug}` | `/blog/${string}`}`;

/** The page in the place of an address that is gone, spelt as in the inbox: `["/agence.html", "/fr/about-us"]`. */
export const moved = new Map<string, Page>();

/** Sends whoever asks for an address that is gone to the page in its place, with their query. */
export function fromMoved(addresses: ReadonlyMap<string, Page>): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const page = addresses.get(normalPath(pathname));
    return page ? c.redirect(page + search, 308) : next();
  };
}
