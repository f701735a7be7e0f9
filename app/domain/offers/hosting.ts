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

/** The features that all plans share, then those of each plan. Every plan lists all of them in this order. */
export const hostingFeatures = {
  all: ["servers", "certificate", "support"],
  perform: ["start"],
  secureweb: ["maintenance", "security", "backups"],
  expansion: ["seo", "indexing", "audit", "priority"],
} as const;

export const hostingGroups = ["all", ...hostingKeys] as const;

export type HostingFeature = (typeof hostingFeatures)[(typeof hostingGroups)[number]][number];

/** Guaranteed availability of a hosted site, in percent of a year. */
export const UPTIME = 99.9;
