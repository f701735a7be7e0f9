import type { ChatbotKey } from "./chatbots";
import type { City, CitySlug } from "./cities";
import { IDENTITY_SHOWN, packages } from "./packages";
import { type PlanKey, planPrice } from "./plans";

/** The cases in the order of the showcases; the last is followed by the first. */
export const caseSlugs = [
  "hotel-bellerive",
  "escaliers-duc",
  "camping-du-lac",
  "boulangerie-kern",
  "physio-grand-pont",
  "quarts",
] as const;

export type CaseSlug = (typeof caseSlugs)[number];

interface Case {
  client: string;
  town: string;
  /** CHF, paid once; null if the site was only part of a plan. */
  once: number | null;
  /** The parts of that sum, if it paid for more than one thing. */
  parts?: number[];
  /** The plan that includes the site; null if it is hosted separately. */
  plan: PlanKey | null;
  /** Billed separately. */
  chatbot?: ChatbotKey;
  /** We also run ads for them, billed separately. */
  hasAds?: true;
  /** From the signed quote to the launch. */
  weeks: number;
  /** The day on which its page was published. */
  published: string;
  /** The result of the site, in the unit of its text; `before` is null if nobody had counted. */
  figure: { now: number; before: number | null };
}

/** Price, duration and result of each case: invented, and listed as such in `site/samples.ts`. */
export const cases: Record<CaseSlug, Case> = {
  "hotel-bellerive": {
    client: "Hôtel Bellerive",
    town: "Montreux",
    once: 12_400,
    parts: [4_800, 7_600],
    plan: "pro",
    hasAds: true,
    weeks: 8,
    published: "2026-11-23",
    figure: { now: 41, before: 17 },
  },
  "escaliers-duc": {
    client: "Escaliers Duc",
    town: "Bulle",
    once: 9_800,
    plan: null,
    weeks: 7,
    published: "2026-11-23",
    figure: { now: 3, before: 1 },
  },
  "camping-du-lac": {
    client: "Camping du Lac",
    town: "Yverdon-les-Bains",
    once: 4_800,
    plan: "pro",
    chatbot: "essential",
    weeks: 6,
    published: "2026-11-23",
    figure: { now: 80, before: null },
  },
  "boulangerie-kern": {
    client: "Boulangerie Kern",
    town: "Köniz",
    once: 2_900,
    parts: [IDENTITY_SHOWN, 1_400],
    plan: "basic",
    weeks: 5,
    published: "2026-11-23",
    figure: { now: 120, before: null },
  },
  "physio-grand-pont": {
    client: "Physio Grand-Pont",
    town: "Lausanne",
    once: packages.local,
    plan: "basic",
    weeks: 4,
    published: "2026-11-23",
    figure: { now: 1, before: null },
  },
  quarts: {
    client: "Quarts",
    town: "Lausanne",
    once: 14_600,
    plan: null,
    weeks: 8,
    published: "2026-11-23",
    figure: { now: 2, before: 20 },
  },
};

/** CHF a month for the plan of a case; null if it has none, or if the plan is quoted. */
export function monthlyOf(slug: CaseSlug): number | null {
  const { plan } = cases[slug];
  return plan && planPrice(plan, "monthly");
}

/** The case with a slug; null if there is none. */
export function caseOf(slug: string): CaseSlug | null {
  return caseSlugs.find((each) => each === slug) ?? null;
}

/** The next case, in the order of the showcases. */
export function caseAfter(slug: CaseSlug): CaseSlug {
  return caseSlugs[(caseSlugs.indexOf(slug) + 1) % caseSlugs.length] ?? slug;
}

/**
 * The case on the page of each town, by its English slug: the town's own client, one nearby, or the one that bought
 * Local SEO. Towns with similar pages show different ones.
 */
const casesOfTowns: Record<CitySlug, CaseSlug> = {
  geneva: "physio-grand-pont",
  lausanne: "physio-grand-pont",
  neuchatel: "camping-du-lac",
  fribourg: "boulangerie-kern",
  sion: "physio-grand-pont",
  bern: "boulangerie-kern",
  delemont: "boulangerie-kern",
  yverdon: "camping-du-lac",
  nyon: "escaliers-duc",
  montreux: "hotel-bellerive",
  vevey: "escaliers-duc",
  "la-chaux-de-fonds": "boulangerie-kern",
  biel: "camping-du-lac",
  martigny: "hotel-bellerive",
  sierre: "escaliers-duc",
  bulle: "escaliers-duc",
};

export function caseOfTown({ slug }: Pick<City, "slug">): CaseSlug {
  return casesOfTowns[slug.en];
}

/** The case that illustrates what a page sells. */
export const caseOfPage = {
  "/pricing": "physio-grand-pont",
  "/services": "boulangerie-kern",
  "/services/website-design-development/web-refresh": "hotel-bellerive",
  "/services/seo-visibility": "physio-grand-pont",
  "/services/digital-marketing": "hotel-bellerive",
  "/services/graphic-design": "boulangerie-kern",
  "/services/artificial-intelligence-ai": "camping-du-lac",
  "/services/artificial-intelligence-ai/chatbots": "camping-du-lac",
  "/services/lead-generation": "escaliers-duc",
} as const satisfies Record<string, CaseSlug>;
