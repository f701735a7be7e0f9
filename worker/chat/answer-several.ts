import { composed } from "#app/content/assistant/composed";
import { type ConversationState, nextState, type StateUpdate } from "#app/domain/chat/conversation-state";
import type { Topic } from "#app/domain/chat/topic";
import { asksWhoPays } from "#worker/chat/follow-ups/answer-follow-up";
import { BARELY, LIKELY, type Match, NEAREST, SURE, TRACE } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { askingParts, isOneQuestion, isShortQuestion, STORY_WORDS } from "./asking-parts";
import { catalogue, isSmallTalk } from "./catalogue";
import {
  answersWithQuestions,
  composedAnswer,
  type Draft,
  entryAnswer,
  NO_TOPIC,
  questionOf,
} from "./composition";
import { MAX_ANSWERS } from "./retrieve-answer";
import { isAboutOtherService, isAnsweredBy, isFullQuestion, isSuggestible } from "./tentative-answer";

/** Answers one question of a message; null if no answer is sure. */
type AnswerOne = (part: ParsedMessage, state: ConversationState) => Draft | null;

/**
 * The answers to several questions of one message, each in its own paragraph. Says so if a question has no sure answer,
 * so that the visitor does not take half of an answer for the whole.
 */
export function answerSeveral(
  message: ParsedMessage,
  state: ConversationState,
  one: AnswerOne,
): Draft | null {
  if (isAboutCase(message)) return null;
  const asked = askingParts(message);
  if (asked.length < 2 || isOneQuestion(asked, message)) return null;
  const answers = answerInOrder(asked, message, state, one);
  const sure = distinct([...answers.values()]).slice(0, MAX_ANSWERS);
  const open = unansweredAmong(asked, answers, sure);
  const last = sure.at(-1);
  if (!last || (sure.length < 2 && (open.length === 0 || asksSomethingElse(message, sure)))) return null;
  const inTurn = answersInOrder(asked, answers, open);
  const draft =
    inTurn.length > 1 ? { ...joinAnswers(inTurn), choices: [] } : withRest(sure, last, open, message, state);
  const offer = sure.map(({ update }) => update.offer).find((each) => each !== null) ?? null;
  return { ...draft, update: { ...last.update, offer: last.update.offer ?? offer } };
}

/** Price and duration of a case are one answer, and so is a button. */
const isAboutCase = ({ matches: [best] }: ParsedMessage) =>
  best?.id.startsWith("cases.") === true || (best?.score ?? 0) >= 1;

/** The sure answers to the asking parts; each answer is the context of the next part. */
function answerInOrder(
  asked: ParsedMessage[],
  message: ParsedMessage,
  state: ConversationState,
  one: AnswerOne,
): Map<ParsedMessage, Draft> {
  let current = stateFor(message, state);
  let previous: ParsedMessage | undefined;
  const answers = new Map<ParsedMessage, Draft>();
  for (const part of message.parts) {
    const isAnswerable =
      asked.includes(part) &&
      !isUnanswerable(part, previous, answers, current.topic ?? message.topic ?? message.pageTopic);
    const draft = isAnswerable ? one(part, current) : null;
    if (draft) answers.set(part, draft);
    if (asked.includes(part)) previous = part;
    current = nextState(current, draft?.update ?? updateFromNearest(part), part);
  }
  return answers;
}

/** “A logo for my shop. How much? When?” asks for the price of a logo. */
function stateFor({ topic, wordCount }: ParsedMessage, state: ConversationState): ConversationState {
  return topic !== null && topic !== state.topic && wordCount < STORY_WORDS
    ? { ...state, topic, offer: null }
    : state;
}

/**
 * Whether a part asks again for what was answered, or says too little by itself and follows nothing that was
 * understood.
 */
function isUnanswerable(
  part: ParsedMessage,
  previous: ParsedMessage | undefined,
  answers: Map<ParsedMessage, Draft>,
  topic: Topic | null,
): boolean {
  const [best] = part.matches;
  const answered = [...answers.values()].flatMap(({ entries }) => entries);
  if (best !== undefined && best.ownScore >= TRACE && answered.includes(best.id)) return true;
  if (!isShortQuestion(part) && (part.tokens.length >= 2 || isFullQuestion(part))) return false;
  // “Do you take new ones, and how much?”: the price of something that was not understood.
  const isAboutUnknown = !asksWhoPays(part) && previous !== undefined && !answers.has(previous);
  return topic === null || isAboutUnknown;
}

/** The questions without an answer. A part that the given answers cover asks for nothing else. */
function unansweredAmong(
  asked: ParsedMessage[],
  answers: Map<ParsedMessage, Draft>,
  sure: Draft[],
): ParsedMessage[] {
  const answered = entriesOf(sure);
  return asked.filter((part) => !answers.has(part) && isFullQuestion(part) && !isAnsweredBy(part, answered));
}

