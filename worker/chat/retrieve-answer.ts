import { composed } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import {
  BARELY,
  FAINT,
  LIKELY,
  type Match,
  NEAREST,
  ONE_REMARK,
  PROBABLE,
  SMALL_TALK,
  SURE,
  SURE_ALONE,
  TRACE,
} from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { normalize } from "#worker/chat/parsing/tokens";
import { catalogue, isSmallTalk } from "./catalogue";
import {
  acknowledgement,
  answersWithQuestions,
  type Draft,
  entryAnswer,
  placeholdersIn,
  priceVerdict,
} from "./composition";
import {
  FULL_QUESTION,
  isAboutOtherService,
  isAnsweredBy,
  isFullQuestion,
  isOutOfScope,
  isSuggestible,
  nearMatches,
  tentativeAnswer,
  withAlternatives,
} from "./tentative-answer";

/** “Yes” and “no” may answer a question that the assistant has asked. */
const yesAndNo = new Set(["talk.yes", "talk.no"]);

const plainSmallTalk = new Set(["yes", "no", "thanks", "bye", "hello"].map((name) => `talk.${name}`));

const pricesOffered =
  "prices.site prices.overview visibility.seo craft.bots running.hosting prices.commerce".split(" ");

/** The catalogue's sure answer to the words, or to each sentence if several ask for something. */
export function retrieveAnswer(message: ParsedMessage): Draft | null {
  const { matches, parts } = message;
  const [best] = matches;
  const asked = parts
    .filter(({ isQuestion }) => isQuestion)
    .flatMap((part) => part.matches.slice(0, 1))
    .filter(({ id, score }) => score >= SURE && !isSmallTalk(id))
    .sort((one, other) => other.score - one.score);
  const isSure =
    best !== undefined && best.score >= SURE && !(isSmallTalk(best.id) && hasOtherQuestion(message));
  if (asked.length > 0 && (!isSure || isSmallTalk(best.id)))
    return answerWithVerdict([...new Set(asked.map(({ id }) => id))].slice(0, 2), message);
  // A wrong price is corrected if the nearest answer is about prices.
  const isPriced = (best?.score ?? 0) >= PROBABLE && verdictForEntry(best?.id ?? "", message) !== "";
  if (best === undefined || (!isSure && !isPriced)) return null;
  return withSecondAnswer(answerWithVerdict([best.id], message), message);
}

/** The answer to a single question by its own words, if it does not continue the conversation. */
export function standaloneAnswer(message: ParsedMessage): Draft | null {
  const { matches, parts, wordCount, text } = message;
  const [best] = matches;
  const isOne = wordCount >= FULL_QUESTION && parts.filter(({ isQuestion }) => isQuestion).length < 2;
  const isMeant =
    best !== undefined && best.ownScore >= SURE_ALONE && best.score >= EVEN && isSuggestible(best.id);
  return isMeant && isOne && !CONTINUES.test(normalize(text)) ? answerWithVerdict([best.id], message) : null;
}

/** As likely as all others together. */
const EVEN = 0.5;

/** “And is it mine?” continues the conversation. */
const CONTINUES = /^(?:and|et|ok|but|mais|also|aussi|pis|puis)\b/;

/**
 * Adds the answer that another question of the message is near to, so that the visitor does not take half an answer for
 * the whole.
 */
function withSecondAnswer(draft: Draft, { parts, locale }: ParsedMessage): Draft {
  const others = parts
    .filter(({ isQuestion }) => isQuestion)
    .flatMap(({ matches }) => matches.slice(0, 1))
    .filter(({ id, score }) => score >= NEAREST && isSuggestible(id) && !draft.entries.includes(id));
  const ids = others.slice(0, 1).map(({ id }) => id);
  if (ids.length === 0) return draft;
  const template = [draft.template, composed[locale].also, ...answersWithQuestions(ids, locale)].join("\n");
  return { ...draft, template, entries: [...draft.entries, ...ids] };
}

/** “Haha, ok. How much is a chatbot?” is not small talk. */
function hasOtherQuestion({ parts }: ParsedMessage): boolean {
  return parts.some(
    ({ isQuestion, matches: [match] }) =>
      isQuestion && match !== undefined && match.score >= NEAREST && !isSmallTalk(match.id),
  );
}

