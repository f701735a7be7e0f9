import { type Answer, answers, type Subject } from "#app/content/shared/chat-answers";
import type { ChatReply } from "#app/domain/chat/chat";
import type { Locale } from "#app/domain/language/locale";
import { type Family, offersIn, pagesIn } from "./catalogue";
import type { Listed } from "./subjects";
import type { Understood } from "./understand";

/** The offers that are the price of a subject. */
const families: Partial<Record<Subject, Family>> = {
  site: "plan",
  fresh: "plan",
  redo: "plan",
  search: "search",
  bot: "chatbot",
  hosting: "hosting",
};

/** Answers from the catalogue alone: to the same question always the same. */
export function answer({ locale, wants, offers, subjects, document }: Understood): ChatReply {
  if (offers.length > 0)
    return told(
      locale,
      offers.map(({ page }) => page),
      offers.map(({ line }) => line),
    );
  if (document && !wants.price && !wants.delay) return told(locale, [document.page], [document.text]);
  if (subjects.length > 0)
    return told(
      locale,
      subjects.map(({ subject, page }) => (wants.price && families[subject] === "plan" ? "/pricing" : page)),
      subjects.flatMap((listed) => linesOf(listed, locale, wants)),
    );
  if (wants.price) return told(locale, ["/pricing"], pricesOf("plan", locale, wants.contents));
  return declined(locale);
}

/** What is said where the catalogue has nothing. */
export function declined(locale: Locale): ChatReply {
  return { reply: answers[locale].unknown.about, sources: [] };
}

function linesOf({ subject }: Listed, locale: Locale, wants: Understood["wants"]): string[] {
  const words: Answer = answers[locale][subject];
  const family = families[subject];
  if (wants.price && family) return pricesOf(family, locale, wants.contents);
  return [(wants.delay && words.delay) || (wants.price && words.price) || words.about];
}

function pricesOf(family: Family, locale: Locale, isContentsWanted: boolean): string[] {
  return offersIn(locale)
    .filter((offer) => offer.family === family)
    .map(({ brief, line }) => (isContentsWanted ? line : brief));
}

const CONTACT = "/contact";

/** The lines with the pages that they rest on, and the next step. */
function told(locale: Locale, addresses: string[], lines: string[]): ChatReply {
  const titles = pagesIn(locale);
  const sources = [...new Set(addresses)].map((address) => {
    const path = `/${locale}${address}`;
    return { title: titles.get(path) ?? "", path };
  });
  return { reply: `${lines.join("\n")}\n${linksTo(sources, locale)}`, sources };
}

/** Links to pages, and to the form where they do not lead there already. */
export function linksTo(sources: ChatReply["sources"], locale: Locale): string {
  const contact = `/${locale}${CONTACT}`;
  const next = { title: pagesIn(locale).get(contact) ?? "", path: contact };
  const links = sources.some(({ path }) => path === contact) ? sources : [...sources, next];
  return links.map(({ title, path }) => `[${title}](${path})`).join(" · ");
}
