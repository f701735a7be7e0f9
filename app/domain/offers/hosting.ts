/** CHF a year. */
export const hosting = { perform: 120, secureweb: 240, expansion: 360 } as const;

export const hostingKeys = ["perform", "secureweb", "expansion"] as const;

export type HostingKey = (typeof hostingKeys)[number];

export const hostingNames: Record<HostingKey, string> = {
  perform: "Perform",
  secureweb: "SecureWeb",
  expansion: "Expansion",
};

export const mostPopularHosting: HostingKey = "perform";

/** Percent of the year that a hosted site is reachable. */
export const UPTIME = 99.9;
