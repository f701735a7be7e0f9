import { subjects } from "#app/content/assistant/synonyms";
import type { OfferKey } from "#app/domain/chat/facts";
import type { Talk } from "#app/domain/chat/talk";
import type { Topic } from "#app/domain/chat/topic";
import type { Locale } from "#app/domain/language/locale";
import { catalogue, isTalk } from "#worker/chat/catalogue";
import { caseIn } from "./cases";
import { countsAmid } from "./counted-amid";
import type { Counted } from "./counts";
import { type Before, type Found, found, LIKELY, ofSubject } from "./find";
import { inHalves } from "./halves";
import { offersIn } from "./offers-named";
import { partsOf } from "./parts";
import { spelt } from "./spelling";
import { plain, type Tongue, tokensOf, tongueOf } from "./words";

/** Everything that is read from the words of a message. */
export interface Heard {
  text: string;
  locale: Locale;
  tongue: Tongue;
  tokens: string[];
  /** The number of its words, known or not. */
  length: number;
  /** The subject of its own words; null if it is none of ours. */
  about: Topic | null;
  /** The path of its page below the language, and the subject of that page. */
  address: string;
  read: Topic | null;
  /** The offers that it names; `ambiguous` if a name belongs to more than one. */
  offers: OfferKey[];
  ambiguous: "essentials" | null;
  isQuestion: boolean;
  /** “We are eight in the office.” */
  isOfSelf: boolean;
  /** “I am 16.” */
  isMinor: boolean;
  /** “And for a bakery?” */
  isForWhom: boolean;
  /** The trade that it names, as the id of the answer about the nearest case. */
  trade: string | null;
  /** The client of ours that it names, as the id of the answer about that case. */
  client: string | null;
  counts: Counted[];
  /** The answers that match the whole message. */
  whole: Found[];
  /** Its sentences and questions, each read by itself, if there are several. */
  parts: Heard[];
}

/** Where a message was written. */
export interface Place {
  locale: Locale;
  /** Path below the language. */
  address: string;
}

/** Subjects by a part of an address. The more specific patterns come first. */
const pageSubjects: [RegExp, Topic][] = [
  [/hosting/, "hosting"],
  [/seo/, "search"],
  [/marketing/, "ads"],
  [/graphic/, "design"],
  [/chatbot|artificial/, "bot"],
  [/lead/, "leads"],
  [/refresh|redesign/, "redesign"],
  [/website/, "site"],
  [/pricing/, "plans"],
];

/** The subject of a page; null if it is about everything. */
function subjectOf(address: string): Topic | null {
  return pageSubjects.find(([pattern]) => pattern.test(address))?.[1] ?? null;
}

/** How much the meaning of a message depends on the previous one, and that of a part on the whole message. */
const SHARE_OF_TALK = 0.4;
const SHARE_OF_MESSAGE = 0.35;

/** Reads a message as a whole and, if it has several sentences, each of them. */
export function understand(typed: string, place: Place, talk: Talk): Heard {
  // The patterns that split sentences would take seconds on a long run of spaces.
  const clear = typed.replace(/[^\S\n]+/g, " ");
  const tongue = tongueOf(clear, place.locale);
  const message = tongue === "fr" ? spelt(clear) : clear;
  const heard = readAs(
    message,
    { tongue, before: { text: talk.before, share: SHARE_OF_TALK, entry: talk.entry } },
    place,
    talk,
  );
  const whole = amid(talk, heard);
  const texts = partsOf(message);
  // Parts without a subject have that of the message.
  const within = whole.about === null ? talk : { ...talk, about: whole.about };
  const before = { text: message, share: SHARE_OF_MESSAGE, entry: null };
  const readPart = (text: string) => readAs(text, { tongue, before }, place, within);
  const read = texts.slice(0, MOST_PARTS).map(readPart);
  // If one question is clear, the other sentences are only statements.
  const isAsked = read.some(({ isQuestion, whole: [best] }) => isQuestion && (best?.score ?? 0) >= LIKELY);
  const parts = read
    .flatMap((part) => (isAsked && !part.isQuestion ? [part] : inHalves(part, readPart)))
    .map((part, at, all) => amid(talk, part, all.slice(0, at)));
  if (parts.length < 2) return whole;
  const isQuestion = whole.isQuestion || parts.some((part) => part.isQuestion);
  return { ...whole, isQuestion, whole: askedOf(whole, parts), parts };
}

/**
 * The answers that a message with one question asks for. If the whole message only matches what another sentence states
 * (“I am a journalist and write about data protection”), and that is less likely, the question decides.
 */
function askedOf({ whole }: Heard, parts: Heard[]): Found[] {
  const [question, ...more] = parts.filter(({ isQuestion }) => isQuestion);
  const [best] = whole;
  const asked = question?.whole[0];
  if (!question || more.length > 0 || !best || !asked || asked.score < LIKELY || isTalk(asked.id))
    return whole;
  const isTold = parts.some((part) => part.whole[0]?.id === best.id);
  const isLikelier = isTalk(best.id) || asked.score > best.score;
  return isTold && isLikelier && asked.id !== best.id ? question.whole : whole;
}

/** Applies the current subject to a message or part, unless it or an earlier part names a subject. */
function amid({ about }: Talk, heard: Heard, earlier: Heard[] = []): Heard {
  // The audit has no plans: a message that names one is about a site's.
  const isOpen = [...earlier, heard].every(
    (each) => each.about === null && !(about === "audit" && each.tokens.includes("plan")),
  );
  return about !== null && isOpen ? { ...heard, whole: ofSubject(heard.whole, about) } : heard;
}

