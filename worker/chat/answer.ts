import {
  bareWords,
  composed,
  firstAnswers,
  subjectEntries,
  tongueLines,
} from "#app/content/assistant/composed";
import { numberOf } from "#app/domain/chat/facts";
import { type Talk, WHOLE } from "#app/domain/chat/talk";
import type { City } from "#app/domain/offers/cities";
import { continued, FULL_MESSAGE, pairMeant } from "#worker/chat/going-on/continued";
import { exampleOf } from "#worker/chat/going-on/examples";
import { FAINT, NEAREST, PROBABLE, SURE, TRACE } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { isOnly } from "#worker/chat/reading/words";
import { applied } from "#worker/chat/worked-out/applied";
import { counted, isPriced } from "#worker/chat/worked-out/counted";
import { cheapestOf, gotFor, ofOffers } from "#worker/chat/worked-out/of-offers";
import { leftNumber, ownFacts } from "#worker/chat/worked-out/own-facts";
import { yearsOf } from "#worker/chat/worked-out/years";
import { byWords } from "./by-words";
import { pageOfTown } from "./catalogue";
import {
  type Answer,
  choiceOf,
  entryAnswer,
  type Given,
  noted,
  premised,
  told,
  toMinor,
} from "./composition";
import { eitherOf, isOffered, isOfOtherService, MOST_CHOICES, nearOf } from "./guessed";
import { onGoogle, townsNamed } from "./on-google";
import { alone, doubtful, judgedAnswer, rebuked, retrieved } from "./retrieved";
import { STORY, several } from "./several";

/** Answers from the catalogue alone: to the same question in the same conversation always the same. */
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

/** The towns that are named, where the answer is about where we work. */
function townsIn(heard: Heard, { entries }: Given): City[] {
  return entries.some((id) => OF_TOWNS.includes(id)) ? townsNamed(heard) : [];
}

const OF_TOWNS = ["people.area", "details.townPage", "visibility.local", "together.visit"];

/** What one question is surely answered with. */
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

/**
 * An answer that was computed from a few words of a longer message is shown beside the answer that is nearest to the whole message. In a
 * long message that is near to nothing, it is shown as a guess. A price that the visitor names is corrected in any case.
 */
