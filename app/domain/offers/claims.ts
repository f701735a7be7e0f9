/** A whole project, in weeks. Alone, as the rating is: the browser needs no other promise on every page. */
export const projectWeeks = { from: 4, to: 8 } as const;

export const averageRating = { stars: 4.8, of: 5, reviews: 120 } as const;

/** What the agency promises: every duration, rating and count that a page may state. */
export const claims = {
  /** Business days to launch, counted from complete content; it takes fewer. */
  launchDays: 20,
  projectWeeks,
  /** Business hours to a support answer; it takes fewer. */
  supportHours: 42,
  /** Weeks until search engines show what was done. */
  searchWeeks: { from: 6, to: 12 },
  /** Weeks from the audit to a campaign, from a sketch to the last file, from an analysis to a chatbot. */
  campaignWeeks: 3,
  identityWeeks: 3,
  chatbotWeeks: 2,
  auditMinutes: { from: 30, to: 60 },
  rating: averageRating,
  foundedIn: 1998,
  /** People of the agency, each with a portrait. */
  team: 5,
} as const;

export const cantons = {
  en: ["Geneva", "Vaud", "Neuchâtel", "Jura", "Fribourg", "Valais", "Bern"],
  fr: ["Genève", "Vaud", "Neuchâtel", "Jura", "Fribourg", "Valais", "Berne"],
} as const;
