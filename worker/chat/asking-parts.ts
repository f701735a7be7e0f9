import { SURE } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { isSmallTalk } from "./catalogue";

/** The parts that ask for something. “Bonjour, est-ce possible ?” is one question. */
export function askingParts({ parts }: ParsedMessage): ParsedMessage[] {
  const all = questionsOf(parts).filter(
    (part) => isAsked(part) && (part !== parts[0] || !isShortQuestion(part)),
  );
  const telling = all.filter((part) => !isSmallTalk(part.matches[0]?.id ?? ""));
  return telling.length > 0 ? telling : all;
}

/** “I take Basic and one page more, how much?” */
export const isOneQuestion = (asked: ParsedMessage[], { matches: [best] }: ParsedMessage) =>
  asked.length === 2 && asked.some(isShortQuestion) && (best?.score ?? 0) >= SURE;

/** The parts that ask for something; all parts if none does. */
function questionsOf(parts: ParsedMessage[]): ParsedMessage[] {
  const isMeant = ({ matches }: ParsedMessage) => (matches[0]?.score ?? 0) >= SURE;
  return parts.some(isQuestion) ? parts.filter((part) => isQuestion(part) || isMeant(part)) : parts;
}

const isQuestion = ({ isQuestion: is }: ParsedMessage) => is;

/** In a message with this many words, a number or a topic may be mentioned only in passing. */
export const STORY_WORDS = 15;

/** “Price?” is about the previous question. */
const SHORT_QUESTION_TOKENS = new Set([
  "price",
  "delay",
  "what",
  "monthly",
  "yearly",
  "possible",
  "how",
  "when",
]);
export const isShortQuestion = ({ tokens }: ParsedMessage) =>
  tokens.every((token) => SHORT_QUESTION_TOKENS.has(token));

function isAsked({ isQuestion, matches: [best] }: ParsedMessage): boolean {
  return isQuestion || (best !== undefined && best.score >= SURE && !isSmallTalk(best.id));
}
