/** The duration of a whole project, in weeks. */
export const projectWeeks = { from: 4, to: 8 } as const;

export const averageRating = { stars: 4.8, of: 5, reviews: 120 } as const;
