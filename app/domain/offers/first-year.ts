import { type Billing, type PlanKey, planPrice } from "./plans";
import { terms } from "./terms";

/** A sum in CHF without value added tax, from the least to the most. */
export interface Range {
  from: number;
  to: number;
}

interface Example {
  plan: PlanKey;
  billing: Billing;
  /** Pages beyond the plan, paid once. */
  morePages: number;
}

/** Two companies, invented, and what they pay by our prices; the hotel by the month and by the year. */
export const firstYears = {
  joinery: { plan: "basic", billing: "yearly", morePages: 1 },
  hotelMonthly: { plan: "pro", billing: "monthly", morePages: 0 },
  hotelYearly: { plan: "pro", billing: "yearly", morePages: 0 },
} as const satisfies Record<string, Example>;

/** CHF for twelve months of a plan; nothing where it is quoted. */
export function yearOf(plan: PlanKey, billing: Billing): number {
  return (planPrice(plan, billing) ?? 0) * 12;
}

/** What the first year comes to, with what is paid once. */
export function firstYearOf({ plan, billing, morePages }: Example): Range {
  const year = yearOf(plan, billing);
  const page = (hours: number) => morePages * hours * terms.extraHour;
  return { from: year + page(terms.pageHours.from), to: year + page(terms.pageHours.to) };
}

/** With value added tax. */
export function taxed({ from, to }: Range): Range {
  const rate = 1 + terms.vatPercent / 100;
  return { from: from * rate, to: to * rate };
}
