import { type Billing, type PlanKey, planPrice } from "./plans";
import { terms } from "./terms";

/** CHF without VAT, lowest and highest. */
export interface Range {
  from: number;
  to: number;
}

interface Example {
  plan: PlanKey;
  billing: Billing;
  /** Additional pages, paid once. */
  morePages: number;
}

/** Two invented companies and what they buy; the hotel is billed monthly and yearly. */
export const firstYears = {
  joinery: { plan: "basic", billing: "yearly", morePages: 1 },
  hotelMonthly: { plan: "pro", billing: "monthly", morePages: 0 },
  hotelYearly: { plan: "pro", billing: "yearly", morePages: 0 },
} as const satisfies Record<string, Example>;

/** CHF for twelve months of a plan; 0 if it is quoted. */
export function yearOf(plan: PlanKey, billing: Billing): number {
  return (planPrice(plan, billing) ?? 0) * 12;
}

/** The total of the first year, including additional pages. */
export function firstYearOf({ plan, billing, morePages }: Example): Range {
  const year = yearOf(plan, billing);
  const page = (hours: number) => morePages * hours * terms.extraHour;
  return { from: year + page(terms.pageHours.from), to: year + page(terms.pageHours.to) };
}

/** The same with VAT. */
export function taxed({ from, to }: Range): Range {
  const rate = 1 + terms.vatPercent / 100;
  return { from: from * rate, to: to * rate };
}
