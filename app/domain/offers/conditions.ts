/** On what conditions the agency works; samples, like its name. */
export const conditions = {
  /** Percent, on top of every price. */
  vat: 8.1,
  /** A plan billed by the month: months that it runs at least, then months of notice to the end of a month. */
  firstMonths: 3,
  noticeMonths: 1,
  /** About as many working days as the support's business hours. */
  supportDays: 5,
  /** How long a request is kept, in months; `LEAD_MONTHS` in wrangler.toml does so. */
  dataMonths: 24,
} as const;
