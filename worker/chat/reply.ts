import type { ChatReply } from "#app/domain/chat/chat-reply";
import type { ChatRequest } from "#app/domain/chat/chat-request";
import { TURNS_LIMIT } from "#app/domain/chat/conversation";
import { addressOfPath, type Locale } from "#app/domain/language/locale";
import { typesetIn } from "#app/domain/language/typography";
import { errorName } from "#app/domain/outside";
import { loadIntents } from "#worker/chat/parsing/intents";
import type { Env } from "#worker/env";
import { catalogue, isSmallTalk, pageTitles } from "./catalogue";
import type { Answer } from "./composition";
import { answerMessage, type Exchange, replayTurns } from "./conversation";
import { fillTemplate } from "./fill-template";

/**
 * The reply to a visitor: worded by the model if there is one and its text may be sent, else from the catalogue alone.
 * The model is not asked if the catalogue has no answer, in emergencies, and for small talk.
 */
export async function replyTo(asked: ChatRequest, env: Env): Promise<ChatReply> {
  await loadIntents(env.ASSETS);
  const { history, exchange, reply } = catalogueReply(asked);
  const { message, answer } = exchange;
  if (!env.AI || !isForModel(exchange)) return reply;
  try {
    // The library is large; a Worker without a model never loads it.
    const { askModel } = await import("./ask-model");
    const page = pageTitles[message.locale].get(asked.context.path) ?? null;
    const worded = await askModel({
      binding: env.AI,
      model: env.CHAT_MODEL,
      exchange,
      history: history.filter(isForModel),
      earlierMessages: asked.turns.map(({ text }) => text),
      page,
    });
    if (!worded) return reply;
    const sources = sourcesOf([...answer.pages, ...worded.pages].slice(0, MAX_SOURCES), message.locale);
    return {
      ...reply,
      reply: withLinks(worded.text, sources, message.locale),
      sources,
      next: worded.wantsPerson ? "call" : reply.next,
    };
  } catch (error) {
    console.warn("model failed", errorName(error));
    return reply;
  }
}

const MAX_SOURCES = 3;

/**
 * Whether a model may word the answer: the message is in English or French, there are facts for it, and it is neither
 * small talk nor an emergency.
 */
function isForModel({ message, answer: { entries } }: Exchange): boolean {
  const isAlone = (id: string) => isSmallTalk(id) || catalogue.get(id)?.topic === "emergency";
  return message.locale === message.language && entries.length > 0 && !entries.some(isAlone);
}

/** In a conversation, every other turn is the visitor's: only a forged request has more of them. */
const MOST_ASKED = TURNS_LIMIT / 2;

/** The reply from the catalogue alone, with the exchanges that it results from. */
export function catalogueReply({ message, locale, turns, context }: ChatRequest) {
  const origin = { locale, address: addressOfPath(context.path) };
  const asked = turns.filter(({ from }) => from === "user").slice(-MOST_ASKED);
  const { exchanges: history, state } = replayTurns(asked, origin);
  const exchange = answerMessage(message, origin, state);
  return { history, exchange, reply: replyOf(exchange.answer, exchange.message.locale) };
}

function replyOf(
  { template, pages, visitorFacts, choices, next, update, entries }: Answer,
  locale: Locale,
): ChatReply {
  const text = fillTemplate(template, locale, visitorFacts);
  if ("fault" in text) throw new Error(`an answer of the catalogue: ${text.fault}`);
  const sources = sourcesOf(pages, locale);
  return {
    reply: withLinks(text.text, sources, locale),
    sources,
    choices: typesetIn(locale, choices),
    next,
    answer: update.entry ?? (entries.length > 0 || choices.length > 0 ? "composed" : "unknown"),
  };
}

const CONTACT = "/contact";

function sourcesOf(addresses: string[], locale: Locale): ChatReply["sources"] {
  const titles = pageTitles[locale];
  return [...new Set(addresses)].map((address) => {
    const path = `/${locale}${address}`;
    return { title: titles.get(path) ?? "", path };
  });
}

/** A text with links to its pages, and to the contact form if it is not among them. */
function withLinks(text: string, sources: ChatReply["sources"], locale: Locale): string {
  if (sources.length === 0) return text;
  const [contact] = sourcesOf([CONTACT], locale);
  const isThere = sources.some(({ path }) => path === contact?.path);
  const links = isThere || !contact ? sources : [...sources, contact];
  return `${text}\n${links.map(({ title, path }) => `[${title}](${path})`).join(" · ")}`;
}
