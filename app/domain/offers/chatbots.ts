import type { Localized } from "#app/domain/language/locale";
import type { Price } from "./money";

/** CHF. Essential is monthly; pro is paid once and uses the client's own model key; ultimate is quoted. */
export const chatbots = {
  essential: { monthly: 15, freeConversations: 100, perConsultation: 0.05 },
  pro: { once: 990, correctionMonths: 3 },
  ultimate: { once: null },
} as const;

/** What a month of the essential plan costs, in CHF. */
export function essentialMonth(conversations: number): number {
  const { monthly, freeConversations, perConsultation } = chatbots.essential;
  const price = monthly + Math.max(0, conversations - freeConversations) * perConsultation;
  return Math.round(100 * price) / 100;
}

export const chatbotKeys = ["essential", "pro", "ultimate"] as const;

export type ChatbotKey = (typeof chatbotKeys)[number];

/** The name of each plan in an address, and after `chatbot-` in a SKU. */
export const chatbotIds: Localized<Record<ChatbotKey, string>> = {
  en: { essential: "essential", pro: "pro", ultimate: "ultime" },
  fr: { essential: "essentiel", pro: "pro", ultimate: "ultime" },
};

/** Null if it is quoted. */
export const chatbotPrices = {
  essential: { francs: chatbots.essential.monthly, per: "month" },
  pro: { francs: chatbots.pro.once },
  ultimate: chatbots.ultimate.once,
} as const satisfies Record<ChatbotKey, Price | null>;
