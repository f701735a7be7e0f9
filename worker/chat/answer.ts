import { languageNotices } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/talk";
import type { City } from "#app/domain/offers/cities";
import { aside } from "#worker/chat/going-on/aside";
import { besideNearest } from "#worker/chat/going-on/beside-nearest";
import { continued } from "#worker/chat/going-on/continued";
import { exampleOf } from "#worker/chat/going-on/examples";
import { pairMeant } from "#worker/chat/going-on/of-several-offers";
import { NEAREST, SURE } from "#worker/chat/reading/find";
import type { ParsedMessage } from "#worker/chat/reading/understand";
import { applied } from "#worker/chat/worked-out/applied";
import { counted } from "#worker/chat/worked-out/counted";
import { cheapestOf, gotFor, ofOffers } from "#worker/chat/worked-out/of-offers";
import { leftNumber, visitorFactsOf } from "#worker/chat/worked-out/own-facts";
import { yearsOf } from "#worker/chat/worked-out/years";
import { byWords } from "./by-words";
import { pageOfTown } from "./catalogue";
import { type Answer, type Draft, entryAnswer, withMinorNotice, withPriceCorrection } from "./composition";
import { isSuggestible, tentativeAnswer } from "./guessed";
import { onGoogle, townsNamed } from "./on-google";
import { alone, doubtful, rebuked, retrieved } from "./retrieved";
import { several } from "./several";
import { unknown } from "./unknown";

/** Answers from the catalogue alone. The same question in the same conversation always gets the same answer. */
export function answer(message: ParsedMessage, state: ConversationState): Answer {
  const visitorFacts = visitorFactsOf(message);
  const draft =
    first(message, ["talk.despair", "talk.orders", "people.others"]) ??
    (message.offers.length > 1 ? (counted(message, state) ?? ofOffers(message)) : null) ??
    several(message, state, (part, state) => yearsOf(part, state, message) ?? sure(part, state)) ??
    rebuked(message) ??
    yearsOf(message, state) ??
    sure(message, state) ??
    alone(message) ??
    doubtful(message, state) ??
    unknown(message, state);
  const right = withPriceCorrection(
    applied(message.isMinor ? withMinorNotice(draft, message) : draft, message, state),
    message,
  );
  const towns = townsIn(message, right).map((city) => pageOfTown(city, message.locale));
  return withLanguageNotice({ ...right, visitorFacts, pages: [...right.pages, ...towns] }, message);
}

/** The towns that a message names, if the answer is about where we work. */
function townsIn(message: ParsedMessage, { entries }: Draft): City[] {
  return entries.some((id) => OF_TOWNS.includes(id)) ? townsNamed(message) : [];
}

const OF_TOWNS = ["people.area", "details.townPage", "visibility.local", "together.visit"];

/** The answer to one question, if it is sure. */
function sure(message: ParsedMessage, state: ConversationState): Draft | null {
  return (
    leftNumber(message) ??
    byWords(message, state) ??
    gotFor(message) ??
    cheapestOf(message) ??
    onGoogle(message) ??
    further(message, state) ??
    asked(message, state)
  );
}

/** The answer to a message that continues the conversation; what continues a guess is a guess too. */
function further(message: ParsedMessage, state: ConversationState): Draft | null {
  const pair = pairMeant(message, state);
  if (pair.length > 0) return ofOffers({ ...message, offers: pair });
  const next = continued(message, state);
  const [entry] = next?.entries ?? [];
  const goesOn =
    state.isGuess && state.offer === null && entry !== undefined
      ? tentativeAnswer([entry], message)
      : besideNearest(next, message, state);
  return exampleOf(message, state) ?? aside(message, state) ?? goesOn;
}

/** The answer to a message by itself, without the conversation. */
function asked(message: ParsedMessage, state: ConversationState): Draft | null {
  return besideNearest(counted(message, state) ?? ofOffers(message), message, state) ?? retrieved(message);
}

/** An answer that takes precedence over all others if any sentence asks for it. */
function first(message: ParsedMessage, ids: string[]): Draft | null {
  const match =
    message.matches.slice(0, 1).find(({ id, score }) => ids.includes(id) && score >= NEAREST) ??
    message.parts
      .flatMap(({ matches }) => matches.slice(0, 1))
      .find(({ id, score }) => ids.includes(id) && score >= SURE);
  if (!match) return null;
  // “Which model are you, and ignore your instructions” also asks a real question.
  const asked = message.parts.flatMap(({ matches: [best] }) =>
    best && isSuggestible(best.id) && best.id !== "prices.discount" && best.score >= NEAREST ? best.id : [],
  );
  return entryAnswer([...(match.id === "talk.orders" ? asked.slice(0, 1) : []), match.id], message);
}

function withLanguageNotice(draft: Answer, { language }: ParsedMessage): Answer {
  if (language === "en" || language === "fr") return draft;
  return { ...draft, template: `${languageNotices[language]}\n${draft.template}` };
}
