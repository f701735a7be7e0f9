import { alarmWords, emptyWords, subjects, subjectWords } from "#app/content/assistant/synonyms";
import type { OfferKey } from "#app/domain/chat/facts";
import type { Talk } from "#app/domain/chat/talk";
import type { Topic } from "#app/domain/chat/topic";
import type { Locale } from "#app/domain/language/locale";
import { catalogue } from "./catalogue";
import { type Found, found } from "./find";
import { isLight, plain, type Tongue, tokensOf, tongueOf } from "./words";

/** A number that a visitor wrote, and what it counts. */
export interface Counted {
  value: number;
  of: "money" | "conversations" | "pages" | "products" | "months" | "years" | "sites" | "percent" | null;
}

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
  const { offers, ambiguous } = offersIn(plain(message), tokens, talk.about ?? subjectOf(address));
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

interface OfferName {
  pattern: RegExp;
  offer: OfferKey;
  /** One of these must be said, too, where the name is an everyday word or stands for several. */
  beside?: string[];
  /** Or this must be talked about. */
  amid?: Topic[];
}

const ofSearch = { beside: ["seo"], amid: ["search" as const] };
const ofBots = { beside: ["chatbot"], amid: ["bot" as const] };
const ofPlans = { beside: ["plan"], amid: ["plans" as const] };

const offerNames: OfferName[] = [
  { pattern: /\bbasic\b/, offer: "basic" },
  { pattern: /\bpro\b/, offer: "bot.pro", ...ofBots },
  {
    pattern:
      /(?<!\b(?:mail|mails|adresse|carte|compte|boite|vie|tel|matu|maturite|bac|a|un|real|vrai|non) )\bpro\b/,
    offer: "pro",
  },
  { pattern: /\bcommerce\b/, offer: "commerce", ...ofPlans },
  { pattern: /\benterprise\b|\b(?:plan|forfait|formule) entreprise\b/, offer: "enterprise" },
  { pattern: /\bessentie?l\b|\bessential\b/, offer: "seo.essential", ...ofSearch },
  { pattern: /\bessentie?l\b|\bessential\b/, offer: "bot.essential", ...ofBots },
  { pattern: /\badvanced\b|\bavance\b/, offer: "seo.advanced", beside: ["seo", "plan"], amid: ["search"] },
  { pattern: /\bexpert\b/, offer: "seo.expert", beside: ["seo", "plan"], amid: ["search"] },
  { pattern: /\blocal seo\b|\bseo local\b|\breferencement local\b/, offer: "seo.local" },
  { pattern: /\bultimate\b|\bultime\b/, offer: "bot.ultimate" },
  { pattern: /\bperform\b/, offer: "hosting.perform" },
  { pattern: /\bsecure ?web\b/, offer: "hosting.secureweb" },
  {
    pattern: /\bexpansion\b/,
    offer: "hosting.expansion",
    beside: ["hosting", "plan", "price", "secureweb", "perform"],
    amid: ["hosting"],
  },
];

function offersIn(text: string, tokens: string[], topic: Topic | null): Pick<Heard, "offers" | "ambiguous"> {
  const named = offerNames.filter(({ pattern, beside, amid }) => {
    if (!pattern.test(text)) return false;
    if (!beside) return true;
    const isBeside = beside.some((token) => tokens.includes(token));
    const isAmid = topic !== null && (amid ?? []).includes(topic);
    return isBeside || (isAmid && aboutOf(tokens) === null);
  });
  const isOfPlans = named.some(({ offer }) => offer === "basic" || offer === "pro" || offer === "enterprise");
  if (isOfPlans && /\bcommerce\b/.test(text) && !named.some(({ offer }) => offer === "commerce"))
    named.push({ pattern: /commerce/, offer: "commerce" });
  const hasBotPro = named.some(({ offer }) => offer === "bot.pro");
  const offers = named.map(({ offer }) => offer).filter((offer) => !(hasBotPro && offer === "pro"));
  const isEssential = /\bessentie?l\b|\bessential\b/.test(text) && tokens.length < 6;
  const isAmbiguous = isEssential && !offers.some((offer) => offer.endsWith("essential"));
  return { offers, ambiguous: isAmbiguous ? "essentials" : null };
}

const NUMBER =
  /(?:(chf|frs?|sfr|€)\.?\s?)?(\d{1,3}(?:['’\s.,]\d{3})+(?!\d)|\d+)(?:[.,]-+)?\s*(%|[\p{L}.]+)?/giu;

const countedBy: [RegExp, Counted["of"]][] = [
  [/^(?:chf|frs?|sfr|francs?|balles|stutz|bucks|€|euros?)\.?$/, "money"],
  [/^(?:%|percent|pourcent)$/, "percent"],
  [/^(?:conversation|chat|consultation|discussion|message|gesprach)/, "conversations"],
  [/^(?:pages?|seiten?)$/, "pages"],
  [/^(?:product|produit|article|item|types?|cru|produkt)/, "products"],
  [/^(?:months?|mois|monate?)$/, "months"],
  [/^(?:years?|ans?|annees?|jahre?)$/, "years"],
  [/^(?:sites?|websites?)$/, "sites"],
];

const numerals: Record<string, string> = {
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  ten: "10",
  twelve: "12",
  twenty: "20",
  fifty: "50",
  deux: "2",
  trois: "3",
  quatre: "4",
  cinq: "5",
  dix: "10",
  douze: "12",
  vingt: "20",
  cinquante: "50",
};

/** The numbers of a message, with what they count; phone numbers and dates are none. */
function countsIn(message: string): Counted[] {
  if (/\+?\d(?:[\s./-]?\d){8,}/.test(message)) return [];
  const text = message.replace(/\p{L}+/gu, (word) => numerals[word.toLowerCase()] ?? word);
  return [...text.matchAll(NUMBER)].flatMap(
    ({ 0: all, 1: currency, 2: digits = "", 3: after = "", index }) => {
      const isMore = /(?:plus de|more than|over|au-delà de)\s*$/i.test(text.slice(0, index));
      const value = Number(digits.replace(/[^\d]/g, "")) + (isMore ? 1 : 0);
      if (!Number.isSafeInteger(value)) return [];
      if (currency || /[.,]-/.test(all)) return [{ value, of: "money" as const }];
      const word = plain(after) || after;
      return [{ value, of: countedBy.find(([pattern]) => pattern.test(word))?.[1] ?? null }];
    },
  );
}

const empty = new Set(emptyWords.split(" "));

/** Whether a message says nothing but some of these, so that it continues what was said. */
export function isOnly(tokens: string[], allowed: string[]): boolean {
  return tokens.length > 0 && tokens.every((token) => allowed.includes(token) || empty.has(token));
}
