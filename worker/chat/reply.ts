import type { ChatReply, ChatRequest } from "#app/domain/chat/chat";
import { addressOfPath, type Locale } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import type { Answer } from "./answer";
import { pagesIn } from "./catalogue";
import { answered, talkOf } from "./conversation";
import { filled } from "./fill";

/** The reply to a visitor, from the catalogue alone. */
export function ownReply({ message, locale, turns, context }: ChatRequest): ChatReply {
  const place = { locale, address: addressOfPath(context.path) };
  const { heard, answer } = answered(message, place, talkOf(turns, place));
  return replyOf(answer, heard.locale);
}

function replyOf({ template, pages, own, choices, next }: Answer, locale: Locale): ChatReply {
  const said = filled(template, locale, own);
  if ("fault" in said) throw new Error(`an answer of the catalogue: ${said.fault}`);
  const sources = sourcesOf(pages, locale);
  const asked = typeset({ en: choices, fr: choices })[locale];
  return { reply: withLinks(said.text, sources, locale), sources, choices: asked, next };
}

const CONTACT = "/contact";

function sourcesOf(addresses: string[], locale: Locale): ChatReply["sources"] {
  const titles = pagesIn(locale);
  return [...new Set(addresses)].map((address) => {
    const path = `/${locale}${address}`;
    return { title: titles.get(path) ?? "", path };
  });
}

/** A text with links to its pages, and to the form where they do not lead there already. */
function withLinks(text: string, sources: ChatReply["sources"], locale: Locale): string {
  if (sources.length === 0) return text;
  const [contact] = sourcesOf([CONTACT], locale);
  const isThere = sources.some(({ path }) => path === contact?.path);
  const links = isThere || !contact ? sources : [...sources, contact];
  return `${text}\n${links.map(({ title, path }) => `[${title}](${path})`).join(" · ")}`;
}
