import { composed } from "#app/content/assistant/composed";
import { numberOf } from "#app/domain/chat/facts";
import type { Talk } from "#app/domain/chat/talk";
import { idOfOffer } from "#worker/chat/catalogue";
import { firstOf, type Given, isOurFigure, isPriced, type Rule, told } from "#worker/chat/composition";
import { countOf } from "#worker/chat/reading/counts";
import type { Heard } from "#worker/chat/reading/understand";
import { plain } from "#worker/chat/reading/words";
import { ofBudget } from "./budgets";
import { inLanguages, ofFurtherPages, ofPages } from "./pages";
import { isBeyondShop, ofProducts } from "./products";
import { asksElse } from "./sizes";
import { ofSpan } from "./spans";

/** Answers that are worked out from the visitor's own numbers. */
export function counted(heard: Heard, talk: Talk): Given | null {
  const isElse = asksElse(heard) && !isPriced(heard.whole[0]?.id ?? "") && !isBeyondShop(heard, talk);
  return ofGallery(heard) ?? (isElse ? null : firstOf(ofNumbers, heard, talk)) ?? ofBudget(heard, talk);
}

/** More specific rules come first. */
const ofNumbers: Rule[] = [ofConversations, ofSpan, inLanguages, ofFurtherPages, ofPages, ofProducts];

/** “70 pages of finished jobs” are one gallery. */
function ofGallery(heard: Heard): Given | null {
  const pages = countOf(heard, "pages");
  if (!pages || pages.value <= numberOf("basic.pages") || !GALLERY.test(plain(heard.text))) return null;
  return told(
    composed[heard.locale].galleryPages,
    "/pricing",
    { about: "plans", offer: "basic" },
    { entries: ["features.gallery", idOfOffer("basic"), "details.pagesNeeded"] },
  );
}

const GALLERY =
  /\bpages? (?:des?|d|of) (?:\w+ ){0,3}?(?:chantiers?|realisations?|travaux|references?|projets? (?:fini|termine)|jobs|projects)|\bpages? (?:de|of) (?:\w+ )?(?:galerie|gallery)\b/;

/** “A chatbot with 300 conversations”, or “and for 300?” after a chatbot. */
function ofConversations(heard: Heard, talk: Talk): Given | null {
  const { about, tokens, locale } = heard;
  const isOfBots = (about ?? talk.about) === "bot" || (about === null && tokens.includes("conversation"));
  const bare = countOf(heard, null);
  // “And at 15?” is about a price.
  const isPrice = bare !== undefined && (isOurFigure(bare.value) || !Number.isInteger(bare.value));
  const conversations =
    countOf(heard, "conversations") ?? (tokens.length < FEW_BESIDE && !isPrice ? bare : undefined);
  if (!isOfBots || !conversations) return null;
  return told(
    composed[locale].conversations,
    "/services/artificial-intelligence-ai/chatbots",
    { about: "bot", offer: "bot.essential" },
    { entries: ["craft.bots", "craft.essential"] },
  );
}

/** With fewer words than this beside it, a bare number counts conversations. */
const FEW_BESIDE = 4;