/**
 * If no answer is sure: the nearest one below its question, and a second one if that is almost as near and about the
 * same service. An answer that was shown before is repeated only if it is likely, or if a question by its own words is
 * about as near to it.
 */
export function unsureAnswer(message: ParsedMessage, state: ConversationState): Draft | null {
  const remark = smallTalkIn(message);
  if (remark !== null) return entryAnswer([remark], message);
  const each = nearestToEach(message);
  if (each) return each;
  const near = nearMatches(message).filter(
    ({ id, score, ownScore }) =>
      score >= FAINT && (ownScore >= TRACE || !message.isQuestion || !state.shownEntries.includes(id)),
  );
  const [nearest] = near;
  // If the words match another trade best, nothing is guessed.
  const isAboutOthers = isOutOfScope(message.matches[0]?.id ?? "") && (nearest?.score ?? 0) < BARELY;
  if (!nearest || isAboutOthers) return null;
  const isTold = !message.isQuestion && state.shownEntries.length > 0;
  const again = isTold ? LIKELY : nearest.score * SHOWN_AGAIN;
  const open = near.filter(({ id, score }) => score >= again || !state.shownEntries.includes(id));
  const [best, ...others] = open;
  if (!best || (isTold && best.score < Math.max(nearest.score / 2, BARELY))) return acknowledgement(message);
  const rivals = others.filter(
    (other) => isRival(other, best) && !isAboutOtherService(other.id, message, state),
  );
  if (isUrgent(best) && rivals.every(({ id }) => !id.startsWith(FAILED)))
    return entryAnswer([best.id], message);
  const ids = [best, ...rivals].slice(0, 2).map(({ id }) => id);
  return tentativeAnswer(
    ids,
    message,
    Math.max(best.score / Math.max(best.score, 1 - shownScore(message, state, open)), best.ownScore),
  );
}

/** Whether an answer is about as near as the best one. */
const isRival = ({ score, ownScore }: Match, best: Match) =>
  ownScore >= TRACE && Math.max(score, ownScore) >= BARELY && score > best.score * RIVAL;

/** If a site or mail has failed, and it is clear what, the answer is to call us. */
const isUrgent = ({ id, score }: Match) =>
  score >= NEAREST && id.startsWith(FAILED) && catalogue.get(id)?.next === "call";

const FAILED = "running.";

/** The total score of answers that were shown before and are not asked for again: the others gain by it. */
function shownScore({ matches }: ParsedMessage, { shownEntries }: ConversationState, open: Match[]): number {
  const isDone = ({ id }: Match) => shownEntries.includes(id) && open.every((each) => each.id !== id);
  return matches.filter(isDone).reduce((sum, { score }) => sum + score, 0);
}

/** Answers anger with facts that can be checked, or with the person who can put things right. */
export function answerReproach(message: ParsedMessage): Draft | null {
  const normalized = normalize(message.text);
  const isAll = message.wordCount < BESIDE_A_REPROACH && !message.text.includes("?");
  if (isAll && ACCUSES.test(normalized)) return entryAnswer(["people.trust"], message);
  return THREATENS.test(normalized) ? entryAnswer(["people.complaint"], message) : null;
}

/** A message with fewer words than this is nothing but a reproach. */
const BESIDE_A_REPROACH = 10;

/** “I am going to give you a one-star review”; not the question what to do about one. */
const THREATENS =
  /\b(?:vous|te) (?:mettre|mets|mettrai|laisser|laisse|laisserai|coller|colle|donner|donne) (?:un|une) (?:tres )?(?:mauvais |mauvaise |sale )?(?:avis|note|etoile)\b|\b(?:give|leave|write|post) you (?:a|an) (?:very )?(?:bad |terrible |awful |nasty |negative |one |1 )*(?:star |review)/;

