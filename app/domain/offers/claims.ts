import { averageRating, projectWeeks } from "./headline-claims";

/** What the agency promises: every duration, rating and count that a page may state. */
export const claims = {
  /** Business days until the launch, from complete content; an upper limit. */
  launchDays: 20,
  projectWeeks,
  /** Business hours until support answers; an upper limit. */
  supportHours: 42,
  /** Weeks until results show in search engines. */
  searchWeeks: { from: 6, to: 12 },
  /** Weeks from the audit to a campaign, from a sketch to the final files, from an analysis to a chatbot. */
  campaignWeeks: 3,
  identityWeeks: 3,
  chatbotWeeks: 2,
  auditMinutes: { from: 30, to: 60 },
  rating: averageRating,
  foundedIn: 1998,
  /** The number of people in the agency; each has a portrait. */
  team: 5,
} as const;

export const cantons = {
  en: ["Geneva", "Vaud", "Neuchâtel", "Jura", "Fribourg", "Valais", "Bern"],
  fr: ["Genève", "Vaud", "Neuchâtel", "Jura", "Fribourg", "Valais", "Berne"],
} as const;
