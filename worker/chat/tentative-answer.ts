import { composed } from "#app/content/assistant/composed";
import { type ConversationState, STANDALONE_TOKENS } from "#app/domain/chat/conversation-state";
import { serviceOfTopic, type Topic } from "#app/domain/chat/topic";
import { LIKELY, type Match, PROBABLE, TRACE } from "#worker/chat/parsing/find-matches";
import { type ParsedMessage, topicsOf } from "#worker/chat/parsing/parse-message";
import { catalogue, isSmallTalk } from "./catalogue";
import { answersWithQuestions, type Draft, entryAnswer, questionOf } from "./composition";

/**
 * The answer that may be meant, below its question, and possibly a second one. Its score decides how it is introduced.
 */
export function tentativeAnswer(ids: string[], message: ParsedMessage, score = PROBABLE): Draft {
  const words = composed[message.locale];
  const [first = "", ...others] = answersWithQuestions(ids, message.locale);
  const also = others.length > 0 ? [words.also, ...others] : [];
  const isAll = also.length === 0 && score >= LIKELY;
  const end = isAll ? [] : [words.neither];
  const isGuess = score < PROBABLE;
  // An answer that is likely, and the only one, needs no introduction.
  const lead = isAll ? [] : [isGuess ? words.near : words.likely];
  const draft = withAlternatives([...lead, first, ...also, ...end], ids, message);
  return { ...draft, update: { ...entryAnswer(ids.slice(0, 1), message).update, isGuess } };
}

/** Answers below their questions, with the other near answers as buttons. */
export function withAlternatives(lines: string[], ids: string[], message: ParsedMessage): Draft {
  const draft = entryAnswer(ids, message);
  return {
    ...draft,
    template: lines.join("\n\n"),
    choices: otherChoices(ids, message),
    next: draft.next ?? "form",
  };
}

/** Whether an answer is about another service than the message or, if that names none, the conversation. */
export function isAboutOtherService(
  id: string,
  { tokens }: ParsedMessage,
  state: ConversationState,
): boolean {
  const servicesOf = (topics: (Topic | null)[]) =>
    topics.flatMap((topic) => (topic === null ? [] : (serviceOfTopic[topic] ?? [])));
  const named = topicsOf(tokens);
  const services = servicesOf(named.length > 0 ? named : [state.topic]);
  const [service] = servicesOf([catalogue.get(id)?.topic ?? null]);
  return service !== undefined && services.length > 0 && !services.includes(service);
}

/** From this many words on, a part is a question of its own: “do you draw logos?” */
export const FULL_QUESTION = 4;

/** Whether a part is a question of its own. A few words may be, if they mean one thing: “how many are you?” */
export const isFullQuestion = ({ wordCount, matches: [best] }: ParsedMessage) =>
  wordCount >= FULL_QUESTION || (wordCount > 1 && (best?.ownScore ?? 0) >= LIKELY);

/** Whether the given answers cover a part: it is no question, or one of them is about as near to it as the nearest. */
export function isAnsweredBy(
  { isQuestion, matches: [near, ...others] }: ParsedMessage,
  answered: string[],
): boolean {
  if (!isQuestion || answered.includes(near?.id ?? "")) return true;
  const { score = 0 } = near ?? {};
  return (
    score < LIKELY &&
    others.some(
      (match) => match.score >= score * AS_NEAR && match.ownScore >= TRACE && answered.includes(match.id),
    )
  );
}

/** From this share of the best score on, a question may just as well ask for the other answer. */
const AS_NEAR = 0.8;

/** The other near answers, as buttons. Beside a likely one, those about something else must be near, too. */
function otherChoices(ids: string[], message: ParsedMessage): string[] {
  const near = nearMatches(message);
  const best = near[0]?.score ?? 0;
  const isFar = ({ id, score }: Match) =>
    best >= LIKELY && score < best * shareNeeded(topicOf(ids[0] ?? ""), topicOf(id));
  const others = near.filter((match) => match.score >= TRACE && !ids.includes(match.id) && !isFar(match));
  return others.slice(0, MAX_CHOICES).map(({ id }) => questionOf(id, message.locale));
}

const topicOf = (id: string) => catalogue.get(id)?.topic ?? null;

/** The share of the best score that an answer needs beside one about another service, or another topic. */
function shareNeeded(given: Topic | null, other: Topic | null): number {
  if (given === null || other === null || given === other) return 0;
  const services = [serviceOfTopic[given], serviceOfTopic[other]];
  if (services.includes(undefined)) return 0.08;
  return services[0] === services[1] ? 0 : 0.1;
}

/** In a longer message, a single question counts less than the whole, and a single statement still less. */
const OF_SENTENCE = 0.85;
const OF_STATEMENT = 0.5;

/** Most buttons with further questions. */
export const MAX_CHOICES = 4;

/** How many answers of each sentence are considered. */
const CHOICES = 4;

/**
 * The answers near to the whole message or to one of its sentences that may be shown or offered. An answer that only
 * the previous message asks for is left out if this message makes sense alone.
 */
export function nearMatches({ matches, parts, tokens }: ParsedMessage): Match[] {
  const best = new Map<string, Match>();
  const ofParts = parts
    .filter((part) => part.tokens.length > 1)
    .flatMap(({ isQuestion, matches }) =>
      matches
        .slice(0, CHOICES)
        .map((match) => ({ ...match, score: match.score * (isQuestion ? OF_SENTENCE : OF_STATEMENT) })),
    );
  for (const { id, score, ownScore } of [...matches, ...ofParts]) {
    const { score: most = 0, ownScore: mostOwnScore = 0 } = best.get(id) ?? {};
    if (isSuggestible(id))
      best.set(id, { id, score: Math.max(score, most), ownScore: Math.max(ownScore, mostOwnScore) });
  }
  return [...best.values()]
    .filter(({ ownScore }) => ownScore >= TRACE || tokens.length < STANDALONE_TOKENS)
    .sort((one, other) => other.score - one.score);
}

/** Answers about other companies and trades, or for them: given if sure, never as a guess. */
const OUT_OF_SCOPE = ["people.others", "details.beyond", "dealings.wrongNumber"];
export const isOutOfScope = (id: string) => OUT_OF_SCOPE.includes(id);

/** Whether an answer may be offered on a button although nobody asked for it. */
export function isSuggestible(id: string): boolean {
  return catalogue.has(id) && !isSmallTalk(id) && !isOutOfScope(id);
}
