import type { LoaderFunctionArgs } from "react-router";
import type { Locale } from "#app/domain/language/locale";
import { siteContext } from "./context";
import { missing } from "./missing";

/** The language in the address. Throws a 404 if the first segment is not a language. */
export function localeOf({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">): Locale {
  const { locale } = context.get(siteContext);
  if (params.lang !== locale) throw missing({ context });
  return locale;
}
