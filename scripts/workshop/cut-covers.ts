// Makes the cover of each case for screens on which its desktop page would be too small (the practice's on all
// screens), from the client's phone page or from a drawing: `npm run workshop:covers [slug]`. Needs a browser.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { launchBrowser } from "#scripts/launch-browser";
import { phoneScreen, screenshotOf, writeWithin } from "./browser";

const workshop = import.meta.dirname;
const album = join(workshop, "../../app/artwork/covers");

/** Parts of the phone's page, in CSS pixels; each starts at `top` and cuts through no word. */
const cuts = {
  "hotel-bellerive": { top: 50, width: 390, height: 336 },
  "camping-du-lac": { top: 371, width: 390, height: 230 },
  "boulangerie-kern": { top: 325, width: 390, height: 146 },
} as const;

/** Line drawings, which are smaller as SVG than as a photograph; `digits` are the decimals that coordinates keep. */
const drawings = {
  "escaliers-duc": {
    drawing: "drawings/stair-cover.svg",
    ground: "#17110d",
    digits: 1,
    top: 0,
    width: 390,
    height: 508,
  },
  "physio-grand-pont": {
    drawing: "pictures/figure.svg",
    ground: "#faf7f0",
    digits: 0,
    top: -20,
    width: 320,
    height: 1040,
  },
} as const;

/** The largest cover in bytes: on a phone it loads above the words. It has 1.5 pixels per CSS pixel. */
const LIMIT = 12_000;
const WIDTH = 585;
const qualities = Array.from({ length: 18 }, (_, step) => 60 - 2 * step);

type Drawing = (typeof drawings)[keyof typeof drawings];

async function draw(slug: string, drawn: Drawing): Promise<string> {
  const { drawing, ground, digits, top, width, height } = drawn;
  const svg = await readFile(join(workshop, slug, drawing), "utf8");
  const [, left = "0"] = /viewBox="(\S+)/.exec(svg) ?? [];
  return svg
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/viewBox="[^"]*"( width="\d+" height="\d+")?/, `viewBox="${left} ${top} ${width} ${height}"`)
    .replace(
      /<svg[^>]*>/,
      (tag) =>
        `${tag.replace(">", ' font-family="monospace">')}<path fill="${ground}" stroke="none" d="M${left} ${top}h${width}v${height}H${left}z"/>`,
    )
    .replaceAll(/-?\d+\.\d+/g, (number) => `${Number(Number(number).toFixed(digits))}`);
}

const [asked] = process.argv.slice(2);
const wanted = <Cover>(covers: Record<string, Cover>) =>
  Object.entries(covers).filter(([slug]) => !asked || slug === asked);

const sizes = Object.entries({ ...cuts, ...drawings }).map(
  ([slug, { width, height }]) => `  "${slug}": { width: ${width}, height: ${height} },\n`,
);
await writeFile(
  join(album, "cover-sizes.ts"),
  `// Written by scripts/workshop/cut-covers.ts.
import type { CaseSlug } from "#app/domain/offers/cases";

export const coverSizes: Partial<Record<CaseSlug, { width: number; height: number }>> = {
${sizes.join("")}};
`,
);

for (const [slug, drawn] of wanted(drawings))
  await writeFile(join(album, `${slug}.svg`), await draw(slug, drawn));

const browser = await launchBrowser();
try {
  for (const [slug, { top, width, height }] of wanted(cuts)) {
    const clip = { x: 0, y: top, width, height };
    const picture = await screenshotOf(browser, `${slug}/home.html`, phoneScreen, { clip });
    await writeWithin(LIMIT, join(album, `${slug}.avif`), qualities, (quality) =>
      sharp(picture).resize({ width: WIDTH }).avif({ quality, effort: 6 }),
    );
  }
} finally {
  await browser.close();
}
