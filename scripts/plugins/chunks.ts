import type { Plugin } from "vite";

/**
 * The modules that every page needs: what the root and the client's entry import, what all pages are set in, and the style of
 * the question that every first visit is asked: a sheet that came with it would style the whole page anew.
 */
const everyPages = new Set<string>();

export function watchEveryPage(): Plugin {
  return {
    name: "every-page",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const named = (names: RegExp) => [...this.getModuleIds()].filter((id) => names.test(id));
      const entries = named(/\/app\/(root|entry\.client)\.tsx/);
      const waiting = [
        ...entries.flatMap(importsOf),
        ...named(/\/app\/shell\/(?:page\.tsx|questions\/foot-bar\.module\.css)$/),
      ];
      for (const id of waiting) {
        if (everyPages.has(id) || entries.includes(id)) continue;
        everyPages.add(id);
        waiting.push(...importsOf(id));
      }
    },
  };
}

/** What many pages are made of; what keeps drafts and tells who wrote comes with the forms. */
const parts =
  /\/app\/(?:(?:ui|browser(?!\/(?:drafts|measurement)))\/|sections\/(?:(?:use-autoplay|picture)\.|call-card\.tsx|lists\/ruled-index\.tsx))/;

/**
 * Styles of what stands behind a page's sections, or in their place after a fault: they are sent behind them, as is each
 * group named `foot-…` (worker/delivery/deliver.ts).
 */
const foot =
  /\/app\/(?:shell\/(?:footer|unexpected|header\/menu-drawer|(?:dialogs|notices)\/[\w-]+|chat\/(?:ask-without-script|chat-host|voice-button)|navigation\/progress-bar|questions\/(?:dock|foot-bar))|ui\/controls\/dialog)\.module\.css|\/styles\/typeface\//;

/** The same of what stands far below many pages' openings: the case, the steps, two editions under one line, what clients say, ruled lists, and who may be phoned. */
const farBelow = {
  band: /\/showcases\/(?:case-band|dress\/band)\.module\.css/,
  steps: /\/steps\/(?:rail|spans|steps)\.module\.css/,
  split: /\/website\/split-frame\.module\.css/,
  voices: /\/proof\/testimonials\.module\.css/,
  index: /\/lists\/ruled-index\.module\.css/,
  person: /\/(?:about\/portrait|contact-section)\.module\.css/,
};

/**
 * Styles of what stands below the opening, of the pages that open with much: likewise. Each belongs to one page (or one
 * kind of page) alone: where a page follows another with the same group, the style would go with the first one.
 */
const below = {
  case: /\/showcases\/(?:dress\/numeral|told\/case-(?:bill|comparison|end|frame|situation|story)|(?:changed|tried)\/[\w-]+)\.module\.css/,
  home: /\/(?:home\/(?:living-map\.module|town-places)|proof\/reviews\.module)\.css/,
  intelligence: /\/(?:intelligence\/(?:launch|morning|quiz|tasks)|steps\/soundings)\.module\.css/,
  website: /\/(?:website\/(?:difference|trades)|proof\/(?:logo-marquee|client-logo))\.module\.css/,
  hosting: /\/hosting\/(?:drill-log|failure|gains|hosting-plans|report|uptime-year)\.module\.css/,
  pricing: /\/pricing\/(?:first-year|package-drawing|plans)\.module\.css/,
  chatbots: /\/(?:chatbots\/(?:modes|occasions|rules)|steps\/thread)\.module\.css/,
  town: /\/seo\/town\.module\.css/,
  contact: /\/(?:contact\/(?:afterwards|detailed-request)|forms\/request-form)\.module\.css/,
  leads: /\/leads\/stages\.module\.css/,
  design: /\/branding\/(?:mark-(?:rules|sizes|weeks)|showroom|specimen)\.module\.css/,
};

/** How the client's modules are put into files. */
export const chunkGroups = [
  { name: "react-dom", test: /node_modules\/(react-dom|scheduler)\// },
  { name: "react", test: (id: string) => everyPages.has(id) && /node_modules|vite\//.test(id) },
  { name: "foot", test: (id: string) => everyPages.has(id) && foot.test(id) },
  ...Object.entries(farBelow).map(([part, test]) => ({ name: `foot-${part}`, test })),
  { name: "shell", test: (id: string) => everyPages.has(id) && /\/app\//.test(id) },
  ...Object.entries(below).map(([page, test]) => ({ name: `below-${page}`, test })),
  // Who fills a gap in a sentence writes a day or a time, too: apart they would be three files, and names that every page reads.
  { name: "dates", test: /\/app\/domain\/(?:calendar\/dates|language\/with-values)\.ts/ },
  // Small modules shared by many routes go into one chunk: each request costs more than their bytes.
  { name: "parts", test: parts, minShareCount: 2, maxModuleSize: 3000 },
];
