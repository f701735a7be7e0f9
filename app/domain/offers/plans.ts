export const planKeys = ["basic", "pro", "commerce", "enterprise"] as const;

export type PlanKey = (typeof planKeys)[number];

export const billings = ["monthly", "yearly"] as const;

export type Billing = (typeof billings)[number];

interface Plan {
  name: string;
  /** CHF a month; null when the plan is quoted on request. */
  monthly: number | null;
  /** Pages included; null when unlimited or counted in products. */
  pages: number | null;
  products: number | null;
  /** Hours of light edits a month. */
  editHours: number | null;
}

export const plans = {
  basic: { name: "Basic", monthly: 250, pages: 5, products: null, editHours: 5 },
  pro: { name: "Pro", monthly: 500, pages: 20, products: null, editHours: 10 },
  commerce: { name: "Commerce", monthly: 700, pages: null, products: 100, editHours: 10 },
  enterprise: { name: "Enterprise", monthly: null, pages: null, products: null, editHours: null },
} as const satisfies Record<PlanKey, Plan>;

export const mostPopularPlan: PlanKey = "pro";

/** A plan and its billing, if its price is known, and both as one value for an address or a field. */
interface PlanChoice {
  value: string;
  plan: PlanKey;
  billing?: Billing;
}

export const planChoices: PlanChoice[] = planKeys.flatMap((plan): PlanChoice[] =>
  plans[plan].monthly === null
    ? [{ value: plan, plan }]
    : [
        { value: plan, plan, billing: "monthly" },
        { value: `${plan}-yearly`, plan, billing: "yearly" },
      ],
);

export function planChoiceOf(value: unknown): PlanChoice | undefined {
  return planChoices.find((known) => known.value === value);
}

/** “Pro, billed yearly”; only the name if the billing is not known. */
export function billedPlan(
  name: string,
  billing: Billing | null | undefined,
  words: Record<Billing, string>,
): string {
  return billing ? `${name}, ${words[billing]}` : name;
}

/** Share of the monthly price that remains if a year is paid at once. */
export const YEARLY_RATE = 0.8;

/** CHF a month, rounded to the franc; null when the plan is quoted on request. */
export function planPrice(key: PlanKey, billing: Billing): number | null {
  const { monthly } = plans[key];
  return monthly !== null && billing === "yearly" ? Math.round(monthly * YEARLY_RATE) : monthly;
}

const GIFT = "🎁";

/** Separates a plan's features from its gifts, which begin with the emoji. A gift of SEO links to the search page. */
export function withGifts(features: string[]): {
  features: string[];
  gifts: { text: string; isSearch: boolean }[];
} {
  const isGift = (feature: string) => feature.startsWith(GIFT);
  return {
    features: features.filter((feature) => !isGift(feature)),
    gifts: features.filter(isGift).map((feature) => {
      const text = feature.slice(GIFT.length).trim();
      return { text, isSearch: /\bSEO\b/.test(text) };
    }),
  };
}
