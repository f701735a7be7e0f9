/** CHF, paid once: search packages. */
export const packages = { essential: 425, advanced: 750, expert: 1200, local: 490 } as const;

/** What search packages contain that can be counted; all but the local one stand on the technical basics. */
export const packageContents = {
  essential: { pages: 0, followUpMonths: 0, directories: 0 },
  advanced: { pages: 2, followUpMonths: 0, directories: 0 },
  expert: { pages: 5, followUpMonths: 3, directories: 0 },
  local: { pages: 1, followUpMonths: 0, directories: 10 },
} as const satisfies Record<keyof typeof packages, Record<string, number>>;

/** CHF, paid once: the smallest piece of graphic design. */
export const GRAPHIC_DESIGN_FROM = 89;

/** CHF, paid once: the identity that the graphic design page shows. */
export const IDENTITY_SHOWN = 1500;
