import type { Plugin } from "vite";
import { folder } from "./folder.ts";

const app = `${folder("app")}/`;

/** A module's path below `app/`, without the query that a plug-in may have added. */
const pathOf = (id: string) => (id.startsWith(app) ? id.slice(app.length).replace(/\?.*/, "") : "");

/** The style sheets of these components of a folder. */
const sheets = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.module.css`);

/** The style of the question that every first visit is asked. */
const question = "shell/bars/foot-bar.module.css";

/**
 * Sheets of what stands behind a page's sections, or in their place after a fault: they are sent behind them, as is each
 * group named `foot-…` (worker/delivery/deliver.ts).
 */
const foot = [
  question,
  "styles/typeface/other-letters.css",
  ...sheets("sections/calls", "call-card"),
  ...sheets("shell", "footer", "unexpected"),
  ...sheets("shell/bars", "dock"),
  ...sheets("shell/chat", "ask-without-script", "chat-host", "voice-button"),
  ...sheets("shell/dialogs", "login-dialog", "schedule-host"),
  ...sheets("shell/header", "menu-drawer"),
  ...sheets("shell/navigation", "progress-bar"),
  ...sheets("shell/notices", "toaster"),
  ...sheets("ui/controls", "dialog"),
];

/** The same of what stands far below many pages' openings: the case, the steps, two editions under one line, what clients say, ruled lists, what to do next, and who may be phoned. */
const farBelow = {
  band: [...sheets("sections/showcases", "case-band"), ...sheets("sections/showcases/dress", "band")],
  steps: sheets("sections/steps", "rail", "steps"),
  split: sheets("sections/website", "split-frame"),
  voices: sheets("sections/proof", "testimonials"),
  index: sheets("sections/lists", "ruled-index"),
  person: [...sheets("sections", "contact-section"), ...sheets("sections/about", "portrait")],
};

/**
 * Sheets of what stands below the opening, of the pages that open with much: likewise. Each belongs to one page (or one
 * kind of page) alone: where a page follows another with the same group, the style would go with the first one.
 */
const below = {
  case: [
    ...sheets("sections/showcases/changed", "change-blocks", "change-board", "change-measures"),
    ...sheets("sections/showcases/changed", "change-plate", "change-week", "change-words"),
    ...sheets("sections/showcases/dress", "numeral"),
    ...sheets("sections/showcases/told", "case-bill", "case-comparison", "case-end", "case-frame"),
    ...sheets("sections/showcases/told", "case-situation", "case-story"),
    ...sheets("sections/showcases/tried", "booking", "details", "hours", "stairs"),
  ],
  home: [
    "sections/home/town-places.css",
    ...sheets("sections/home", "living-map", "typed-call"),
    ...sheets("sections/proof", "reviews"),
  ],
  intelligence: [
    ...sheets("sections/intelligence", "launch", "morning", "quiz", "tasks"),
    ...sheets("sections/steps", "soundings"),
  ],
  website: [
    ...sheets("sections/proof", "client-logo", "logo-marquee"),
    ...sheets("sections/website", "difference", "trades"),
    ...sheets("sections/lists", "features"),
  ],
  hosting: sheets(
    "sections/hosting",
    "drill-log",
    "failure",
    "gains",
    "hosting-plans",
    "report",
    "uptime-year",
    "visits",
  ),
  pricing: sheets("sections/pricing", "first-year", "plans"),
  chatbots: [
    ...sheets("sections/calls", "said-call"),
    ...sheets("sections/chatbots", "modes", "occasions", "rules"),
    ...sheets("sections/steps", "thread"),
  ],
  town: sheets("sections/seo", "town"),
  contact: [
    ...sheets("forms", "request-form"),
    ...sheets("sections/contact", "afterwards", "detailed-request"),
  ],
  leads: sheets("sections/leads", "stages"),
  design: sheets("sections/branding", "mark-rules", "mark-sizes", "mark-weeks", "showroom", "specimen"),
};

/** What is part of every page, beside the entries themselves. */
const entries = ["root.tsx", "entry.client.tsx"];
const others = ["shell/page.tsx", question];

/** The modules that every page needs: what the root and the client's entry import, and what all pages are set in. */
const everyPages = new Set<string>();

/** Finds them, and fails the build where a file that is named here is not part of the site. */
export function watchEveryPage(): Plugin {
  return {
    name: "every-page",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd(error) {
      if (error) return;
      const ids = [...this.getModuleIds()];
      const paths = new Set(ids.map(pathOf));
      const named = [foot, ...Object.values(farBelow), ...Object.values(below), entries, others].flat();
      for (const path of named)
        if (!paths.has(path)) this.error(`chunks.ts names app/${path}, which no page imports`);
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const found = (paths: string[]) => ids.filter((id) => paths.includes(pathOf(id)));
      const begun = found(entries);
      const waiting = [...begun.flatMap(importsOf), ...found(others)];
      for (const id of waiting) {
        if (everyPages.has(id) || begun.includes(id)) continue;
        everyPages.add(id);
        waiting.push(...importsOf(id));
      }
    },
  };
}

/** What many pages are made of; what keeps drafts and tells who wrote comes with the forms. */
const parts =
  /\/app\/(?:(?:ui(?!\/(?:card|facts)\.)|browser(?!\/(?:drafts|measurement)))\/|sections\/(?:calls\/call-card|use-autoplay|picture)\.)/;

const group = (name: string, paths: string[]) => ({ name, test: (id: string) => paths.includes(pathOf(id)) });

/** How the client's modules are put into files. */
export const chunkGroups = [
  { name: "react-dom", test: /node_modules\/(react-dom|scheduler)\// },
  { name: "react", test: (id: string) => everyPages.has(id) && /node_modules|vite\//.test(id) },
  group("foot", foot),
  ...Object.entries(farBelow).map(([part, paths]) => group(`foot-${part}`, paths)),
  { name: "shell", test: (id: string) => everyPages.has(id) && /\/app\//.test(id) },
  ...Object.entries(below).map(([page, paths]) => group(`below-${page}`, paths)),
  // Who fills a gap in a sentence writes a day, a time or a price, too: apart they would be files of a few lines, and names that every page reads.
  {
    name: "dates",
    test: /\/app\/domain\/(?:calendar\/dates|language\/with-values|offers\/(?:money|plans))\.ts/,
  },
  // Small modules shared by many routes go into one chunk: each request costs more than their bytes.
  { name: "parts", test: parts, minShareCount: 2, maxModuleSize: 3000 },
];
