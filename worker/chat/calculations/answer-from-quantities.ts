import { composed } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { numberOf } from "#app/domain/chat/facts";
import { entryOfOffer } from "#worker/chat/catalogue";
import {
  composedAnswer,
  type Draft,
  firstAnswer,
  isOurFigure,
  isPriced,
  type Rule,
} from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { quantityOf } from "#worker/chat/parsing/quantities";
import { normalize } from "#worker/chat/parsing/tokens";
import { answerBudget } from "./budgets";
import { answerAdditionalPages, answerPageCount, answerPagesInLanguages } from "./page-counts";
import { answerProductCount, exceedsShop } from "./product-counts";
import { asksSomethingElse } from "./site-sizes";
import { answerTotalOverTime, planByPrice } from "./total-over-time";

/** Answers that are computed from the visitor's own numbers. */
export function answerFromQuantities(message: ParsedMessage, state: ConversationState): Draft | null {
  const isElse =
    asksSomethingElse(message) && !isPriced(message.matches[0]?.id ?? "") && !exceedsShop(message, state);
  // “500 francs a month for three years” is near to other prices by the month.
  const ofPrice = planByPrice(message) === undefined ? [] : [answerTotalOverTime];
  return (
    answerGalleryPages(message) ??
    firstAnswer(isElse ? ofPrice : quantityRules, message, state) ??
    answerBudget(message, state)
  );
}

/** More specific rules come first. */
const quantityRules: Rule[] = [
  answerConversationCount,
  answerTotalOverTime,
  answerPagesInLanguages,
  answerAdditionalPages,
  answerPageCount,
  answerProductCount,
];

/** “70 pages of finished jobs” are one gallery. */
function answerGalleryPages(message: ParsedMessage): Draft | null {
  const pages = quantityOf(message, "pages");
  if (!pages || pages.value <= numberOf("basic.pages") || !GALLERY.test(normalize(message.text))) return null;
  return composedAnswer(
    composed[message.locale].galleryPages,
    "/pricing",
    { topic: "plans", offer: "basic" },
    { entries: ["features.gallery", entryOfOffer("basic"), "details.pagesNeeded"] },
  );
}

const GALLERY =
  /\bpages? (?:des?|d|of) (?:\w+ ){0,3}?(?:chantiers?|realisations?|travaux|references?|projets? (?:fini|termine)|jobs|projects)|\bpages? (?:de|of) (?:\w+ )?(?:galerie|gallery)\b/;

/** “A chatbot with 300 conversations”, or “and for 300?” after a chatbot. */
function answerConversationCount(message: ParsedMessage, state: ConversationState): Draft | null {
  const { topic, tokens, locale } = message;
  const isAboutBots = (topic ?? state.topic) === "bot" || (topic === null && tokens.includes("conversation"));
  const bare = quantityOf(message, null);
  // “And at 15?” is about a price.
  const isPrice = bare !== undefined && (isOurFigure(bare.value) || !Number.isInteger(bare.value));
  const conversations =
    quantityOf(message, "conversations") ?? (tokens.length < FEW_BESIDE && !isPrice ? bare : undefined);
  if (!isAboutBots || !conversations) return null;
  return composedAnswer(
    composed[locale].conversations,
    "/services/artificial-intelligence-ai/chatbots",
    { topic: "bot", offer: "bot.essential" },
    { entries: ["craft.bots", "craft.essential"] },
  );
}

/** With fewer words than this beside it, a bare number counts conversations. */
const FEW_BESIDE = 4;
