import type { Locale } from "#app/domain/language/locale";
import { francsInText } from "#app/domain/offers/money";

/** What binds us and our clients beside the prices: the figures that a prospect asks for. */
export const terms = {
  /** Percent that is added to every price; the quote shows it. */
  vatPercent: 8.1,
  /** Monthly billing: months that bind, and the notice in months, to the end of a month, after them. */
  bindingMonths: 3,
  noticeMonths: 1,
  /** Yearly billing: days before the end of the paid year when we ask whether it goes on. */
  renewalDays: 30,
  /** Months for which the site stays online, free, where that question gets no answer. */
  graceMonths: 1,
  /** Days within which an invoice is paid. */
  paymentDays: 30,
  /** Months from the launch in which a plan keeps its price; months ahead of which a later change is announced. */
  fixedPriceMonths: 12,
  priceNoticeMonths: 3,
  /** Days for which a written quote holds, and with it what was a limited offer on its day. */
  quoteDays: 30,
  /** CHF, for work beyond the plan. */
  extraHour: 140,
  /** Hours that an additional page takes, with its text. */
  pageHours: { from: 3, to: 5 },
  /** Hours that a page in a third language takes. */
  languageHours: { from: 2, to: 3 },
  /** Hours of our work on ads: until a campaign runs, and each month after. */
  adsHours: { setUp: { from: 6, to: 10 }, month: { from: 2, to: 4 } },
  /** Hours of the client's own time until the launch of a site as small as Basic. */
  clientHours: 5,
  /** CHF, what a photographer asks for half a day. */
  photographer: { from: 500, to: 1200 },
  /** Rounds of corrections in the price, for texts and for design. */
  correctionRounds: 2,
  /** Working days that a client has for a round; longer moves the launch. */
  correctionDays: 5,
  /** Months without news from a client after which the hours worked are invoiced. */
  silenceMonths: 3,
  /** Months behind the quote's date, by our own fault, after which a client may stop and owes nothing. */
  lateMonths: 1,
  /** Weeks from the launch within which a third language is online. */
  languageWeeks: 3,
  /** Working days within which a small change is online; with priority support, the next. */
  editDays: 3,
  /** Months from the launch in which our faults are repaired free on a site paid once; in a plan, while it runs. */
  faultMonths: 3,
  /** Working days that 42 business hours come to. */
  supportDays: 5,
  /** How long a request is kept, in months; `worker/db/retention.ts` sees to it. */
  dataMonths: 24,
  /** Days for which one is kept that looks like spam, and a count without names. */
  suspectDays: 90,
  countDays: 90,
} as const;

/** What so many hours beyond a plan come to, in a sentence. */
export function hoursInText(count: number, locale: Locale): string {
  return francsInText(count * terms.extraHour, locale);
}
