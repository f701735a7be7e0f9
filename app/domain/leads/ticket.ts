import { wishedInstant } from "#app/domain/calendar/callback";
import { opensAfter, promisedDay } from "#app/domain/calendar/working-time";
import { hostingKeys, hostingNames } from "#app/domain/offers/hosting";
import { type Billing, billings, planKeys, plans } from "#app/domain/offers/plans";
import type { Lead, LeadKind } from "./lead";
import { isDialable } from "./phone";
import { wishIn } from "./wish";

/** What the confirmation of a lead can show, beside its reference. */
export interface TicketFacts {
  kind: LeadKind;
  /** ISO 8601 in UTC. */
  sentAt: string;
  /** A booked call, and whether its slot is certain; null for any other lead. */
  booking: { start: string; isHeld: boolean } | null;
  /** When a wished callback would be: the first such day and time from now on, ISO 8601 in UTC. */
  wish: string | null;
  /** When the office opens after it, if it is outside working hours, ISO 8601 in UTC. */
  opens: string | null;
  /** The Swiss day by which we answer at the latest; null if the lead needs no answer. */
  answerBy: string | null;
  /** The name of the chosen plan. */
  plan: string | null;
  /** How it is billed; null if the visitor did not choose. */
  billing: Billing | null;
  /** The number that we call; null if it cannot be dialled. */
  phone: string | null;
  email: string | null;
}

/** The ticket of a lead that has arrived; `isHeld` says whether a booking holds its slot. */
export function ticketOf(
  { kind, slotStart, details, phone, email }: Lead,
  isHeld: boolean,
  now: Date,
): TicketFacts {
  const wish = wishIn(details);
  const wished = wish && wishedInstant(now, wish.day, wish.minutes);
  const plan = planKeys.find((known) => known === details.plan);
  const hosting = hostingKeys.find((known) => known === details.planKey);
  const isAnswered = kind !== "newsletter" && kind !== "schedule" && wish === null;
  return {
    kind,
    sentAt: now.toISOString(),
    booking: slotStart === null ? null : { start: slotStart, isHeld },
    wish: wished?.toISOString() ?? null,
    opens: (wished && opensAfter(wished)?.toISOString()) ?? null,
    answerBy: isAnswered ? promisedDay(now) : null,
    plan: plan ? plans[plan].name : hosting ? hostingNames[hosting] : String(details.offer ?? "") || null,
    billing: billings.find((known) => known === details.billing) ?? null,
    phone: phone !== null && isDialable(phone) ? phone : null,
    email,
  };
}
