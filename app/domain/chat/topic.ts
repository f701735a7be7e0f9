/** The topics of a conversation. */
export type Topic =
  | "site"
  | "shop"
  | "plans"
  | "redesign"
  | "search"
  | "ads"
  | "design"
  | "bot"
  | "leads"
  | "hosting"
  | "audit"
  | "terms"
  | "content"
  | "data"
  | "company"
  | "contact"
  | "booking"
  | "emergency";

/** The service that a topic belongs to; none for topics about the agency as a whole. */
export const serviceOfTopic: Partial<Record<Topic, Topic>> = {
  site: "site",
  shop: "site",
  plans: "site",
  redesign: "site",
  search: "search",
  ads: "ads",
  design: "design",
  bot: "bot",
  leads: "leads",
  hosting: "hosting",
};
