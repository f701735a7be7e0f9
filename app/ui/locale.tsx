import { type ComponentProps, createContext, use } from "react";
import type { Locale } from "#app/domain/language/locale";

/** The language of the page. */
export const LocaleContext = createContext<Locale>("fr");

/** A link inside the site, in the page's language: `to` follows the language segment. */
export function SiteLink({ to, ...props }: ComponentProps<"a"> & { to: string }) {
  return <a href={`/${use(LocaleContext)}${to}`} {...props} />;
}
