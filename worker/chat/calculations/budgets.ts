import { composed, offerWords } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { numberOf } from "#app/domain/chat/facts";
import { entryOfOffer } from "#worker/chat/catalogue";
import { composedAnswer, type Draft, entryAnswer, isOurFigure, questionOf } from "#worker/chat/composition";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { quantityOf } from "#worker/chat/parsing/quantities";
import { hasOnlyTokens, normalize } from "#worker/chat/parsing/tokens";
import { asksSomethingElse, hasSitePlans } from "./site-sizes";

/** “Our budget is 300 francs a month”, or “5000 francs”: the largest plan for it, if any. */
export function answerBudget(message: ParsedMessage, state: ConversationState): Draft | null {
  const { tokens, locale } = message;
  const money = quantityOf(message, "money")?.value;
  if (money === undefined || !isBudget(message, state)) return null;
  const words = composed[locale];
  const isMonthly = tokens.includes("monthly");
  const period = isMonthly ? "month" : "year";
  const fits = (["pro", "basic"] as const).find((key) => numberOf(`${key}.${period}`) <= money);
  if (!fits && !isMonthly) return entryAnswer([SMALL], message);
  if (!fits)
    return composedAnswer(
      words.budgetSmall,
      "/pricing",
      { topic: "plans", offer: "basic" },
      { next: "slot" },
    );
  const isYearly = tokens.includes("yearly");
  const template = isMonthly ? words.budgetFits : isYearly ? words.budgetYear : words.budgetOnce;
  return composedAnswer(
    template.replaceAll("#", fits).replaceAll("@", offerWords[fits].name[locale]),
    "/pricing",
    { topic: "plans", offer: fits },
    {
      next: "slot",
      entries: [entryOfOffer(fits), SMALL],
      choices: isMonthly || isYearly ? [] : [questionOf("prices.buy", locale)],
    },
  );
}

/** The answer for a very small budget. */
const SMALL = "billing.small";

function isBudget(message: ParsedMessage, state: ConversationState): boolean {
  const { quantities, tokens, matches } = message;
  const topic = message.topic ?? state.topic ?? message.pageTopic;
  // “20 patients a month at 35 francs each” is no budget.
  if (quantities.some(({ unit }) => unit === null)) return false;
  if (isOffered(message)) return true;
  if (!hasSitePlans(topic) && topic !== "redesign") return false;
  const namesBudget = tokens.includes("budget");
  const asked = ["franc", "total", "max", ...(namesBudget ? ["budget", "website"] : [])];
  if (hasOnlyTokens(tokens, asked) || matches[0]?.id === SMALL) return true;
  return !asksSomethingElse(message) && (namesBudget || HAS_SUM.test(normalize(message.text)));
}

/** Whether a sum is offered that is none of our prices, whatever was talked about. */
const isOffered = ({ text, topic, quantities }: ParsedMessage) =>
  topic === null && FOR_SUM.test(normalize(text)) && quantities.every(({ value }) => !isOurFigure(value));

/** “And for 80 francs a month, do we have a deal?” */
const FOR_SUM =
  /^(?:(?:et|and|ok|mais|but|si) )*(?:en|pour|avec|a|for|with|at) (?:chf |fr )?\d+ (?:francs? |chf |balles |bucks )?(?:par (?:an|annee|mois)|l an|a (?:year|month)|per (?:year|month))\b/;

/** “We have 500 francs a year for a site.” */
const HAS_SUM =
  /\b(?:on (?:n )?a|j (?:n )?ai|nous avons|we (?:only )?have|i (?:only )?have|we ve got|i ve got) (?:que |juste |environ |about |only |max )?(?:chf |fr )?\d+ (?:francs? |chf |balles |bucks )?(?:par (?:an|annee|mois)|l an|a (?:year|month)|per (?:year|month))\b/;
