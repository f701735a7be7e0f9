import { type ConversationState, familyOf } from "#app/domain/chat/conversation-state";
import { answerAboutOffers, comparisonLines } from "#worker/chat/calculations/compare-offers";
import {
  asksForSum,
  BOTH,
  billingsIn,
  lineOf,
  sumLines,
  totalLines,
} from "#worker/chat/calculations/offer-sums";
import { answerTotalOverTime } from "#worker/chat/calculations/total-over-time";
import { type Draft, vatSentences } from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { normalize, tokensOf } from "#worker/chat/parsing/tokens";

/** “And both for a year?”, “with VAT?”, “the difference?”, after several offers that were named together. */
export function answerTogether(message: ParsedMessage, state: ConversationState): Draft | null {
  const { together } = state;
  if (together.length < 2 || message.offers.length > 0 || message.topic !== null) return null;
  if (!isAboutPrice(message)) return null;
  const ofAll = { ...message, offers: together };
  const lines = linesFor(withPeriod(ofAll, state), isSum(message, state), state);
  return lines.length === 0 ? null : answerAboutOffers(together, lines);
}

/** Whether a message asks for nothing but a sum, a difference, a period or VAT. */
function isAboutPrice({ text, tokens, quantities }: ParsedMessage): boolean {
  const isCounted = quantities.some(({ unit, value }) =>
    unit === null ? value > MOST_TOGETHER : unit !== "years" && unit !== "months",
  );
  const isAsked = tokens.some((token) => ASKED.includes(token)) || BOTH.test(normalize(text));
  // “What is included?” asks for no price, “VAT included?” does.
  const beside = tokens.includes("vat") ? [...BESIDE, "incl", "include"] : BESIDE;
  return !isCounted && isAsked && tokens.every((token) => ASKED.includes(token) || beside.includes(token));
}

const MOST_TOGETHER = 3;
const ASKED = "price pay total sum somm yearly monthly vat difference".split(" ");
const BESIDE =
  "togeth ensembl altogeth with what come two three deux trois first second premi deuxiem suivant next".split(
    " ",
  );

/** “With VAT?” asks for the period that was talked about. */
function withPeriod(message: ParsedMessage, { history }: ConversationState): ParsedMessage {
  const { tokens, text, locale } = message;
  if (!tokens.includes("vat") || tokens.includes("monthly")) return message;
  const before = tokensOf(history, locale).filter((token) => token === "yearly");
  return { ...message, text: `${history} ${text}`, tokens: [...tokens, ...before] };
}

/** Whether the offers are to be added up: they are of several kinds, or the visitor asks for their sum. */
function isSum(message: ParsedMessage, { together, history }: ConversationState): boolean {
  const [one, ...others] = together.map(familyOf);
  return (
    others.some((other) => other !== one) ||
    BOTH.test(normalize(message.text)) ||
    asksForSum({ text: `${history} ${message.text}`, tokens: message.tokens })
  );
}

function linesFor(message: ParsedMessage, isAdded: boolean, state: ConversationState): string[] {
  const { tokens, offers, quantities } = message;
  if (tokens.includes("difference")) return comparisonLines(message);
  const billings = billingsIn(message);
  if (quantities.some(({ unit }) => unit !== null)) return linesOverTime(message, state);
  if (isAdded) {
    const totals = billings.flatMap((billing) => totalLines(message, billing));
    return tokens.includes("vat") && totals.some((line) => line !== "") ? totals : sumLines(message);
  }
  return tokens.includes("vat")
    ? offers.flatMap((offer) => vatSentences(offer, message))
    : offers.map((offer) => lineOf(offer, billings, message));
}

/** “Over three years?”: the total of each offer, or its price if that is paid once. */
function linesOverTime(message: ParsedMessage, state: ConversationState): string[] {
  return message.offers.map(
    (offer) =>
      answerTotalOverTime({ ...message, offers: [offer] }, state)?.template ?? lineOf(offer, [null], message),
  );
}
