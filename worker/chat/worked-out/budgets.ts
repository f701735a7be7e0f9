import { composed, offerWords } from "#app/content/assistant/composed";
import { numberOf } from "#app/domain/chat/facts";
import type { ConversationState } from "#app/domain/chat/talk";
import { idOfOffer } from "#worker/chat/catalogue";
import { composedAnswer, type Draft, entryAnswer } from "#worker/chat/composition";
import { countOf } from "#worker/chat/reading/counts";
import type { ParsedMessage } from "#worker/chat/reading/understand";
import { isOnly, plain } from "#worker/chat/reading/words";
import { asksElse, isOfSites } from "./sizes";

/** “Our budget is 300 francs a month”: the largest plan for it, if any. */
export function ofBudget(message: ParsedMessage, state: ConversationState): Draft | null {
  const { tokens, locale } = message;
  const money = countOf(message, "money")?.value;
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
    { next: "slot", entries: [idOfOffer(fits), SMALL] },
  );
}

/** The answer for a very small budget. */
const SMALL = "billing.small";

function isBudget(message: ParsedMessage, state: ConversationState): boolean {
  const { counts, tokens, topic, matches } = message;
  // “20 patients a month at 35 francs each” is no budget.
  if (counts.some(({ of }) => of === null) || !isOfSites(topic ?? state.topic ?? message.pageTopic))
    return false;
  if (asksElse(message) && matches[0]?.id !== SMALL) return false;
  const isSum = isOnly(tokens, ["franc", "total", "budget", "max"]);
  return isSum || tokens.includes("budget") || HAS_SUM.test(plain(message.text));
}

/** “We have 500 francs a year for a site.” */
const HAS_SUM =
  /\b(?:on (?:n )?a|j (?:n )?ai|nous avons|we (?:only )?have|i (?:only )?have|we ve got|i ve got) (?:que |juste |environ |about |only |max )?(?:chf |fr )?\d+ (?:francs? |chf |balles |bucks )?(?:par (?:an|annee|mois)|l an|a (?:year|month)|per (?:year|month))\b/;
