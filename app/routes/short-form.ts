import { simpleForm } from "#app/content/shared/lead-form";
import { unbroken } from "#app/domain/language/typography";
import { siteContext } from "./context";
import type { PageArgs } from "./page-of";

/** The words of the short form at a page's end. */
export function shortFormOf({ context }: PageArgs) {
  return unbroken(simpleForm[context.get(siteContext).locale]);
}
