import type { Locale } from "#app/domain/language/locale";
import { saidLazily } from "#app/domain/language/typography";
import { catalogue } from "#worker/chat/catalogue";
import { fillTemplate } from "#worker/chat/fill-template";

/** The text of one answer of the assistant; empty if there is no such answer. */
export function assistantLine(id: string, locale: Locale): string {
  const said = fillTemplate(catalogue.get(id)?.say[locale] ?? "", locale);
  return "text" in said ? said.text : "";
}

/** Every offer with the assistant's line about it, price included, and its page as a path below the language. */
export const offerLines = saidLazily((locale) =>
  [...catalogue].flatMap(([id, { offer, page }]) =>
    offer === undefined ? [] : [{ offer, line: assistantLine(id, locale), page: page ?? "" }],
  ),
);
