import { composed } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { numberOf } from "#app/domain/chat/facts";
import { catalogue } from "#worker/chat/catalogue";
import { composedAnswer, type Draft } from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { quantityOf } from "#worker/chat/parsing/quantities";
import { hasSitePlans } from "./site-sizes";

/** “And with 200 products later?” always has the same answer, whatever the other words. */
export function exceedsShop(message: ParsedMessage, state: ConversationState): boolean {
  const products = quantityOf(message, "products")?.value ?? 0;
  return products > numberOf("commerce.products") && (message.topic ?? state.topic) === "shop";
}

/** “I have 350 articles to sell”: whether they fit into the shop's plan. */
export function answerProductCount(message: ParsedMessage, state: ConversationState): Draft | null {
  const { locale, tokens } = message;
  const products = quantityOf(message, "products")?.value ?? 0;
  if (products === 0 || !areForSale(message, state)) return null;
  const words = composed[locale];
  const size = products <= numberOf("commerce.products") ? words.fewProducts : words.manyProducts;
  const more = tokens.length > FEW_BESIDE ? ` ${catalogue.get(SHIPPING)?.say[locale] ?? ""}` : "";
  return composedAnswer(
    size + more,
    "/pricing",
    { topic: "shop", offer: "commerce" },
    { entries: ["prices.commerce", SHIPPING], next: "form" },
  );
}

const SHIPPING = "websites.shipping";

/** A message with more words than this also says something else about the shop. */
const FEW_BESIDE = 5;

/** Whether “400 articles” are for sale. */
const areForSale = ({ topic }: ParsedMessage, state: ConversationState) =>
  topic === "shop" || state.topic === "shop" || (topic === null && hasSitePlans(state.topic));
