import type { LoaderFunctionArgs } from "react-router";
import type { HeadWords } from "#app/content/shared/page-content";
import { pageNames, trailLabel } from "#app/content/shared/page-names";
import { addressOfPath, type Localized } from "#app/domain/language/locale";
import { withTiedTitles } from "#app/domain/language/typography";
import { type Head, headOf } from "#app/domain/site/head";
import { graphOf, organization } from "#app/domain/site/structured-data";
import { siteContext, structuredDataContext } from "./context";
import { localeOf } from "./locale-of";

export interface PageOptions {
  /** The canonical path below the language; by default the requested one. */
  address?: Localized<string>;
  /** The name in the breadcrumbs, if the menus have none. */
  name?: string;
  /** The parent page in the breadcrumbs, if the path does not tell. */
  under?: string;
  isIndexed?: boolean;
  /** schema.org nodes in addition to the breadcrumbs and the agency, to which they refer. */
  nodes?: object[];
}

/** The loader's arguments that describe the requested page. */
export type PageArgs = Pick<LoaderFunctionArgs, "url" | "params" | "context">;

/**
 * A page's texts in the requested language, and its head; sets the structured data for the renderer. Throws a 404 if
 * the address names no language.
 */
export function pageOf<Words extends { head: HeadWords }>(
  args: PageArgs,
  words: Words,
  { nodes = [], ...options }: PageOptions = {},
): Omit<Words, "head"> & { head: Head } {
  const site = args.context.get(siteContext);
  const locale = localeOf(args);
  const asked = addressOfPath(args.url.pathname);
  const head = headOf({
    site,
    locale,
    names: pageNames[locale],
    trailLabel: trailLabel[locale],
    address: { en: asked, fr: asked },
    ...words.head,
    ...options,
  });
  const described = nodes.length > 0 ? [organization(site), ...nodes] : [];
  args.context.set(structuredDataContext, graphOf(head.trail, site.origins[locale], described));
  return { ...withTiedTitles(words), head };
}
