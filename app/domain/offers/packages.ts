/** CHF, paid once: search packages. */
export const packages = { essential: 425, advanced: 750, expert: 1200, local: 490 } as const;

/** CHF, paid once: the smallest piece of graphic design. */
export const GRAPHIC_DESIGN_FROM = 89;

/** CHF, paid once: the identity that the graphic design page shows. */
export const IDENTITY_SHOWN = 1500;
