import type { LoaderFunctionArgs } from "react-router";
import type { HeadWords } from "#app/content/shared/page-content";
import { pageNames, trailLabel } from "#app/content/shared/page-names";
import { addressOfPath, type Localized } from "#app/domain/language/locale";
import { unbroken } from "#app/domain/language/typography";
import { type Head, headOf } from "#app/domain/site/head";
import { graphOf, organization } from "#app/domain/site/structured-data";
import { siteContext, structuredDataContext } from "./context";
import { localeOf } from "./locale-of";

interface PageOptions {
  /** Where the page is canonical, below the language; the address that was asked for, unless given. */
  address?: Localized<string>;
  /** The page's name in the trail, where the menus do not name it. */
  name?: string;
  /** The page above it in the trail, where its address does not tell. */
  under?: string;
  isIndexed?: boolean;
  /** schema.org nodes beside the breadcrumbs; the agency, to which they refer, comes with them. */
  nodes?: object[];
}

/** What a loader is told of the page that was asked for. */
export type PageArgs = Pick<LoaderFunctionArgs, "url" | "params" | "context">;

/**
 * A page's words, in the language that was asked for, and its head; its structured data goes to the renderer. Throws a 404
 * where the address names none.
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
  return { ...unbroken(words), head };
}
