import { type ComponentProps, createContext, use } from "react";
import type { Locale } from "#app/domain/language/locale";

/** The language of the page. */
export const LocaleContext = createContext<Locale>("fr");

/** A link inside the site: `to` is the path without the language, which is the page's. */
export function SiteLink({ to, ...props }: ComponentProps<"a"> & { to: string }) {
  return <a href={`/${use(LocaleContext)}${to}`} {...props} />;
}
