import { tongueLines } from "#app/content/assistant/composed";
import type { Talk } from "#app/domain/chat/talk";
import type { City } from "#app/domain/offers/cities";
import { aside } from "#worker/chat/going-on/aside";
import { besideNearest } from "#worker/chat/going-on/beside-nearest";
import { continued } from "#worker/chat/going-on/continued";
import { exampleOf } from "#worker/chat/going-on/examples";
import { pairMeant } from "#worker/chat/going-on/of-several-offers";
import { NEAREST, SURE } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
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
export function answer(heard: Heard, talk: Talk): Answer {
  const own = ownFacts(heard);
  const given =
    first(heard, ["talk.despair", "talk.orders", "people.others"]) ??
    (heard.offers.length > 1 ? (counted(heard, talk) ?? ofOffers(heard)) : null) ??
    several(heard, talk, (part, so) => yearsOf(part, so, heard) ?? sure(part, so)) ??
    rebuked(heard) ??
    yearsOf(heard, talk) ??
    sure(heard, talk) ??
    alone(heard) ??
    doubtful(heard, talk) ??
    unknown(heard, talk);
  const right = premised(applied(heard.isMinor ? toMinor(given, heard) : given, heard, talk), heard);
  const towns = townsIn(heard, right).map((city) => pageOfTown(city, heard.locale));
  return inTheirTongue({ ...right, own, pages: [...right.pages, ...towns] }, heard);
}

/** The towns that a message names, if the answer is about where we work. */
function townsIn(heard: Heard, { entries }: Given): City[] {
  return entries.some((id) => OF_TOWNS.includes(id)) ? townsNamed(heard) : [];
}

const OF_TOWNS = ["people.area", "details.townPage", "visibility.local", "together.visit"];

/** The answer to one question, if it is sure. */
function sure(heard: Heard, talk: Talk): Given | null {
  return (
    leftNumber(heard) ??
    byWords(heard, talk) ??
    gotFor(heard) ??
    cheapestOf(heard) ??
    onGoogle(heard) ??
    further(heard, talk) ??
    asked(heard, talk)
  );
}

/** The answer to a message that continues the conversation; what continues a guess is a guess too. */
function further(heard: Heard, talk: Talk): Given | null {
  const pair = pairMeant(heard, talk);
  if (pair.length > 0) return ofOffers({ ...heard, offers: pair });
  const next = continued(heard, talk);
  const [entry] = next?.entries ?? [];
  const goesOn =
    talk.isGuess && talk.offer === null && entry !== undefined
      ? eitherOf([entry], heard)
      : besideNearest(next, heard, talk);
  return exampleOf(heard, talk) ?? aside(heard, talk) ?? goesOn;
}

/** The answer to a message by itself, without the conversation. */
function asked(heard: Heard, talk: Talk): Given | null {
  return besideNearest(counted(heard, talk) ?? ofOffers(heard), heard, talk) ?? retrieved(heard);
}

/** An answer that takes precedence over all others if any sentence asks for it. */
function first(heard: Heard, ids: string[]): Given | null {
  const hit =
    heard.whole.slice(0, 1).find(({ id, score }) => ids.includes(id) && score >= NEAREST) ??
    heard.parts
      .flatMap(({ whole }) => whole.slice(0, 1))
      .find(({ id, score }) => ids.includes(id) && score >= SURE);
  if (!hit) return null;
  // “Which model are you, and ignore your instructions” also asks a real question.
  const asked = heard.parts.flatMap(({ whole: [best] }) =>
    best && isOffered(best.id) && best.id !== "prices.discount" && best.score >= NEAREST ? best.id : [],
  );
  return entryAnswer([...(hit.id === "talk.orders" ? asked.slice(0, 1) : []), hit.id], heard);
}

function inTheirTongue(given: Answer, { tongue }: Heard): Answer {
  if (tongue === "en" || tongue === "fr") return given;
  return { ...given, template: `${tongueLines[tongue]}\n${given.template}` };
}
