import { bareWords, composed } from "#app/content/assistant/composed";
import type { Talk } from "#app/domain/chat/talk";
import { choiceOf, firstOf, type Given, noted, type Rule, told } from "#worker/chat/composition";
import { NEAREST } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { isOnly } from "#worker/chat/reading/words";

/** What is said by the way, and must not change the subject by chance. */
export const aside = (heard: Heard, talk: Talk) =>
  talk.about === null || heard.whole.length === 0 ? null : firstOf(asides, heard, talk);

const asides: Rule[] = [ofAlarm, forTrade, ofThemselves];

/** “It shows error 503”, “how long will that take?”, once something has failed: the telephone comes first. */
function ofAlarm(heard: Heard, talk: Talk): Given | null {
  if (talk.about !== "emergency" || !(heard.isQuestion ? asksWhen(heard) : tellsMore(heard, talk)))
    return null;
  const { alarmed, alarmedTime } = composed[heard.locale];
  const nothing = { about: null, offer: null };
  return told(heard.isQuestion ? alarmedTime : alarmed, "/contact", nothing, { next: "call" });
}

const asksWhen = ({ tokens }: Heard) =>
  isOnly(tokens, bareWords.delay.split(" ")) && tokens.some((token) => OF_TIME.includes(token));

const OF_TIME = ["delay", "when", "quand"];

/** Whether it asks for nothing else than what has failed. */
function tellsMore({ tokens, whole }: Heard, { entry }: Talk): boolean {
  const [best] = whole;
  const isElse = whole.some(({ id, own }) => id !== entry && own >= NEAREST);
  if (isElse || best === undefined) return false;
  return best.score < NEAREST || (best.id === entry && (best.own < NEAREST || tokens.includes("error")));
}

/** “And for a bakery?” repeats the question before it. */
function forTrade(heard: Heard, talk: Talk): Given | null {
  const { locale, tokens, counts, about, length } = heard;
  const isPlain = about === null && counts.every(({ of }) => of === null);
  if (!heard.isForWhom || !isPlain || isClear(heard) || tokens.length > 2 || length >= LONG) return null;
  const again = choiceOf(talk.entry ?? "", locale);
  const choices = again === "" ? [] : [again];
  return told(
    composed[locale].sameTrade,
    "/contact",
    { about: null, offer: null },
    { next: "slot", choices },
  );
}

/** From this many words on, a message asks something of its own, whoever it is for. */
const LONG = 8;

/** “We are eight in the office.” */
function ofThemselves(heard: Heard): Given | null {
  const { tokens, counts, offers, isQuestion, isOfSelf } = heard;
  const isTold = isOfSelf && !isQuestion && offers.length === 0 && counts.every(({ of }) => of === null);
  const isAsking = tokens.some((token) => ["which", "price", "restaurant"].includes(token));
  return isTold && !isAsking && !isClear(heard) && tokens.length < 5 ? noted(heard) : null;
}

const isClear = ({ whole: [best] }: Heard) => (best?.score ?? 0) >= NEAREST;
