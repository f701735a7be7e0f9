import { chatbotPrices } from "./chatbots";
import { hosting } from "./hosting";
import type { Price } from "./money";
import { GRAPHIC_DESIGN_FROM, packages } from "./packages";
import { plans } from "./plans";

const { monthly } = plans.basic;

/** The lowest price of each service; null if it is quoted. */
export const leastPrices = {
  site: { francs: monthly, per: "month" },
  search: { francs: packages.essential },
  assistant: chatbotPrices.essential,
  design: { francs: GRAPHIC_DESIGN_FROM },
  leads: null,
  hosting: { francs: hosting.perform, per: "year" },
} satisfies Record<string, Price | null>;
