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

/** What a plan may include; each is told by all of them, in this order. */
export const hostingFeatures = [
  "servers",
  "certificate",
  "support",
  "start",
  "maintenance",
  "security",
  "backups",
  "seo",
  "indexing",
  "audit",
  "priority",
] as const;

export type HostingFeature = (typeof hostingFeatures)[number];

const ofAll: HostingFeature[] = ["servers", "certificate", "support"];

export const hostingIncludes: Record<HostingKey, HostingFeature[]> = {
  perform: [...ofAll, "start"],
  secureweb: [...ofAll, "maintenance", "security", "backups"],
  expansion: [...ofAll, "seo", "indexing", "audit", "priority"],
};

/** Percent of the year that a hosted site is reachable. */
export const UPTIME = 99.9;
