export interface Sample {
  what: string;
  /** The files that hold it. */
  files: string[];
}

const rating: Sample = { what: "the rating", files: ["app/domain/claims.ts"] };

/**
 * What is still invented. Put the real thing in its place, then delete its line here: `npm run deploy` stops until the
 * list is empty.
 */
export const samples: Sample[] = [
  rating,
  { what: "name, e-mail, phone, address and social links", files: ["app/domain/brand.ts"] },
  { what: "year of foundation, delays, what the audit takes", files: ["app/domain/claims.ts"] },
  { what: "what the terms promise, and call a sample", files: ["app/content/terms.ts"] },
  { what: "the positions and the careers page", files: ["app/domain/jobs.ts", "app/content/career.ts"] },
  { what: "the reviews", files: ["app/content/reviews.ts"] },
  { what: "the testimonials", files: ["app/content/testimonials.ts"] },
  {
    what: "the clients and their marks",
    files: ["app/content/website-design-development.ts", "app/sections/client-logo.tsx"],
  },
  { what: "the case study and its live site", files: ["app/content/showcases.ts"] },
  { what: "the person of the team", files: ["app/content/about-us.ts"] },
];

/** Whether nobody gave the rating that the pages print. */
export const isRatingInvented = samples.includes(rating);
