import { topicByToken } from "#app/content/assistant/synonyms";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import type { OfferKey } from "#app/domain/chat/facts";
import type { Topic } from "#app/domain/chat/topic";
import type { Locale } from "#app/domain/language/locale";
import { catalogue, isSmallTalk } from "#worker/chat/catalogue";
import { amountsInDigits } from "./amounts-in-words";
import { caseNamedIn } from "./cases-by-trade";
import { correctSpelling } from "./correct-spelling";
import { findMatches, inTopic, LIKELY, type Match, type PrecedingText } from "./find-matches";
import { offersIn } from "./offers-in";
import type { Quantity } from "./quantities";
import { quantitiesInContext } from "./quantities-in-context";
import { splitHalves } from "./split-halves";
import { splitParts } from "./split-parts";
import { detectLanguage, type MessageLanguage, normalize, tokensOf } from "./tokens";

/** Everything that is read from the words of a message. */
export interface ParsedMessage {
  text: string;
  locale: Locale;
  language: MessageLanguage;
  tokens: string[];
  /** The number of its words, known or not. */
  wordCount: number;
  /** The topic of its own words; null if it is none of ours. */
  topic: Topic | null;
  /** The path of its page below the language, and the topic of that page. */
  address: string;
  pageTopic: Topic | null;
  /** The offers that it names; `isAmbiguous` if a name belongs to more than one. */
  offers: OfferKey[];
  isAmbiguous: boolean;
  isQuestion: boolean;
  /** “We are eight in the office.” */
  isAboutSelf: boolean;
  /** “I am 16.” */
  isMinor: boolean;
  /** “And for a bakery?” */
  isForTrade: boolean;
  /** The trade that it names, as the id of the answer about the nearest case. */
  trade: string | null;
  /** The client of ours that it names, as the id of the answer about that case. */
  client: string | null;
  quantities: Quantity[];
  /** The answers that match the whole message. */
  matches: Match[];
  /** Its sentences and questions, each read by itself, if there are several. */
  parts: ParsedMessage[];
}

/** Where a message was written. */
export interface MessageOrigin {
  locale: Locale;
  /** Path below the language. */
  address: string;
}

