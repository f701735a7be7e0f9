import type { ChatReply, ChatRequest } from "#app/domain/chat/chat";
import { addressOfPath } from "#app/domain/language/locale";
import type { Env } from "#worker/env";
import { answer, declined, linksTo } from "./answer";
import { pagesIn } from "./catalogue";
import { isSound } from "./guard";
import { type Understood, understand } from "./understand";

/**
 * The reply to a visitor: worded by the model where there is one and its words are sound, else from the catalogue
 * alone. Where the catalogue has nothing the model is not asked.
 */
export async function replyTo(asked: ChatRequest, env: Env): Promise<ChatReply> {
  const { message, locale, turns, context } = asked;
  const before = turns.findLast(({ from }) => from === "user")?.text ?? null;
  const understood = understand(message, { locale, address: addressOfPath(context.path) }, before);
  const own = answer(understood);
  const question = before === null ? message : `${before}\n${message}`;
  const holds = ({ reply }: ChatReply) => isSound(reply, question, understood.locale);
  const worded = env.AI && own.sources.length > 0 ? await wordedReply(asked, understood, own, env) : null;
  return [worded, own].find((reply) => reply !== null && holds(reply)) ?? declined(understood.locale);
}

/** The model's answer, led to the pages that it rests on; null where the model fails or is too slow. */
async function wordedReply(
  { message, turns, context }: ChatRequest,
  understood: Understood,
  { sources }: ChatReply,
  { AI: binding, CHAT_MODEL: model }: Env,
): Promise<ChatReply | null> {
  if (!binding) return null;
  const page = pagesIn(understood.locale).get(context.path) ?? null;
  try {
    // The library is large; a Worker without a model never reads it.
    const { wordedByModel } = await import("./model");
    const text = await wordedByModel({ binding, model, message, turns, understood, page });
    if (text === "") return null;
    const reply = text.includes("](/") ? text : `${text}\n${linksTo(sources, understood.locale)}`;
    return { reply, sources };
  } catch (error) {
    console.warn("model failed", error instanceof Error ? error.name : "unknown");
    return null;
  }
}
