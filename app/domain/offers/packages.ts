/** CHF, paid once: search packages. */
export const packages = { essential: 425, advanced: 750, expert: 1200, local: 490 } as const;

export type PackageKey = keyof typeof packages;

const nothing = {
  basics: false,
  research: false,
  pages: 0,
  links: false,
  followUpMonths: 0,
  profile: false,
  directories: 0,
};
const essential = { ...nothing, basics: true };
const advanced = { ...essential, research: true, pages: 2 };
const expert = { ...advanced, pages: 5, links: true, followUpMonths: 3 };
const local = { ...nothing, profile: true, pages: 1, directories: 10 };

/** What each search package contains, and the package that it is based on. */
export const packageContents = {
  essential: { has: essential, on: nothing },
  advanced: { has: advanced, on: essential },
  expert: { has: expert, on: advanced },
  local: { has: local, on: nothing },
} satisfies Record<PackageKey, Record<"has" | "on", typeof nothing>>;

/** CHF, paid once: the smallest graphic design job. */
export const GRAPHIC_DESIGN_FROM = 89;

/** CHF, paid once: the identity that the graphic design page shows. */
export const IDENTITY_SHOWN = 1500;
