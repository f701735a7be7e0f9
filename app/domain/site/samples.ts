interface Sample {
  what: string;
  /** The files or the folder with the sample. */
  files: string[];
}

const rating: Sample = { what: "the rating", files: ["app/domain/offers/claims.ts"] };

/**
 * Content that is still invented. Replace it by real content, then delete its line here: `npm run deploy` stops until
 * the list is empty.
 */
export const samples: Sample[] = [
  rating,
  { what: "name, e-mail, phone, address and social links", files: ["app/domain/site/brand.ts"] },
  {
    what: "year of foundation, size of the team, durations, what the audit takes",
    files: ["app/domain/offers/claims.ts"],
  },
  {
    what: "notice, invoices, value added tax and what a prospect is promised; the first years of two companies; office hours",
    files: ["terms.ts", "first-year.ts"]
      .map((name) => `app/domain/offers/${name}`)
      .concat("app/domain/calendar/working-time.ts"),
  },
  { what: "what the terms promise, and call a sample", files: ["app/content/pages/terms.ts"] },
  {
    what: "the positions and the careers page",
    files: ["app/domain/offers/jobs.ts", "app/content/pages/career.ts"],
  },
  { what: "the reviews, and the three portraits before them", files: ["app/content/shared/reviews.ts"] },
  { what: "the testimonials", files: ["app/content/shared/testimonials.ts"] },
  {
    what: "the clients and their marks",
    files: ["app/content/services/website-design-development.ts", "app/sections/proof/client-logo.tsx"],
  },
  {
    what: "the companies that the pages of towns imagine",
    files: ["jura", "lake-geneva", "sarine-and-aare", "valais"].map((name) => `app/content/towns/${name}.ts`),
  },
  {
    what: "what quotes cost, as the article on prices has seen them",
    files: ["app/content/articles/costs.ts"],
  },
  {
    what: "the sample year of hosting, its failure and the report on it",
    files: ["app/domain/offers/uptime.ts", "app/content/services/hosting-and-maintenance.ts"],
  },
  {
    what: "the identity that the graphic design page shows, and its price",
    files: ["app/content/services/graphic-design.ts", "app/domain/offers/packages.ts"],
  },
  { what: "the case study and its live site", files: ["app/content/pages/showcases.ts"] },
  {
    what: "the people of the team, and their portraits in public/people",
    files: ["app/content/shared/people.ts"],
  },
  {
    what: "the cases: clients, figures, words and pictures",
    files: [
      "app/domain/offers/cases.ts",
      "app/artwork/case-pictures.ts",
      "app/content/assistant/answers/cases.ts",
      "app/content/cases",
    ],
  },
];

/** Whether the rating on the pages is invented. */
export const isRatingInvented = samples.includes(rating);
