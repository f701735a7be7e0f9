import { simpleForm } from "#app/content/shared/lead-form";
import { askOnPhone, type PersonKey, people } from "#app/content/shared/people";
import { unbroken } from "#app/domain/language/typography";
import { siteContext } from "./context";
import type { PageArgs } from "./page-of";

/** The short form at the end of a page, with a colleague who knows the subject. */
export function shortFormOf({ context }: PageArgs, key?: PersonKey) {
  const { locale } = context.get(siteContext);
  const person = key && people[locale][key];
  return {
    words: unbroken(simpleForm[locale]),
    person: person && {
      ask: askOnPhone[locale],
      name: person.name,
      craft: person.craft,
      portrait: person.portrait,
    },
  };
}
