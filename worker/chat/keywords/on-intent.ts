import { entryAnswer, type OwnSentence, type Rule, rewordedAnswer } from "#worker/chat/composition";
import { PROBABLE } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { asks, type KeywordIntent } from "./keyword-intents";

/** A rule: these answers whenever a message has the intent. */
export const onIntent =
  (intent: KeywordIntent, ...ids: string[]): Rule =>
  (message) =>
    asks(intent, message) ? entryAnswer(ids, message) : null;

/** A rule: a sentence of its own for an intent, with the pages and facts of an answer. */
export const onIntentWithSentence =
  (intent: KeywordIntent, sentence: OwnSentence, id: string): Rule =>
  (message) =>
    asks(intent, message) ? rewordedAnswer(sentence, [id], message) : null;

/** A rule: repeats the last answer, if it was one of these and the message has only this intent. */
export const repeatOnIntent =
  (intent: KeywordIntent, ...ids: string[]): Rule =>
  (message, { lastEntry }) =>
    lastEntry !== null && ids.includes(lastEntry) && asks(intent, message)
      ? entryAnswer([lastEntry], message)
      : null;

/** The same rule, but only right after this answer. */
export const after =
  (id: string, rule: Rule): Rule =>
  (message, state) =>
    state.lastEntry === id ? rule(message, state) : null;

/** The same rule, but only if the conversation has no topic yet. */
export const beforeAnyTopic =
  (rule: Rule): Rule =>
  (message, state) =>
    state.topic === null ? rule(message, state) : null;

/** The same rule, but only if the classifier finds no probable answer, or none of this score. */
export const unlessNear =
  (rule: Rule, score = PROBABLE): Rule =>
  (message, state) =>
    isNear(message, score) ? null : rule(message, state);

const isNear = ({ matches: [best] }: ParsedMessage, score: number) =>
  best !== undefined && Math.max(best.score, best.ownScore) >= score;