/** Topics by a part of an address. The more specific patterns come first. */
const pageTopics: [RegExp, Topic][] = [
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

/** The topic of a page; null if it is about everything. */
function topicOfPage(address: string): Topic | null {
  return pageTopics.find(([pattern]) => pattern.test(address))?.[1] ?? null;
}

/** How much the meaning of a message depends on the previous one, and that of a part on the whole message. */
const SHARE_OF_HISTORY = 0.4;
const SHARE_OF_MESSAGE = 0.35;

/** Reads a message as a whole and, if it has several sentences, each of them. */
export function parseMessage(typed: string, origin: MessageOrigin, state: ConversationState): ParsedMessage {
  // The patterns that split sentences would take seconds on a long run of spaces.
  const clear = typed.replace(/[^\S\n]+/g, " ");
  const language = detectLanguage(clear, origin.locale);
  const text = amountsInDigits(language === "fr" ? correctSpelling(clear) : clear);
  const preceding = { text: state.history, share: SHARE_OF_HISTORY, entry: state.lastEntry };
  const message = withCurrentTopic(state, parseText(text, { language, preceding }, origin, state));
  // Parts without a topic have that of the message.
  const within = message.topic === null ? state : { ...state, topic: message.topic };
  const ofMessage = { text, share: SHARE_OF_MESSAGE, entry: null };
  const readPart = (part: string) => parseText(part, { language, preceding: ofMessage }, origin, within);
  const sentences = splitParts(text).slice(0, MAX_PARTS).map(readPart);
  // If one question is clear, the other sentences are only statements.
  const isAsked = sentences.some(
    ({ isQuestion, matches: [best] }) => isQuestion && (best?.score ?? 0) >= LIKELY,
  );
  const parts = sentences
    .flatMap((part) => (isAsked && !part.isQuestion ? [part] : splitHalves(part, readPart)))
    .map((part, at, all) => withCurrentTopic(state, part, all.slice(0, at)));
  if (parts.length < 2) return message;
  const isQuestion = message.isQuestion || parts.some((part) => part.isQuestion);
  return { ...message, isQuestion, matches: matchesOfQuestion(message, parts), parts };
}

/**
 * The answers that a message with one question asks for. If the whole message only matches what another sentence states
 * (“I am a journalist and write about data protection”), and that is less likely, the question decides.
 */
function matchesOfQuestion({ matches }: ParsedMessage, parts: ParsedMessage[]): Match[] {
  const [question, ...more] = parts.filter(({ isQuestion }) => isQuestion);
  const [best] = matches;
  const asked = question?.matches[0];
  if (!question || more.length > 0 || !best || !asked || asked.score < LIKELY || isSmallTalk(asked.id))
    return matches;
  const isTold = parts.some((part) => part.matches[0]?.id === best.id);
  const isLikelier = isSmallTalk(best.id) || asked.score > best.score;
  return isTold && isLikelier && asked.id !== best.id ? question.matches : matches;
}

/** Applies the current topic to a message or part, unless it or an earlier part names a topic. */
function withCurrentTopic(
  { topic }: ConversationState,
  message: ParsedMessage,
  earlier: ParsedMessage[] = [],
): ParsedMessage {
  // The audit has no plans: a message that names one is about a site's.
  const isOpen = [...earlier, message].every(
    (each) => each.topic === null && !(topic === "audit" && each.tokens.includes("plan")),
  );
  return topic !== null && isOpen ? { ...message, matches: inTopic(message.matches, topic) } : message;
}

const MAX_PARTS = 16;

/** `preceding` is the context: the previous message, or the message that this part belongs to. */
function parseText(
  text: string,
  { language, preceding }: { language: MessageLanguage; preceding: PrecedingText },
  { locale: page, address }: MessageOrigin,
  state: ConversationState,
): ParsedMessage {
  const locale = language === "en" || language === "fr" ? language : page;
  const tokens = withoutGreeting(tokensOf(text, locale, language));
  const topic = topicOf(tokens);
  const { offers, isAmbiguous } = offersIn(text, tokens, {
    ownTopic: topic,
    currentTopic: state.topic ?? topicOfPage(address),
  });
  const quantities = quantitiesInContext(state, text, { tokens, offers });
  return {
    text,
    locale,
    language,
    tokens,
    wordCount: normalize(text).split(" ").length,
    topic,
    address,
    pageTopic: topicOfPage(address),
    offers,
    isAmbiguous,
    isQuestion: asksQuestion(text, tokens),
    isAboutSelf: isAboutSelf(text),
    isMinor: quantities.some(({ value, unit }) => unit === "age" && value < OF_AGE),
    isForTrade: FOR_TRADE.test(normalize(text)),
    trade: caseNamedIn(normalize(text), "trade"),
    client: caseNamedIn(normalize(text), "client"),
    quantities,
    matches: weightedByTopic(
      findMatches({ text, tokens, preceding }, { locale, language }),
      topic === null ? state.topic : null,
    ),
    parts: [],
  };
}

/** Whether a text asks for something. */
function asksQuestion(text: string, tokens: string[]): boolean {
  const normalized = normalize(text);
  return (
    /[?？]/.test(text) ||
    QUESTION_ANYWHERE.test(normalized) ||
    tokens.includes("price") ||
    (QUESTION_START.test(normalized) && !isAboutSelf(text))
  );
}

const isAboutSelf = (text: string) => ABOUT_SELF.test(normalize(text).replace(GREETING, ""));

const GREETING = /^(?:(?:hi|hello|hey|bonjour|bonsoir|salut|slt|bjr|good (?:morning|evening)) )+/;

const QUESTION_START =
  /^(?:(?:and|et|so|ok|oui|non|mais|but|alors|donc|sinon|also|aussi|bonjour|hello|hi) )*(?:(?:je|j|on|vous|tu|il|ca|c|ce|s|y) (?:peux|peut|pouvez|fait|faites|faut|est|avez|a|prend|prenez|garde|serait|coute|marche|arrete|y)|si|if|you|i can|whats|what|who|when|where|why|how|which|is|are|do|does|can|could|will|would|should|qui|que|quoi|quand|ou|pourquoi|comment|combien|quel|quelle|est|peut|peux|avez|faites|puis|was|wer|wie|wo|wann|kann|che|chi|come|quando|quanto|posso)\b/;

/**
 * Words that make a question wherever they stand, without a full stop before them: “I hate writing can we do this by
 * phone”.
 */
const QUESTION_ANYWHERE =
  /\b(?:(?<!\b(?:ou|c est) )quoi|combien|quand|comment)$|(?<!\b(?:know|that s|is|reason|c est|voila|sais) )\b(?:why|pourquoi|pk|pkoi)\b|\b(?:est ce que|on peut|peut on|pouvez vous|vous pouvez|vous pourriez|pourriez vous|can (?:i|we|you)|could (?:i|we|you)|do you)\b/;

/** Beginnings and endings of statements: “we are eight”, “it was with another host”. */
const ABOUT_SELF =
  /^(?:(?:ok|ah|oui|non|alors|well|so|yes|no|and|et) )*(?:je suis|j ai|c est (?:pour|chez|avec|un|une|mon|ma|le|la|du) |c etait|c est pas|on est|on a|nous sommes|nous avons|mon|ma|mes|notre|nos|i am|i m|i have|i run|i own|we run|we own|we are|we re|we have|it s|its|it was|my|our|pour un|pour une|for a|for my) ?|(?: oui| yes| i think| je crois| i guess)$/;

/** Below this age, nobody may sign alone. */
const OF_AGE = 18;

const FOR_TRADE =
  /^(?:and |et |ok |ah )*(?:for|pour) (?:(?:a|an|my|our|un|une|mon|ma|notre|des|les|the) |\S+s$)/;

/** A greeting before something else is ignored. */
function withoutGreeting(tokens: string[]): string[] {
  const rest = tokens.filter((token) => token !== "hello");
  const bare = /^(?:no|non|oui|ye|yes)$/.test(rest[0] ?? "") ? rest.slice(1) : rest;
  return bare.length > 0 ? bare : rest.length > 0 ? rest : tokens;
}

/** The odds factor for answers about the current topic, and for those about others, if the words leave it open. */
const SAME_TOPIC = 2;
const OTHER_TOPIC = 0.8;

function weightedByTopic(matches: Match[], currentTopic: Topic | null): Match[] {
  const odds = (id: string) => {
    const topic = catalogue.get(id)?.topic ?? null;
    if (currentTopic === null || topic === null) return 1;
    return topic === currentTopic ? SAME_TOPIC : OTHER_TOPIC;
  };
  const likelier = (score: number, by: number) => (score * by) / (score * by + 1 - score);
  return matches
    .map((match) => ({
      ...match,
      score: match.score >= 1 ? match.score : likelier(match.score, odds(match.id)),
    }))
    .sort((one, other) => other.score - one.score);
}

/** The topics of words, in their order. */
export const topicsOf = (tokens: string[]) => tokens.flatMap((token) => topicByToken[token] ?? []);

function topicOf(tokens: string[]): Topic | null {
  return topicsOf(tokens)[0] ?? null;
}