/** “You are thieves like all the others.” */
const ACCUSES =
  /\b(?:vous etes|z etes|t es|bande de|you are|you re|you lot are|bunch of) (?:tous |toutes |tout |que |bien |vraiment |rien que |just |all |nothing but |a bunch of )*(?:des |de |d |un |une |a )?(?:gros |sales? |vrais? |real |bloody )?(?:voleurs?|escrocs?|arnaqueurs?|charlatans?|menteurs?|thie(?:f|ves)|crooks?|scammers?|liars?|frauds?)\b/;

/**
 * Several questions in a message, none of them surely understood: the nearest answer to each, in their order, and a
 * sentence about the rest if one is near to nothing.
 */
function nearestToEach(message: ParsedMessage): Draft | null {
  const words = composed[message.locale];
  const asked = message.parts.filter(
    (part) => part.isQuestion && (isFullQuestion(part) || part.tokens.length > 1),
  );
  // “On a un camping” begins like a question; if another sentence has a question mark, this one must be likely.
  const isMarked = asked.some(({ text }) => text.includes("?"));
  const near = asked.map(({ text, matches: [match] }) =>
    match &&
    isSuggestible(match.id) &&
    (isMarked && !text.includes("?")
      ? Math.max(match.score, match.ownScore) >= LIKELY
      : match.score >= PROBABLE)
      ? match.id
      : null,
  );
  const ids = [...new Set(near.flatMap((id) => id ?? []))].slice(0, MAX_ANSWERS);
  if (ids.length < 2) return null;
  const isRest = asked.some((part, at) => near[at] === null && !isAnsweredBy(part, ids));
  const lines = [...answersWithQuestions(ids, message.locale), isRest ? words.rest : words.neither];
  return {
    ...withAlternatives([words.likely, ...lines], ids, message),
    update: entryAnswer(ids.slice(-1), message).update,
  };
}

/** Most questions of one message that get an answer. */
export const MAX_ANSWERS = 4;

/** From this share of the best score on, a question may repeat an answer that was shown before. */
const SHOWN_AGAIN = 0.8;

/** The small talk that is meant, if all kinds of it together are more likely than anything else. */
function smallTalkIn(message: ParsedMessage): string | null {
  const { matches, isQuestion, text } = message;
  if (hasOtherQuestion(message)) return null;
  const smallTalk = matches.filter(({ id }) => isSmallTalk(id));
  const other = matches.find(({ id }) => !isSmallTalk(id))?.score ?? 0;
  const likely = smallTalk.reduce((sum, { score, ownScore }) => sum + Math.max(score, ownScore), 0);
  const [best] = smallTalk;
  const isMeant = likely >= SMALL_TALK * (isQuestion ? 2 : 1) && other < likely * RIVAL_OF_SMALL_TALK;
  const isElse = text.includes("?") ? plainSmallTalk.has(best?.id ?? "") : yesAndNo.has(best?.id ?? "");
  const isOne = best !== undefined && (best.score >= ONE_REMARK || plainSmallTalk.has(best.id));
  return isOne && isMeant && !isElse ? best.id : null;
}

/** Small talk is meant only if no other answer reaches this share of its score. */
const RIVAL_OF_SMALL_TALK = 0.6;

/** From this share of the best score on, a second answer is shown, too. */
const RIVAL = 0.4;

/** Says whether a price that the visitor names is ours, if the answer is about prices. */
function verdictForEntry(id: string, message: ParsedMessage): string {
  return pricesOffered.includes(id)
    ? priceVerdict(message, placeholdersIn(catalogue.get(id)?.say.en ?? ""))
    : "";
}

/** Like `entryAnswer`, but says first if the message asks about one of our prices with a wrong figure. */
function answerWithVerdict(ids: string[], message: ParsedMessage): Draft {
  const before = verdictForEntry(ids[0] ?? "", message);
  const isAboutOthers = message.tokens.some((token) => OF_OTHERS.includes(token));
  const isWrong =
    before === composed[message.locale].notQuite && message.tokens.includes("price") && !isAboutOthers;
  return entryAnswer(ids, message, isWrong ? before : "");
}

/** With one of these words, a price is somebody else's. */
const OF_OTHERS =
  "current present actuel previou agenc competitor wordpress infomaniak freelanc independ".split(" ");
