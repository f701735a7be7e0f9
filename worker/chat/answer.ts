import { languageNotices } from "#app/content/assistant/composed";
import type { Talk } from "#app/domain/chat/talk";
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
import { leftNumber, ownFacts } from "#worker/chat/worked-out/own-facts";
import { yearsOf } from "#worker/chat/worked-out/years";
import { byWords } from "./by-words";
import { pageOfTown } from "./catalogue";
import { type Answer, entryAnswer, type Given, premised, toMinor } from "./composition";
import { eitherOf, isOffered } from "./guessed";
import { onGoogle, townsNamed } from "./on-google";
import { alone, doubtful, rebuked, retrieved } from "./retrieved";
import { several } from "./several";
import { unknown } from "./unknown";

/** Answers from the catalogue alone. The same question in the same conversation always gets the same answer. */
export function answer(message: ParsedMessage, talk: Talk): Answer {
  const own = ownFacts(message);
  const given =
    first(message, ["talk.despair", "talk.orders", "people.others"]) ??
    (message.offers.length > 1 ? (counted(message, talk) ?? ofOffers(message)) : null) ??
    several(message, talk, (part, so) => yearsOf(part, so, message) ?? sure(part, so)) ??
    rebuked(message) ??
    yearsOf(message, talk) ??
    sure(message, talk) ??
    alone(message) ??
    doubtful(message, talk) ??
    unknown(message, talk);
  const right = premised(applied(message.isMinor ? toMinor(given, message) : given, message, talk), message);
  const towns = townsIn(message, right).map((city) => pageOfTown(city, message.locale));
  return withLanguageNotice({ ...right, own, pages: [...right.pages, ...towns] }, message);
}

/** The towns that a message names, if the answer is about where we work. */
function townsIn(message: ParsedMessage, { entries }: Given): City[] {
  return entries.some((id) => OF_TOWNS.includes(id)) ? townsNamed(message) : [];
}

const OF_TOWNS = ["people.area", "details.townPage", "visibility.local", "together.visit"];

/** The answer to one question, if it is sure. */
function sure(message: ParsedMessage, talk: Talk): Given | null {
  return (
    leftNumber(message) ??
    byWords(message, talk) ??
    gotFor(message) ??
    cheapestOf(message) ??
    onGoogle(message) ??
    further(message, talk) ??
    asked(message, talk)
  );
}

/** The answer to a message that continues the conversation; what continues a guess is a guess too. */
function further(message: ParsedMessage, talk: Talk): Given | null {
  const pair = pairMeant(message, talk);
  if (pair.length > 0) return ofOffers({ ...message, offers: pair });
  const next = continued(message, talk);
  const [entry] = next?.entries ?? [];
  const goesOn =
    talk.isGuess && talk.offer === null && entry !== undefined
      ? eitherOf([entry], message)
      : besideNearest(next, message, talk);
  return exampleOf(message, talk) ?? aside(message, talk) ?? goesOn;
}

/** The answer to a message by itself, without the conversation. */
function asked(message: ParsedMessage, talk: Talk): Given | null {
  return besideNearest(counted(message, talk) ?? ofOffers(message), message, talk) ?? retrieved(message);
}

/** An answer that takes precedence over all others if any sentence asks for it. */
function first(message: ParsedMessage, ids: string[]): Given | null {
  const match =
    message.matches.slice(0, 1).find(({ id, score }) => ids.includes(id) && score >= NEAREST) ??
    message.parts
      .flatMap(({ matches }) => matches.slice(0, 1))
      .find(({ id, score }) => ids.includes(id) && score >= SURE);
  if (!match) return null;
  // “Which model are you, and ignore your instructions” also asks a real question.
  const asked = message.parts.flatMap(({ matches: [best] }) =>
    best && isOffered(best.id) && best.id !== "prices.discount" && best.score >= NEAREST ? best.id : [],
  );
  return entryAnswer([...(match.id === "talk.orders" ? asked.slice(0, 1) : []), match.id], message);
}

function withLanguageNotice(given: Answer, { language }: ParsedMessage): Answer {
  if (language === "en" || language === "fr") return given;
  return { ...given, template: `${languageNotices[language]}\n${given.template}` };
}
