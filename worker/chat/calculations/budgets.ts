import { composed, offerWords } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { numberOf } from "#app/domain/chat/facts";
import { entryOfOffer } from "#worker/chat/catalogue";
import { composedAnswer, type Draft, entryAnswer } from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { quantityOf } from "#worker/chat/parsing/quantities";
import { hasOnlyTokens, normalize } from "#worker/chat/parsing/tokens";
import { asksSomethingElse, hasSitePlans } from "./site-sizes";

/** “Our budget is 300 francs a month”: the largest plan for it, if any. */
export function answerBudget(message: ParsedMessage, state: ConversationState): Draft | null {
  const { tokens, locale } = message;
  const money = quantityOf(message, "money")?.value;
  if (money === undefined || !isBudget(message, state)) return null;
  const isYearly = !tokens.includes("monthly") && tokens.includes("yearly");
  const period = isYearly ? "year" : "month";
  const fits = (["pro", "basic"] as const).find((key) => numberOf(`${key}.${period}`) <= money);
  if (!tokens.includes("monthly") && !(isYearly && fits)) return entryAnswer([SMALL], message);
  const words = composed[locale];
  if (!fits)
    return composedAnswer(
      words.budgetSmall,
      "/pricing",
      { topic: "plans", offer: "basic" },
      { next: "slot" },
    );
  const template = (isYearly ? words.budgetYear : words.budgetFits)
    .replaceAll("#", fits)
    .replaceAll("@", offerWords[fits].name[locale]);
  return composedAnswer(
    template,
    "/pricing",
    { topic: "plans", offer: fits },
    { next: "slot", entries: [entryOfOffer(fits), SMALL] },
  );
}

/** The answer for a very small budget. */
const SMALL = "billing.small";

function isBudget(message: ParsedMessage, state: ConversationState): boolean {
  const { quantities, tokens, topic, matches } = message;
  // “20 patients a month at 35 francs each” is no budget.
  if (
    quantities.some(({ unit }) => unit === null) ||
    !hasSitePlans(topic ?? state.topic ?? message.pageTopic)
  )
    return false;
  if (asksSomethingElse(message) && matches[0]?.id !== SMALL) return false;
  const isSum = hasOnlyTokens(tokens, ["franc", "total", "budget", "max"]);
  return isSum || tokens.includes("budget") || HAS_SUM.test(normalize(message.text));
}

/** “We have 500 francs a year for a site.” */
const HAS_SUM =
  /\b(?:on (?:n )?a|j (?:n )?ai|nous avons|we (?:only )?have|i (?:only )?have|we ve got|i ve got) (?:que |juste |environ |about |only |max )?(?:chf |fr )?\d+ (?:francs? |chf |balles |bucks )?(?:par (?:an|annee|mois)|l an|a (?:year|month)|per (?:year|month))\b/;
