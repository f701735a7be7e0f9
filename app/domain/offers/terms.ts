import type { Locale } from "#app/domain/language/locale";
import { francsInText } from "#app/domain/offers/money";

/** Contract terms beside the prices: the figures that a prospect asks for. */
export const terms = {
  /** VAT in percent, added to every price; the quote shows it. */
  vatPercent: 8.1,
  /** Monthly billing: minimum duration in months, then the notice in months, to the end of a month. */
  bindingMonths: 3,
  noticeMonths: 1,
  /** Yearly billing: days before the end of the paid year when we ask about renewal. */
  renewalDays: 30,
  /** Months for which the site stays online free of charge if that question gets no answer. */
  graceMonths: 1,
  /** Days to pay an invoice. */
  paymentDays: 30,
  /** Months from the launch for which the price of a plan is fixed; months of notice before a later change. */
  fixedPriceMonths: 12,
  priceNoticeMonths: 3,
  /** Days for which a written quote is valid, including limited offers of its day. */
  quoteDays: 30,
  /** CHF an hour for work beyond the plan. */
  extraHour: 140,
  /** Hours for an additional page with its text. */
  pageHours: { from: 3, to: 5 },
  /** Hours for a page in a third language. */
  languageHours: { from: 2, to: 3 },
  /** Hours of our work on ads: for the set-up, and each month after. */
  adsHours: { setUp: { from: 6, to: 10 }, month: { from: 2, to: 4 } },
  /** Hours of the client's own time until the launch of a small site such as Basic. */
  clientHours: 5,
  /** CHF for half a day of a photographer. */
  photographer: { from: 500, to: 1200 },
  /** Rounds of corrections included, for texts and for design. */
  correctionRounds: 2,
  /** Working days that a client has for a round; more postpones the launch. */
  correctionDays: 5,
  /** Months without an answer from the client after which the hours worked are invoiced. */
  silenceMonths: 3,
  /** Months of delay by our own fault after which a client may cancel and owes nothing. */
  lateMonths: 1,
  /** Weeks from the launch until a third language is online. */
  languageWeeks: 3,
  /** Working days until a small change is online; with priority support, the next day. */
  editDays: 3,
  /**
   * Months from the launch in which we correct our faults free of charge on a site that was paid once; in a plan, while
   * it runs.
   */
  faultMonths: 3,
  /** Working days that equal 42 business hours. */
  supportDays: 5,
  /** How long a request is stored, in months; `worker/db/retention.ts` deletes it then. */
  dataMonths: 24,
  /** Days for which suspected spam is stored, and anonymous counts. */
  suspectDays: 90,
  countDays: 90,
} as const;

/** The price of so many hours beyond a plan, within a sentence. */
export function hoursInText(count: number, locale: Locale): string {
  return francsInText(count * terms.extraHour, locale);
}
