import { spokenTime, type Weekday } from "#app/domain/calendar/callback";
import { promisedDay } from "#app/domain/calendar/working-time";
import { hostingKeys, hostingNames } from "#app/domain/offers/hosting";
import { type Billing, billings, planKeys, plans } from "#app/domain/offers/plans";
import type { Lead, LeadKind } from "./lead";
import { wishIn } from "./wish";

/** What the confirmation of a lead can say of it, beside its reference. */
export interface TicketFacts {
  kind: LeadKind;
  /** ISO 8601 in UTC. */
  sentAt: string;
  /** A booked call, and whether its time is the visitor's for sure; null for any other lead. */
  booking: { start: string; isHeld: boolean } | null;
  /** When a visitor wishes to be called, on a Swiss clock, as their language says it: `14:30`, `14 h 30`. */
  wish: { day: Weekday; time: string } | null;
  /** The Swiss day by which we answer at the latest; null where nothing waits for an answer. */
  answerBy: string | null;
  /** The name of the plan that was chosen. */
  plan: string | null;
  /** How it is paid; null where the visitor has not said. */
  billing: Billing | null;
  phone: string | null;
  email: string | null;
}

/** The ticket of a lead that has arrived; `isHeld` says whether a booking has its slot for sure. */
export function ticketOf(
  { kind, slotStart, details, phone, email, locale }: Lead,
  isHeld: boolean,
  now: Date,
): TicketFacts {
  const wish = wishIn(details);
  const plan = planKeys.find((known) => known === details.plan);
  const hosting = hostingKeys.find((known) => known === details.planKey);
  const isAnswered = kind !== "newsletter" && kind !== "schedule" && wish === null;
  return {
    kind,
    sentAt: now.toISOString(),
    booking: slotStart === null ? null : { start: slotStart, isHeld },
    wish: wish && { day: wish.day, time: spokenTime(wish.minutes, locale) },
    answerBy: isAnswered ? promisedDay(now) : null,
    plan: plan ? plans[plan].name : hosting ? hostingNames[hosting] : String(details.offer ?? "") || null,
    billing: billings.find((known) => known === details.billing) ?? null,
    phone,
    email,
  };
}
