import type { ConversationState } from "#app/domain/chat/conversation-state";
import { type Draft, entryAnswer } from "#worker/chat/composition";
import { asks } from "#worker/chat/keywords/keyword-intents";
import { casesByTrade } from "#worker/chat/parsing/cases-by-trade";
import { NEAREST, SURE } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { hasOnlyTokens, normalize, TRADE } from "#worker/chat/parsing/tokens";

const EXAMPLES = "people.work";
const TRADES = "websites.trade";
const SITES = "websites.make";

/** If a message asks for examples and a trade was named: the case that is nearest to the trade. */
export function answerWithExample(message: ParsedMessage, state: ConversationState): Draft | null {
  const { matches, tokens } = message;
  const [best] = matches;
  const last = casesByTrade.has(state.lastEntry ?? "") ? state.lastEntry : null;
  if (last !== null && hasOnlyTokens(tokens, OF_CASE)) return entryAnswer([last], message);
  const isPlea = !message.isQuestion || PLEA.test(normalize(message.text));
  if (isPlea && isBareWish(message)) return entryAnswer([SITES], message);
  // “I run a bakery in Bern” names a trade but asks for nothing yet.
  const isBegun = state.topic !== null || state.lastEntry !== null;
  const isTold = isPlea && !isBegun && (isAboutTrade(message) || isWish(message));
  const trade = message.trade ?? state.trade;
  const isElse = best !== undefined && ![TRADES, SITES].includes(best.id) && best.score >= NEAREST;
  if (trade === null && isTold && !isElse && tokens.includes(TRADE))
    return {
      ...entryAnswer([TRADES], message),
      update: { topic: message.topic, offer: null, entry: TRADES },
    };
  if (trade === null || message.client !== null) return null;
  if (message.trade !== null && message.wordCount <= SHORT_MESSAGE && asks("worksFor", message))
    return caseExample(trade, message);
  // If a message names a trade and is near to asking for examples, it gets the example of that trade.
  if (best?.id === EXAMPLES && (message.trade !== null || best.score >= SURE))
    return caseExample(trade, message);
  if (message.trade === null || !(isTold || (best?.id === TRADES && best.score >= SURE))) return null;
  const draft = entryAnswer([TRADES], message);
  const example = caseExample(trade, message);
  return {
    ...draft,
    template: `${draft.template}\n${example.template}`,
    update: { ...draft.update, topic: message.topic },
    pages: [...draft.pages, ...example.pages],
    entries: [...draft.entries, ...example.entries],
  };
}

function caseExample(trade: string, message: ParsedMessage): Draft {
  return entryAnswer([trade], message, casesByTrade.get(trade)?.[message.locale]);
}

/** A longer message asks for more than whether we know the trade. */
const SHORT_MESSAGE = 14;

/** With fewer words than this beside a trade, a message asks for nothing. */
const FEW = 4;

/** “I run a bakery”. */
const isAboutTrade = ({ isAboutSelf, tokens }: ParsedMessage) => isAboutSelf && tokens.length < FEW;

/** “I need a website for my practice in Sion” asks for nothing else either. */
const isWish = ({ isAboutSelf, text, tokens }: ParsedMessage) =>
  (isAboutSelf || WISH.test(normalize(text))) && hasOnlyTokens(tokens, OF_WISH);

/** “I need a website”, not “il me faut un site pour hier”. */
function isBareWish({ text, tokens }: ParsedMessage): boolean {
  const words = normalize(text);
  const isWished = tokens.includes("website") && WISH.test(words) && hasOnlyTokens(tokens, OF_BARE_WISH);
  return isWished && !/\b(?:hier|yesterday)\b/.test(words);
}

const OF_BARE_WISH = "need want veut website internet smaller brandnew simpl".split(" ");

/** “Could you make me a website?” asks for it. */
const PLEA =
  /\b(?:pouvez|pourriez|can|could) (?:vous|you) (?:(?:me|nous) (?:faire|creer|construire)|(?:make|build|create) (?:me|us))\b/;

const WISH =
  /^(?:(?:bonjour|bonsoir|salut|hello|hi) )*(?:je (?:cherche|veux|voudrais|souhaite)|j (?:aimerais|ai besoin)|(?:il )?(?:me|nous) faut|on (?:cherche|veut|voudrait|aimerait)|nous (?:cherchons|voulons|aimerions|souhaitons)|(?:i|we) (?:need|want|own|d like|would like)|(?:(?:i m|we re|i am|we are) )?looking for)\b|^(?:(?:bonjour|bonsoir|salut|hello|hi) )*(?:pouvez|pourriez|can|could) (?:vous|you)\b/;

const OF_WISH = [
  TRADE,
  ..."need want veut look search find website internet town practic run own smaller simpl brandnew agency redesign".split(
    " ",
  ),
];

/** “How much was it?”, of the case that was shown. */
const OF_CASE = ["price", "delay", "take", "what", "pay", "total", "weeks"];
