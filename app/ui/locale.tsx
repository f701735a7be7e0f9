import { createContext, type Ref, use } from "react";
import { Link, type LinkProps } from "react-router";
import type { Locale } from "#app/domain/locale";

/** The language of the page. */
export const LocaleContext = createContext<Locale>("fr");

/** A link inside the site, in the page's language: `to` follows the language segment. Its page is fetched when a visitor means it. */
export function SiteLink({
  to,
  ...props
}: Omit<LinkProps, "to"> & { to: string; ref?: Ref<HTMLAnchorElement> }) {
  return <Link to={`/${use(LocaleContext)}${to}`} discover="none" prefetch="intent" {...props} />;
}