/** Whether the whole message surely asks for something else than the answers to its parts. */
const asksSomethingElse = ({ matches: [best] }: ParsedMessage, sure: Draft[]) =>
  best !== undefined && best.score >= SURE && !entriesOf(sure).includes(best.id);

const entriesOf = (answers: Draft[]) => answers.flatMap(({ entries }) => entries);

/** Sure answers, and the nearest answer to the rest. “No answer” is never said right before one. */
function withRest(
  sure: Draft[],
  last: Draft,
  open: ParsedMessage[],
  message: ParsedMessage,
  state: ConversationState,
): Omit<Draft, "update"> {
  const { locale } = message;
  const nearest = open.flatMap(({ matches: [near] }) => (near && !isSmallTalk(near.id) ? [near] : []));
  const shown = [
    ...nearestToWhole(message, state, sure, nearest),
    ...nearest.filter(({ ownScore }) => ownScore >= LIKELY),
  ]
    .slice(0, 1)
    .map(({ id }) => id);
  const ofRest = open.length === 0 ? [] : [composed[locale].rest];
  const rest = shown.length > 0 ? [composed[locale].also, ...answersWithQuestions(shown, locale)] : ofRest;
  const joined = joinAnswers([...sure, ...rest.map((text) => composedAnswer(text, "/contact", last.update))]);
  const others = nearest.filter(({ id }) => !shown.includes(id)).map(({ id }) => questionOf(id, locale));
  return {
    ...joined,
    choices: open.length === 0 ? last.choices : others,
    next: joined.next ?? (open.length === 0 ? null : "form"),
    entries: [...entriesOf(sure), ...shown],
  };
}

/** The nearest answer to the whole message, if no single sentence has it. */
function nearestToWhole(
  message: ParsedMessage,
  state: ConversationState,
  sure: Draft[],
  nearest: Match[],
): Match[] {
  const [best] = message.matches;
  const isSaid = (id: string) => entriesOf(sure).includes(id) || nearest.some((near) => near.id === id);
  return best !== undefined &&
    best.score >= BARELY &&
    isSuggestible(best.id) &&
    !isSaid(best.id) &&
    !isAboutOtherService(best.id, message, state)
    ? [best]
    : [];
}

/** Joins several answers, one below the other. */
function joinAnswers(answers: Draft[]): Pick<Draft, "template" | "pages" | "next" | "entries"> {
  return {
    template: answers.map(({ template }) => template).join("\n"),
    pages: [...new Set(answers.flatMap(({ pages }) => pages))],
    next: answers.map(({ next }) => next).find((step) => step !== null) ?? null,
    entries: [...new Set(answers.flatMap(({ entries }) => entries))],
  };
}

/**
 * The answers in the order of their questions, each likely one below its question, and that the others have none. Empty
 * if no open part has a likely answer.
 */
function answersInOrder(
  asked: ParsedMessage[],
  answers: Map<ParsedMessage, Draft>,
  open: ParsedMessage[],
): Draft[] {
  const near = ({ matches: [best] }: ParsedMessage) =>
    best && best.score >= LIKELY && isSuggestible(best.id) ? [best.id] : [];
  const unknown = open.filter((part) => near(part).length === 0);
  if (unknown.length === open.length) return [];
  const inTurn = asked.flatMap((part) => {
    if (unknown.includes(part)) return [];
    if (!open.includes(part)) return answers.get(part) ?? [];
    const ids = near(part);
    return { ...entryAnswer(ids, part), template: answersWithQuestions(ids, part.locale).join("\n") };
  });
  const [first] = unknown;
  const rest = first ? [composedAnswer(composed[first.locale].rest, "/contact", NO_TOPIC)] : [];
  return [...distinct(inTurn).slice(0, MAX_ANSWERS), ...rest];
}

/** The topic of a sentence without an answer of its own: “the first call is free. How long is it?” */
function updateFromNearest({ matches: [near] }: ParsedMessage): StateUpdate {
  const entry = near && near.score >= NEAREST ? catalogue.get(near.id) : undefined;
  return { topic: entry?.topic ?? null, offer: null, entry: near?.id ?? null };
}

/** Each answer once; small talk only if there is nothing else. */
function distinct(answers: Draft[]): Draft[] {
  const telling = answers.filter(({ entries }) => !entries.some(isSmallTalk));
  return (telling.length > 0 ? telling : answers).filter(({ template, entries }, at, all) => {
    const before = all.slice(0, at);
    const isSaid = (id: string) => before.some((each) => each.entries.includes(id));
    return (
      before.every((each) => each.template !== template) && (entries.length === 0 || !entries.every(isSaid))
    );
  });
}
