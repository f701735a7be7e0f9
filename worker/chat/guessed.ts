import { composed } from "#app/content/assistant/composed";
import { type Talk, WHOLE } from "#app/domain/chat/talk";
import { serviceOfTopic, type Topic } from "#app/domain/chat/topic";
import { type Found, LIKELY, PROBABLE, TRACE } from "#worker/chat/reading/find";
import { type Heard, topicsOf } from "#worker/chat/reading/understand";
import { catalogue, isTalk } from "./catalogue";
import { answersUnder, choiceOf, entryAnswer, type Given } from "./composition";

/**
 * The answer that may be meant, below its question, and possibly a second one. Its score decides how it is introduced.
 */
export function eitherOf(ids: string[], heard: Heard, score = PROBABLE): Given {
  const words = composed[heard.locale];
  const [first = "", ...others] = answersUnder(ids, heard.locale);
  const also = others.length > 0 ? [words.also, ...others] : [];
  const isAll = also.length === 0 && score >= LIKELY;
  const end = isAll ? [] : [words.neither];
  const isGuess = score < PROBABLE;
  // An answer that is likely, and the only one, needs no introduction.
  const lead = isAll ? [] : [isGuess ? words.near : words.likely];
  const given = guessed([...lead, first, ...also, ...end], ids, heard);
  return { ...given, said: { ...entryAnswer(ids.slice(0, 1), heard).said, isGuess } };
}

/** Answers below their questions, with the other near answers as buttons. */
export function guessed(lines: string[], ids: string[], heard: Heard): Given {
  const given = entryAnswer(ids, heard);
  return {
    ...given,
    template: lines.join("\n\n"),
    choices: choicesBeside(ids, heard),
    next: given.next ?? "form",
  };
}

/** Whether an answer is about another service than the message or, if that names none, the conversation. */
export function isOfOtherService(id: string, { tokens }: Heard, talk: Talk): boolean {
  const servicesOf = (topics: (Topic | null)[]) =>
    topics.flatMap((topic) => (topic === null ? [] : (serviceOfTopic[topic] ?? [])));
  const named = topicsOf(tokens);
  const services = servicesOf(named.length > 0 ? named : [talk.about]);
  const [own] = servicesOf([catalogue.get(id)?.about ?? null]);
  return own !== undefined && services.length > 0 && !services.includes(own);
}

/** From this many words on, a part is a question of its own: “do you draw logos?” */
export const FULL_QUESTION = 4;

/** Whether a part is a question of its own. A few words may be, if they mean one thing: “how many are you?” */
export const isFull = ({ length, whole: [best] }: Heard) =>
  length >= FULL_QUESTION || (length > 1 && (best?.own ?? 0) >= LIKELY);

/** Whether the given answers cover a part: it is no question, or one of them is about as near to it as the nearest. */
export function isCovered({ isQuestion, whole: [near, ...others] }: Heard, given: string[]): boolean {
  if (!isQuestion || given.includes(near?.id ?? "")) return true;
  const { score = 0 } = near ?? {};
  return score < LIKELY && others.some((hit) => hit.score >= score * AS_NEAR && given.includes(hit.id));
}

/** From this share of the best score on, a question may just as well ask for the other answer. */
const AS_NEAR = 0.8;

/** The other near answers, as buttons. */
function choicesBeside(ids: string[], heard: Heard): string[] {
  const others = nearOf(heard).filter(({ id, score }) => score >= TRACE && !ids.includes(id));
  return others.slice(0, MOST_CHOICES).map(({ id }) => choiceOf(id, heard.locale));
}

/** In a longer message, a single question counts less than the whole, and a single statement still less. */
const OF_SENTENCE = 0.85;
const OF_STATEMENT = 0.5;

/** Most buttons with further questions. */
export const MOST_CHOICES = 4;

/** How many answers of each sentence are considered. */
const CHOICES = 4;

/**
 * The answers near to the whole message or to one of its sentences that may be shown or offered. An answer that only
 * the previous message asks for is left out if this message makes sense alone.
 */
export function nearOf({ whole, parts, tokens: { length } }: Heard): Found[] {
  const best = new Map<string, Found>();
  const ofParts = parts
    .filter(({ tokens }) => tokens.length > 1)
    .flatMap(({ isQuestion, whole: hits }) =>
      hits
        .slice(0, CHOICES)
        .map((hit) => ({ ...hit, score: hit.score * (isQuestion ? OF_SENTENCE : OF_STATEMENT) })),
    );
  for (const { id, score, own } of [...whole, ...ofParts]) {
    const { score: most = 0, own: mostOwn = 0 } = best.get(id) ?? {};
    if (isOffered(id)) best.set(id, { id, score: Math.max(score, most), own: Math.max(own, mostOwn) });
  }
  return [...best.values()]
    .filter(({ own }) => own >= TRACE || length < WHOLE)
    .sort((one, other) => other.score - one.score);
}

/** Answers about other companies and trades: given if sure, never as a guess. */
const NOT_OURS = ["people.others", "details.beyond"];
export const isNotOurs = (id: string) => NOT_OURS.includes(id);

/** Whether an answer may be offered on a button although nobody asked for it. */
export function isOffered(id: string): boolean {
  return catalogue.has(id) && !isTalk(id) && !isNotOurs(id);
}
