import { bareWords, composed } from "#app/content/assistant/composed";
import type { Talk } from "#app/domain/chat/talk";
import { choiceOf, firstOf, type Given, noted, type Rule, told } from "#worker/chat/composition";
import { NEAREST } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { isOnly } from "#worker/chat/reading/words";

/** Answers to remarks that must not change the subject by accident. */
export const aside = (heard: Heard, talk: Talk) =>
  talk.about === null || heard.whole.length === 0 ? null : firstOf(asides, heard, talk);

const asides: Rule[] = [ofAlarm, forTrade, ofThemselves];

/** “It shows error 503”, “how long will that take?” after something has failed: the answer is to call us. */
function ofAlarm(heard: Heard, talk: Talk): Given | null {
  if (talk.about !== "emergency" || !(heard.isQuestion ? asksWhen(heard) : tellsMore(heard, talk)))
    return null;
  const { alarmed, alarmedTime } = composed[heard.locale];
  const nothing = { about: null, offer: null };
  return told(heard.isQuestion ? alarmedTime : alarmed, "/contact", nothing, { next: "call" });
}

const asksWhen = ({ tokens }: Heard) => isOnly(tokens, bareWords.delay.split(" "));

/** Whether the message is only about what has failed. */
function tellsMore({ tokens, whole }: Heard, { entry }: Talk): boolean {
  const [best] = whole;
  const isElse = whole.some(({ id, own }) => id !== entry && own >= NEAREST);
  if (isElse || best === undefined) return false;
  return best.score < NEAREST || best.own < NEAREST || tokens.includes("error");
}

/** “And for a bakery?” repeats the question before it. */
function forTrade(heard: Heard, talk: Talk): Given | null {
  const { locale, tokens, about, isForWhom } = heard;
  if (!isForWhom || about !== null || isClear(heard) || tokens.length > 2) return null;
  const again = choiceOf(talk.entry ?? "", locale);
  const choices = again === "" ? [] : [again];
  return told(
    composed[locale].sameTrade,
    "/contact",
    { about: null, offer: null },
    { next: "slot", choices },
  );
}

/** “We are eight in the office.” */
function ofThemselves(heard: Heard): Given | null {
  const { tokens, counts, isQuestion, isOfSelf } = heard;
  const isTold = isOfSelf && !isQuestion && counts.every(({ of }) => of === null);
  const isAsking = tokens.some((token) => ["which", "price", "restaurant"].includes(token));
  return isTold && !isAsking && !isClear(heard) ? noted(heard) : null;
}

const isClear = ({ whole: [best] }: Heard) => (best?.score ?? 0) >= NEAREST;