const MOST_PARTS = 16;

/** `before` is the context: the previous message, or the message that this part belongs to. */
function readAs(
  message: string,
  { tongue, before }: { tongue: Tongue; before: Before },
  { locale: page, address }: Place,
  talk: Talk,
): Heard {
  const locale = tongue === "en" || tongue === "fr" ? tongue : page;
  const tokens = withoutGreeting(tokensOf(message, locale, tongue));
  const about = aboutOf(tokens);
  const { offers, ambiguous } = offersIn(plain(message.replaceAll("+", " plus ")), tokens, {
    about,
    topic: talk.about ?? subjectOf(address),
  });
  const counts = countsAmid(talk, message, { tokens, offers });
  return {
    text: message,
    locale,
    tongue,
    tokens,
    length: plain(message).split(" ").length,
    about,
    address,
    read: subjectOf(address),
    offers,
    ambiguous,
    isQuestion: asks(message, tokens),
    isOfSelf: tellsOfSelf(message),
    isMinor: counts.some(({ value, of }) => of === "age" && value < OF_AGE),
    isForWhom: FOR_WHOM.test(plain(message)),
    trade: caseIn(plain(message), "trade"),
    client: caseIn(plain(message), "client"),
    counts,
    whole: nearTo(
      found({ text: message, tokens, before }, { locale, tongue }),
      about === null ? talk.about : null,
    ),
    parts: [],
  };
}

/** Whether a text asks for something. */
function asks(message: string, tokens: string[]): boolean {
  const said = plain(message);
  return (
    /[?？]/.test(message) ||
    ASKS.test(said) ||
    tokens.includes("price") ||
    (QUESTION.test(said) && !tellsOfSelf(message))
  );
}

const tellsOfSelf = (message: string) => OF_SELF.test(plain(message));

const QUESTION =
  /^(?:(?:and|et|so|ok|oui|non|mais|but|alors|donc|sinon|also|aussi|bonjour|hello|hi) )*(?:(?:je|j|on|vous|tu|il|ca|c|ce|s|y) (?:peux|peut|pouvez|fait|faites|faut|est|avez|a|prend|prenez|garde|serait|coute|marche|arrete|y)|si|if|you|i can|whats|what|who|when|where|why|how|which|is|are|do|does|can|could|will|would|should|qui|que|quoi|quand|ou|pourquoi|comment|combien|quel|quelle|est|peut|peux|avez|faites|puis|was|wer|wie|wo|wann|kann|che|chi|come|quando|quanto|posso)\b/;

/**
 * Words that make a question wherever they stand, without a full stop before them: “I hate writing can we do this by
 * phone”.
 */
const ASKS =
  /\b(?:(?<!\b(?:ou|c est) )quoi|combien|quand|comment)$|(?<!\b(?:know|that s|is|reason|c est|voila|sais) )\b(?:why|pourquoi|pk|pkoi)\b|\b(?:est ce que|on peut|peut on|pouvez vous|vous pouvez|vous pourriez|pourriez vous|can (?:i|we|you)|could (?:i|we|you)|do you)\b/;

/** Beginnings and endings of statements: “we are eight”, “it was with another host”. */
const OF_SELF =
  /^(?:(?:ok|ah|oui|non|alors|well|so|yes|no|and|et) )*(?:je suis|j ai|c est (?:pour|chez|avec|un|une|mon|ma|le|la|du) |c etait|c est pas|on est|on a|nous sommes|nous avons|mon|ma|mes|notre|nos|i am|i m|i have|i run|we are|we re|we have|it s|its|it was|my|our|pour un|pour une|for a|for my) ?|(?: oui| yes| i think| je crois| i guess)$/;

/** Below this age, nobody may sign alone. */
const OF_AGE = 18;

const FOR_WHOM =
  /^(?:and |et |ok |ah )*(?:for|pour) (?:(?:a|an|my|our|un|une|mon|ma|notre|des|les|the) |\S+s$)/;

/** A greeting before something else is ignored. */
function withoutGreeting(tokens: string[]): string[] {
  const rest = tokens.filter((token) => token !== "hello");
  const bare = /^(?:no|non|oui|ye|yes)$/.test(rest[0] ?? "") ? rest.slice(1) : rest;
  return bare.length > 0 ? bare : rest.length > 0 ? rest : tokens;
}

/** The odds factor for answers about the current subject, and for those about others, if the words leave it open. */
const SAME_SUBJECT = 2;
const OTHER_SUBJECT = 0.8;

function nearTo(hits: Found[], talked: Topic | null): Found[] {
  const odds = (id: string) => {
    const about = catalogue.get(id)?.about ?? null;
    if (talked === null || about === null) return 1;
    return about === talked ? SAME_SUBJECT : OTHER_SUBJECT;
  };
  const likelier = (score: number, by: number) => (score * by) / (score * by + 1 - score);
  return hits
    .map((hit) => ({ ...hit, score: hit.score >= 1 ? hit.score : likelier(hit.score, odds(hit.id)) }))
    .sort((one, other) => other.score - one.score);
}

/** The subjects of words, in their order. */
export const topicsOf = (tokens: string[]) => tokens.flatMap((token) => subjects[token] ?? []);

function aboutOf(tokens: string[]): Topic | null {
  return topicsOf(tokens)[0] ?? null;
}
