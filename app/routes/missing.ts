import { data, type LoaderFunctionArgs } from "react-router";
import { type NotFoundWords, notFound } from "#app/content/pages/not-found";
import type { Localized } from "#app/domain/language/locale";
import { siteContext } from "./context";

/** What a loader throws if there is no such page: status 404 and the texts of the error page. */
export function missing(
  { context }: Pick<LoaderFunctionArgs, "context">,
  content: Localized<NotFoundWords> = notFound,
) {
  return data(content[context.get(siteContext).locale], { status: 404, statusText: "Not Found" });
}
