import { composed, suggestedEntries, topicEntries } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { FAINT, TRACE } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { isSmallTalk } from "./catalogue";
import { composedAnswer, type Draft, NO_TOPIC, questionOf } from "./composition";
import { isSuggestible, MAX_CHOICES, nearMatches } from "./tentative-answer";

/** If the catalogue has no answer: what may be near, and a person to contact. */
export function unknownAnswer(message: ParsedMessage, state: ConversationState): Draft {
  return (
    askWhatIsWanted(message, state) ??
    composedAnswer(
      `${composed[message.locale][sentenceFor(message)]} ${composed[message.locale].perhaps}`,
      "/contact",
      NO_TOPIC,
      { next: "form", choices: choicesFor(message, state) },
    )
  );
}

/** For a word or two that ask for nothing. */
function askWhatIsWanted(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const { tokens, isQuestion, matches, locale, wordCount } = message;
  const isNear = (matches[0]?.score ?? 0) >= (topic === null ? FAINT : TRACE);
  const isNonsense = tokens.length < 3 && !isQuestion && !isNear;
  // “Yes”, with no topic before it.
  const isRemark = topic === null && wordCount < 3 && isSmallTalk(matches[0]?.id ?? "");
  const isEmpty = tokens.length === 0 && topic === null;
  return isNonsense || isEmpty || isRemark ? composedAnswer(composed[locale].nothing, null, NO_TOPIC) : null;
}

/** The sentence that nothing is known, for a price, a duration or anything else. */
function sentenceFor({ tokens }: ParsedMessage): "unknown" | "unknownPrice" | "unknownTime" {
  if (tokens.includes("price")) return "unknownPrice";
  return tokens.includes("delay") ? "unknownTime" : "unknown";
}

/** Buttons: near answers, then the usual one about the topic, then the most common ones. */
function choicesFor(message: ParsedMessage, state: ConversationState): string[] {
  const near = nearMatches(message)
    .filter(({ score }) => score >= TRACE)
    .slice(0, MAX_CHOICES);
  const page = state.topic ?? message.pageTopic;
  const usual = page === null ? [] : [topicEntries[page] ?? ""].filter(isSuggestible);
  const ids = [...new Set([...near.map(({ id }) => id), ...usual, ...suggestedEntries])];
  return ids.slice(0, MAX_CHOICES).map((id) => questionOf(id, message.locale));
}
