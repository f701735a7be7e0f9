import { composed } from "#app/content/assistant/composed";
import { numberOf } from "#app/domain/chat/facts";
import type { ConversationState } from "#app/domain/chat/talk";
import { idOfOffer } from "#worker/chat/catalogue";
import {
  composedAnswer,
  type Draft,
  firstAnswer,
  isOurFigure,
  isPriced,
  type Rule,
} from "#worker/chat/composition";
import { countOf } from "#worker/chat/reading/counts";
import type { ParsedMessage } from "#worker/chat/reading/understand";
import { plain } from "#worker/chat/reading/words";
import { ofBudget } from "./budgets";
import { inLanguages, ofFurtherPages, ofPages } from "./pages";
import { isBeyondShop, ofProducts } from "./products";
import { asksElse } from "./sizes";
import { ofSpan } from "./spans";

/** Answers that are worked out from the visitor's own numbers. */
export function counted(message: ParsedMessage, state: ConversationState): Draft | null {
  const isElse =
    asksElse(message) && !isPriced(message.matches[0]?.id ?? "") && !isBeyondShop(message, state);
  return (
    ofGallery(message) ?? (isElse ? null : firstAnswer(ofNumbers, message, state)) ?? ofBudget(message, state)
  );
}

/** More specific rules come first. */
const ofNumbers: Rule[] = [ofConversations, ofSpan, inLanguages, ofFurtherPages, ofPages, ofProducts];

/** “70 pages of finished jobs” are one gallery. */
function ofGallery(message: ParsedMessage): Draft | null {
  const pages = countOf(message, "pages");
  if (!pages || pages.value <= numberOf("basic.pages") || !GALLERY.test(plain(message.text))) return null;
  return composedAnswer(
    composed[message.locale].galleryPages,
    "/pricing",
    { topic: "plans", offer: "basic" },
    { entries: ["features.gallery", idOfOffer("basic"), "details.pagesNeeded"] },
  );
}

const GALLERY =
  /\bpages? (?:des?|d|of) (?:\w+ ){0,3}?(?:chantiers?|realisations?|travaux|references?|projets? (?:fini|termine)|jobs|projects)|\bpages? (?:de|of) (?:\w+ )?(?:galerie|gallery)\b/;

/** “A chatbot with 300 conversations”, or “and for 300?” after a chatbot. */
function ofConversations(message: ParsedMessage, state: ConversationState): Draft | null {
  const { topic, tokens, locale } = message;
  const isOfBots = (topic ?? state.topic) === "bot" || (topic === null && tokens.includes("conversation"));
  const bare = countOf(message, null);
  // “And at 15?” is about a price.
  const isPrice = bare !== undefined && (isOurFigure(bare.value) || !Number.isInteger(bare.value));
  const conversations =
    countOf(message, "conversations") ?? (tokens.length < FEW_BESIDE && !isPrice ? bare : undefined);
  if (!isOfBots || !conversations) return null;
  return composedAnswer(
    composed[locale].conversations,
    "/services/artificial-intelligence-ai/chatbots",
    { topic: "bot", offer: "bot.essential" },
    { entries: ["craft.bots", "craft.essential"] },
  );
}

/** With fewer words than this beside it, a bare number counts conversations. */
const FEW_BESIDE = 4;
