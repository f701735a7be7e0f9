import type { LoaderFunctionArgs } from "react-router";
import type { Locale } from "#app/domain/language/locale";
import { siteContext } from "./context";
import { missing } from "./missing";

/** The language that the address names. Throws a 404 where its first segment is none. */
export function localeOf({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">): Locale {
  const { locale } = context.get(siteContext);
  if (params.lang !== locale) throw missing({ context });
  return locale;
}
