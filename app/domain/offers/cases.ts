import type { ChatbotKey } from "./chatbots";
import type { City, CitySlug } from "./cities";
import { IDENTITY_SHOWN, packages } from "./packages";
import { type PlanKey, planPrice } from "./plans";

/** The cases in the order of the atlas; the last is followed by the first. */
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
  /** CHF, paid once; null where the site came with a plan alone. */
  once: number | null;
  /** What that sum is made of, where it paid for more than one thing. */
  parts?: number[];
  /** The plan that carries the site; null where hosting is apart. */
  plan: PlanKey | null;
  /** Billed apart. */
  chatbot?: ChatbotKey;
  /** Run for them too, and billed apart. */
  hasAds?: true;
  /** From the signed quote to the launch. */
  weeks: number;
  /** The day that its page came out. */
  published: string;
  /** What the site changed, in the unit of its words; `before` is null where nobody had counted. */
  figure: { now: number; before: number | null };
}

/** What each case cost, how long it took and what it changed: invented, and marked so in `site/samples.ts`. */
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

/** CHF a month for the plan that carries a case; null where there is none. */
export function monthlyOf(slug: CaseSlug): number | null {
  const { plan } = cases[slug];
  return plan && planPrice(plan, "monthly");
}

/** The case that a slug names; null where there is none. */
export function caseOf(slug: string): CaseSlug | null {
  return caseSlugs.find((each) => each === slug) ?? null;
}

/** The case after another one, in the order of the atlas. */
export function caseAfter(slug: CaseSlug): CaseSlug {
  return caseSlugs[(caseSlugs.indexOf(slug) + 1) % caseSlugs.length] ?? slug;
}

/**
 * The case on the page of each town, by its English slug: the town's own client, one who is not far from it, or the one
 * who bought Local SEO; towns whose pages resemble each other show different ones.
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

/** The case that shows at work what a page sells. */
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
