import type { Plugin } from "vite";
import { folder } from "./folder.ts";

const app = `${folder("app")}/`;

/** A module's path below `app/`, without the query that a plug-in may have added. */
const pathOf = (id: string) => (id.startsWith(app) ? id.slice(app.length).replace(/\?.*/, "") : "");

/** The paths of the style sheets of components in a folder. */
const sheets = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.module.css`);

/** The style of the consent question, which every first visit shows. */
const question = "shell/bars/foot-bar.module.css";

/**
 * Sheets of the parts after a page's sections, or that replace them after an error. They are sent after the sections,
 * as is each group named `foot-…` (worker/delivery/deliver.ts).
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

/** Sheets of sections that are far below the first screen on many pages; also sent after the sections. */
const farBelow = {
  band: [...sheets("sections/showcases", "case-band"), ...sheets("sections/showcases/dress", "band")],
  steps: sheets("sections/steps", "rail", "steps"),
  split: sheets("sections/website", "split-frame"),
  voices: sheets("sections/proof", "testimonials"),
  index: sheets("sections/lists", "ruled-index"),
  person: sheets("sections", "contact-section", "portrait"),
};

/**
 * Sheets of what is below the first screen, for pages with a large first screen; sent after it. Each group belongs to
 * one page, or one kind of page.
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

/** Files that are part of every page: the entries, whose own code is not grouped, and others. */
const entries = ["root.tsx", "entry.client.tsx"];
const others = ["shell/page.tsx", question];

/** The modules that every page needs: those that the root, the client's entry and the page's frame import. */
const everyPages = new Set<string>();

/** Collects `everyPages`; the build fails if a file named here is not part of the site. */
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

/** Modules that many pages use, without those for drafts and measurement, which are loaded with the forms. */
const parts =
  /\/app\/(?:(?:ui(?!\/(?:card|facts)\.)|browser(?!\/(?:drafts|measurement)))\/|sections\/(?:calls\/call-card|use-autoplay|picture)\.)/;

const group = (name: string, paths: string[]) => ({ name, test: (id: string) => paths.includes(pathOf(id)) });

/** How the client's modules are grouped into chunks. */
export const chunkGroups = [
  { name: "react-dom", test: /node_modules\/(react-dom|scheduler)\// },
  { name: "react", test: (id: string) => everyPages.has(id) && /node_modules|vite\//.test(id) },
  group("foot", foot),
  ...Object.entries(farBelow).map(([part, paths]) => group(`foot-${part}`, paths)),
  { name: "shell", test: (id: string) => everyPages.has(id) && /\/app\//.test(id) },
  ...Object.entries(below).map(([page, paths]) => group(`below-${page}`, paths)),
  // Texts with placeholders also need dates, times and prices. As separate chunks they would have a few lines each, and
  // every page contains the names of all chunks.
  {
    name: "dates",
    test: /\/app\/domain\/(?:calendar\/dates|language\/with-values|offers\/(?:claims|money|plans))\.ts/,
  },
  // Small modules shared by many routes go into one chunk: each request costs more than their bytes.
  { name: "parts", test: parts, minShareCount: 2, maxModuleSize: 3000 },
];
