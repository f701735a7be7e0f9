import { type ConversationState, familyOf } from "#app/domain/chat/conversation-state";
import { numberOf, type OfferKey } from "#app/domain/chat/facts";
import { type Quantity, quantitiesIn } from "./quantities";
import { hasOnlyTokens } from "./tokens";

/** The other content of a message with numbers. */
interface MessageContent {
  tokens: string[];
  /** The offers that it names. */
  offers: OfferKey[];
}

/**
 * The numbers of a message in its conversation: they count what the current offer counts, and may come on top of
 * earlier ones.
 */
export function quantitiesInContext(
  state: ConversationState,
  message: string,
  content: MessageContent,
): Quantity[] {
  const quantities = quantitiesIn(message);
  const isAboutBasic = state.offer === "basic" && content.offers.length === 0;
  const pages = isAboutBasic ? pagesIn(state.history) : 0;
  // “How much?”, after a shop with 150 products.
  const isShopsPrice = state.offer === "commerce" && quantities.length === 0 && asksPrice(content);
  const products = isShopsPrice ? productsIn(state.history) : 0;
  if (products > 0) return [{ value: products, unit: "products" }];
  // “And by the year?”, “total 1st year?”, “in year two?”, after Basic with two pages more.
  const isOfYear = quantities.every(({ value, unit }) => unit === null && value <= 2);
  if (isAboutBasic && isOfYear && pages > numberOf("basic.pages") && hasOnlyTokens(content.tokens, ITS_PRICE))
    return [{ value: pages, unit: "pages", additional: "added" }];
  return quantities.map((each) =>
    withPagesAdded(withUnitOfOffer(state, each, content), pages, state, content),
  );
}

/**
 * Tokens of a message that asks only for the price of the current offer: “by the year?”, “and is it the same in year
 * two?”
 */
const ITS_PRICE =
  "price pay yearly monthly vat total what same pareil mem first second two next premi deuxiem suiv suivant".split(
    " ",
  );

const asksPrice = ({ tokens, offers }: MessageContent) =>
  offers.length === 0 && tokens.includes("price") && hasOnlyTokens(tokens, ["price", "total", "what"]);

/** How many products a text counts last; 0 if it counts none. */
const productsIn = (text: string) =>
  quantitiesIn(text).findLast(({ unit }) => unit === "products")?.value ?? 0;

/** How many pages a text counts, including those on top of Basic; 0 if it counts none. */
function pagesIn(text: string): number {
  const pages = quantitiesIn(text).filter(({ unit }) => unit === "pages");
  const ground = pages.findLast(({ additional }) => !additional)?.value ?? numberOf("basic.pages");
  return pages.length === 0
    ? 0
    : pages.reduce((sum, { value, additional }) => sum + (additional ? value : 0), ground);
}

/** “And 500?” counts what the current offer counts, unless the message names another offer. */
function withUnitOfOffer(
  { offer, lastEntry }: ConversationState,
  quantity: Quantity,
  { tokens, offers }: MessageContent,
): Quantity {
  const { value, unit } = quantity;
  const isBare = tokens.filter((token) => token !== "what").length < 2 || quantity.additional !== undefined;
  const isAboutOther = offers.some((each) => each !== offer);
  if (unit !== null || quantity.countsOtherThings || isAboutOther || !Number.isInteger(value))
    return quantity;
  if (offer === "commerce" && (isBare || (tokens.length < FEW && value >= MIN_PRODUCTS)))
    return { ...quantity, unit: "products" };
  if (!isBare || value >= MAX_PAGES) return quantity;
  // “And three?”, after the price of one page more.
  if (offer === null && lastEntry === "billing.pageCount")
    return { ...quantity, unit: "pages", additional: "alone" };
  const isPlan = offer !== null && familyOf(offer) === "plan";
  return isPlan ? { ...quantity, unit: "pages" } : quantity;
}

/** With fewer words than this, a number is about the current shop, and from so many on it counts products. */
const FEW = 4;
const MIN_PRODUCTS = 20;

/** From here on, a number is an amount in francs. */
const MAX_PAGES = 100;

/** “Basic and three pages more” are eight pages; two more after seven are nine. */
function withPagesAdded(
  quantity: Quantity,
  before: number,
  state: ConversationState,
  { offers }: MessageContent,
): Quantity {
  const [offer, ...others] = offers.length > 0 ? offers : [state.offer];
  const isAboutBasic = offer === "basic" && others.length === 0;
  return quantity.unit === "pages" && quantity.additional && isAboutBasic
    ? { ...quantity, value: quantity.value + Math.max(before, numberOf("basic.pages")), additional: "added" }
    : quantity;
}
