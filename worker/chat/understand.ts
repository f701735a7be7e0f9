import { alarmWords, emptyWords, subjects, subjectWords } from "#app/content/assistant/synonyms";
import type { OfferKey } from "#app/domain/chat/facts";
import type { Talk } from "#app/domain/chat/talk";
import type { Topic } from "#app/domain/chat/topic";
import type { Locale } from "#app/domain/language/locale";
import { catalogue } from "./catalogue";
import { type Counted, countsIn } from "./counts";
import { type Found, found } from "./find";
import { offersIn } from "./offers-named";
import { isLight, plain, type Tongue, tokensOf, tongueOf } from "./words";

/** What a visitor says, as far as words go. */
export interface Heard {
  locale: Locale;
  tongue: Tongue;
  tokens: string[];
  /** What its words themselves are about; null where they are about nothing of ours. */
  about: Topic | null;
  /** What the page is about that it stands on. */
  read: Topic | null;
  /** The offers that it names; more than one of a name where nothing says which. */
  offers: OfferKey[];
  ambiguous: "essentials" | null;
  isQuestion: boolean;
  /** Whether something may have failed. */
  isAlarm: boolean;
  /** “And for a bakery?” */
  isForWhom: boolean;
  counts: Counted[];
  /** The answers that fit the whole, and each of its sentences. */
  whole: Found[];
  sentences: Found[][];
}

/** Where a message was written. */
export interface Place {
  locale: Locale;
  /** Below the language. */
  address: string;
}

const pageSubjects: [RegExp, Topic][] = [
  [/hosting|maintenance/, "hosting"],
  [/seo|visibility/, "search"],
  [/marketing|\/ads/, "ads"],
  [/graphic|branding/, "design"],
  [/chatbot|artificial|\/ai/, "bot"],
  [/lead-gen/, "leads"],
  [/refresh|redesign/, "redesign"],
  [/website|web-new/, "site"],
  [/audit/, "audit"],
  [/pricing/, "plans"],
];

/** What a page is about; null where it is about everything. */
function subjectOf(address: string): Topic | null {
  return pageSubjects.find(([pattern]) => pattern.test(address))?.[1] ?? null;
}

/** How much of its weight a word lends that was not said, but is talked about, or stands on the page. */
const TALKED = 0.6;
const READ = 0.4;

/** What alone makes no question of its own in a longer message: “Can you help me?” */
const generic = ["support", "what", "address", "person", "need", "start", "no", "oui"];

/** A sentence of more characters is read by its clauses. */
const LONG_SENTENCE = 160;

export function understand(message: string, { locale: read, address }: Place, talk: Talk): Heard {
  const tongue = tongueOf(message, read);
  const locale = tongue === "en" || tongue === "fr" ? tongue : read;
  const tokens = withoutGreeting(tokensOf(message, locale, tongue));
  const about = aboutOf(tokens);
  // “And where is the data?” is asked of what is talked about.
  const isOpen = about === null || about === "data";
  const hints = new Map<string, number>();
  const lend = (topic: Topic | null, share: number) => {
    const word = topic === null ? undefined : subjectWords[topic];
    if (word !== undefined && about === null && !hints.has(word)) hints.set(word, share);
  };
  lend(talk.about, TALKED);
  if (talk.about === null) lend(subjectOf(address), READ);
  const sentences = message
    .split(/(?<=[.?!;\n…])\s+|\n/)
    .flatMap((sentence) => (sentence.length > LONG_SENTENCE ? sentence.split(/[,:]\s/) : [sentence]))
    .map((text) => ({ text, tokens: withoutGreeting(tokensOf(text, locale, tongue)) }))
    .filter((each) => each.tokens.some((token) => !generic.includes(token)))
    .slice(0, 16);
  const reading = { isForeign: locale !== tongue, locale };
  const { offers, ambiguous } = offersIn(plain(message), tokens, {
    about,
    topic: talk.about ?? subjectOf(address),
  });
  return {
    locale,
    tongue,
    tokens,
    about,
    read: subjectOf(address),
    offers,
    ambiguous,
    isQuestion: /[?？]/.test(message) || tokens.includes("price") || QUESTION.test(plain(message)),
    isAlarm: isAlarm(message, tokens),
    isForWhom: FOR_WHOM.test(plain(message)),
    counts: countsIn(message),
    whole: nearTo(isOpen ? talk.about : null, found({ text: message, tokens }, hints, reading)),
    sentences:
      sentences.length > 1
        ? sentences.map((each) => {
            const hits = found(each, aboutOf(each.tokens) ? new Map() : hints, reading);
            const telling = each.tokens.filter((token) => !isLight(token)).length;
            const share = SCRAPS[telling] ?? 1;
            return hits.map(({ id, score }) => ({ id, score: score < 1 ? score * share : score }));
          })
        : [],
  };
}

const QUESTION =
  /^(?:and |et |so |ok )*(?:what|who|when|where|why|how|which|is|are|do|does|can|could|will|would|should|qui|que|quoi|quand|ou|pourquoi|comment|combien|quel|quelle|est|peut|peux|avez|faites|puis|was|wer|wie|wo|wann|kann|che|chi|come|quando|quanto|posso)\b/;

const alarms = new Set(alarmWords.split(" "));

function isAlarm(message: string, tokens: string[]): boolean {
  const isNamed = tokens.some((token) => ["down", "hacked", "urgent"].includes(token));
  return (
    isNamed ||
    plain(message)
      .split(" ")
      .some((word) => alarms.has(word))
  );
}

const FOR_WHOM = /^(?:and |et |ok |ah )*(?:for|pour) (?:a|an|my|our|un|une|mon|ma|notre|des) /;

/** A sentence of no or one telling word, such as “I am a doctor”, asks for little by itself. */
const SCRAPS = [0.5, 0.82];

/** A greeting before something else is no part of it. */
function withoutGreeting(tokens: string[]): string[] {
  const rest = tokens.filter((token) => token !== "hello");
  const bare = /^(?:no|non|oui|ye|yes)$/.test(rest[0] ?? "") ? rest.slice(1) : rest;
  return bare.length > 0 ? bare : rest.length > 0 ? rest : tokens;
}

/** What a conversation is about comes nearer where the words leave it open. */
const SAME_SUBJECT = 1.2;
const OTHER_SUBJECT = 0.82;

function nearTo(topic: Topic | null, hits: Found[]): Found[] {
  if (topic === null) return hits;
  const share = (id: string) => {
    const about = catalogue.get(id)?.about ?? null;
    if (about === null || !(about in subjectWords)) return 1;
    return about === topic ? SAME_SUBJECT : OTHER_SUBJECT;
  };
  return hits
    .map(({ id, score }) => ({ id, score: score >= 1 ? score : score * share(id) }))
    .sort((one, other) => other.score - one.score);
}

function aboutOf(tokens: string[]): Topic | null {
  return tokens.map((token) => subjects[token]).find((topic) => topic !== undefined) ?? null;
}

const empty = new Set(emptyWords.split(" "));

/** Whether a message says nothing but some of these, so that it continues what was said. */
export function isOnly(tokens: string[], allowed: string[]): boolean {
  return tokens.length > 0 && tokens.every((token) => allowed.includes(token) || empty.has(token));
}