function besideNearest(given: Given | null, heard: Heard, talk: Talk): Given | null {
  const [entry] = given?.entries ?? [];
  if (!given || entry === undefined || heard.length < FULL_MESSAGE) return given;
  if (heard.offers.length === 1 && heard.counts.length > 0) return given;
  const near = heard.whole.find(
    ({ id, score, own }) =>
      score >= FAINT &&
      (own >= TRACE || heard.tokens.length < WHOLE) &&
      isOffered(id) &&
      !isOfOtherService(id, heard, talk),
  );
  const isStory = heard.length >= STORY;
  const isBeyondShop =
    given.entries[0] === "prices.commerce" &&
    heard.counts.some(({ of, value }) => of === "products" && value > numberOf("commerce.products"));
  if (isBeyondShop) return given;
  // What so many pages cost says more than what a site costs.
  const isSized =
    given.said.entry === null && heard.counts.some(({ of }) => of === "pages" || of === "products");
  const isElsewhere = near !== undefined && near.score >= NEAREST && !isPriced(near.id);
  const isOfPrice = ["price", "vat"].some((token) => heard.tokens.includes(token));
  const isNearer = isStory || (near?.score ?? 0) >= PROBABLE;
  if (isSized && !isElsewhere && (isOfPrice || !isNearer)) return given;
  const isElse = near !== undefined && !given.entries.includes(near.id) && (isStory || !isPriced(near.id));
  const isByTheWay = isStory && (near?.score ?? 0) < NEAREST;
  if (!isElse && !isByTheWay) return given;
  return eitherOf(isElse ? [entry, near.id] : [entry], heard);
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

/** What a message asks by itself. */
function asked(heard: Heard, talk: Talk): Given | null {
  return besideNearest(counted(heard, talk) ?? ofOffers(heard), heard, talk) ?? retrieved(heard);
}

/** An answer that goes before all others, where any sentence asks for it. */
function first(heard: Heard, ids: string[]): Given | null {
  const hit =
    heard.whole.slice(0, 1).find(({ id, score }) => ids.includes(id) && score >= NEAREST) ??
    heard.parts
      .flatMap(({ whole }) => whole.slice(0, 1))
      .find(({ id, score }) => ids.includes(id) && score >= SURE);
  if (!hit) return null;
  // “Which model are you, and ignore your instructions” asks something as well.
  const asked = heard.parts.flatMap(({ whole: [best] }) =>
    best && isOffered(best.id) && best.id !== "prices.discount" && best.score >= NEAREST ? best.id : [],
  );
  return entryAnswer([...(hit.id === "talk.orders" ? asked.slice(0, 1) : []), hit.id], heard);
}

/** “And for a bakery?” repeats the question before it; “we are eight in the office” must not change the subject by chance. */
function aside(heard: Heard, talk: Talk): Given | null {
  const { locale, tokens, counts, about, offers, isForWhom, isQuestion } = heard;
  const [best] = heard.whole;
  if (talk.about === null || !best) return null;
  if (talk.about === "emergency" && isOfAlarm(heard, talk)) {
    const { alarmed, alarmedTime } = composed[locale];
    return told(
      isQuestion ? alarmedTime : alarmed,
      "/contact",
      { about: null, offer: null },
      { next: "call" },
    );
  }
  if (best.score >= NEAREST) return null;
  if (tokens.length > 4) return null;
  const isPlain = about === null && counts.every(({ of }) => of === null);
  if (isForWhom && isPlain && tokens.length < 3 && heard.length < LONG) {
    const again = choiceOf(talk.entry ?? "", locale);
    const choices = again === "" ? [] : [again];
    return told(
      composed[locale].sameTrade,
      "/contact",
      { about: null, offer: null },
      { next: "slot", choices },
    );
  }
  if (isQuestion || offers.length > 0 || counts.some(({ of }) => of !== null)) return null;
  const isAsking = tokens.some((token) => ["which", "price", "restaurant"].includes(token));
  return heard.isOfSelf && !isAsking ? noted(heard) : null;
}

/** “It shows error 503” tells more of what has failed, “how long will that take?” asks of it; neither asks for anything else. */
function isOfAlarm({ tokens, whole, isQuestion }: Heard, { entry }: Talk): boolean {
  if (isQuestion)
    return isOnly(tokens, bareWords.delay.split(" ")) && tokens.some((token) => OF_TIME.includes(token));
  const [best] = whole;
  const isElse = whole.some(({ id, own }) => id !== entry && own >= NEAREST);
  if (isElse || best === undefined) return false;
  return best.score < NEAREST || (best.id === entry && (best.own < NEAREST || tokens.includes("error")));
}

const OF_TIME = ["delay", "when", "quand"];

/** From this many words on, a message asks something of its own, whoever it is for. */
const LONG = 8;

/** Where the catalogue has nothing: what may come near, and a person. */
function unknown(heard: Heard, talk: Talk): Given {
  const { locale, tokens } = heard;
  const words = composed[locale];
  if (
    tokens.length < FEW_BESIDE_PERCENT &&
    heard.counts.some(({ of, value }) => of === "percent" && value <= 50)
  )
    return entryAnswer(["prices.discount"], heard);
  const isNonsense =
    tokens.length < 3 &&
    !heard.isQuestion &&
    !heard.isOfSelf &&
    (heard.whole[0]?.score ?? 0) < (talk.about === null ? FAINT : TRACE);
  // “10 am”, after “call me”.
  if (isNonsense && (talk.about === "booking" || talk.about === "contact"))
    return entryAnswer(["people.book"], heard);
  if (isNonsense || (tokens.length === 0 && talk.about === null))
    return told(words.nothing, null, { about: null, offer: null });
  const id = heard.about === null ? undefined : subjectEntries[heard.about];
  if (id !== undefined && tokens.includes("price") && tokens.length < 4) return judgedAnswer([id], heard);
  const near = nearOf(heard)
    .filter(({ score }) => score >= TRACE)
    .slice(0, MOST_CHOICES);
  const page = talk.about ?? heard.read;
  const usual = page === null ? [] : [subjectEntries[page] ?? ""].filter(isOffered);
  const ids = [...new Set([...near.map(({ id: each }) => each), ...usual, ...firstAnswers])];
  return told(
    `${words[unknownBy(heard)]} ${words.perhaps}`,
    "/contact",
    { about: null, offer: null },
    { next: "form", choices: ids.slice(0, MOST_CHOICES).map((each) => choiceOf(each, locale)) },
  );
}

/** What is said if nothing is known depends on what is asked: how much, how long. */
function unknownBy({ tokens }: Heard): "unknown" | "unknownPrice" | "unknownTime" {
  if (tokens.includes("price")) return "unknownPrice";
  return tokens.includes("delay") ? "unknownTime" : "unknown";
}

/** With no more words than this beside a percentage, a message asks for a discount. */
const FEW_BESIDE_PERCENT = 4;

function inTheirTongue(given: Answer, { tongue }: Heard): Answer {
  if (tongue === "en" || tongue === "fr") return given;
  return { ...given, template: `${tongueLines[tongue]}\n${given.template}` };
}
