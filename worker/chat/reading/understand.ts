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

/** What a visitor says, as far as words go. */
export interface Heard {
  text: string;
  locale: Locale;
  tongue: Tongue;
  tokens: string[];
  /** How many words it has, whatever they say. */
  length: number;
  /** What its words themselves are about; null where they are about nothing of ours. */
  about: Topic | null;
  /** The page that it stands on, below the language, and what that is about. */
  address: string;
  read: Topic | null;
  /** The offers that it names; more than one of a name where nothing says which. */
  offers: OfferKey[];
  ambiguous: "essentials" | null;
  isQuestion: boolean;
  /** “We are eight in the office.” */
  isOfSelf: boolean;
  /** “I am 16.” */
  isMinor: boolean;
  /** “And for a bakery?” */
  isForWhom: boolean;
  /** The trade that it names, by the answer about the case that is nearest to it. */
  trade: string | null;
  /** The client of ours that it names, likewise. */
  client: string | null;
  counts: Counted[];
  /** The answers that fit. */
  whole: Found[];
  /** Its sentences and questions, each by itself, where there are several. */
  parts: Heard[];
}

/** Where a message was written. */
export interface Place {
  locale: Locale;
  /** Below the language. */
  address: string;
}

/** By what addresses of pages, towns and articles hold; a page's own comes before that of the one above it. */
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

/** What a page is about; null where it is about everything. */
function subjectOf(address: string): Topic | null {
  return pageSubjects.find(([pattern]) => pattern.test(address))?.[1] ?? null;
}

/** How much the meaning of a message depends on the one before it, and that of a part on the whole message. */
const SHARE_OF_TALK = 0.4;
const SHARE_OF_MESSAGE = 0.35;

/** What a message says as a whole, and by each of its sentences where it has several. */
export function understand(typed: string, place: Place, talk: Talk): Heard {
  // What reads sentences below would take seconds over a long run of spaces.
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
  // Its parts are about its subject.
  const within = whole.about === null ? talk : { ...talk, about: whole.about };
  const before = { text: message, share: SHARE_OF_MESSAGE, entry: null };
  const readPart = (text: string) => readAs(text, { tongue, before }, place, within);
  const read = texts.slice(0, MOST_PARTS).map(readPart);
  // Beside a clear question the other sentences only tell something.
  const isAsked = read.some(({ isQuestion, whole: [best] }) => isQuestion && (best?.score ?? 0) >= LIKELY);
  const parts = read
    .flatMap((part) => (isAsked && !part.isQuestion ? [part] : inHalves(part, readPart)))
    .map((part, at, all) => amid(talk, part, all.slice(0, at)));
  if (parts.length < 2) return whole;
  const isQuestion = whole.isQuestion || parts.some((part) => part.isQuestion);
  return { ...whole, isQuestion, whole: askedOf(whole, parts), parts };
}

/**
 * What a message with one question asks: where it comes near to no more than what its other sentences tell, as “I am a
 * journalist and write about data protection” does, and is less likely, the question decides.
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

/** What a message or a part asks of what is talked about, unless it or a part before it names a subject. */
function amid({ about }: Talk, heard: Heard, earlier: Heard[] = []): Heard {
  // The audit has no plans: who names one asks of a site's.
  const isOpen = [...earlier, heard].every(
    (each) => each.about === null && !(about === "audit" && each.tokens.includes("plan")),
  );
  return about !== null && isOpen ? { ...heard, whole: ofSubject(heard.whole, about) } : heard;
}

const MOST_PARTS = 16;

/** `before` is what a message goes on with: the one before it, or the one that it is part of. */
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

/** What asks wherever it stands, without a full stop before it: “I hate writing can we do this by phone”. */
const ASKS =
  /\b(?:(?<!\b(?:ou|c est) )quoi|combien|quand|comment)$|(?<!\b(?:know|that s|is|reason|c est|voila|sais) )\b(?:why|pourquoi|pk|pkoi)\b|\b(?:est ce que|on peut|peut on|pouvez vous|vous pouvez|vous pourriez|pourriez vous|can (?:i|we|you)|could (?:i|we|you)|do you)\b/;

/** What tells something instead of asking: “we are eight”, “it was with another host”. */
const OF_SELF =
  /^(?:(?:ok|ah|oui|non|alors|well|so|yes|no|and|et) )*(?:je suis|j ai|c est (?:pour|chez|avec|un|une|mon|ma|le|la|du) |c etait|c est pas|on est|on a|nous sommes|nous avons|mon|ma|mes|notre|nos|i am|i m|i have|i run|we are|we re|we have|it s|its|it was|my|our|pour un|pour une|for a|for my) ?|(?: oui| yes| i think| je crois| i guess)$/;

/** Who is younger signs nothing alone. */
const OF_AGE = 18;

const FOR_WHOM =
  /^(?:and |et |ok |ah )*(?:for|pour) (?:(?:a|an|my|our|un|une|mon|ma|notre|des|les|the) |\S+s$)/;

/** A greeting before something else is no part of it. */
function withoutGreeting(tokens: string[]): string[] {
  const rest = tokens.filter((token) => token !== "hello");
  const bare = /^(?:no|non|oui|ye|yes)$/.test(rest[0] ?? "") ? rest.slice(1) : rest;
  return bare.length > 0 ? bare : rest.length > 0 ? rest : tokens;
}

/** How much likelier, as odds, what a conversation is about becomes where the words leave it open. */
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

/** What words are about, the first first. */
export const topicsOf = (tokens: string[]) => tokens.flatMap((token) => subjects[token] ?? []);

function aboutOf(tokens: string[]): Topic | null {
  return topicsOf(tokens)[0] ?? null;
}
