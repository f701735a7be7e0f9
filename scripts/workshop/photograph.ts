// Takes screenshots of sample clients' sites for the case pages: `npm run workshop [slug [picture]]`. Needs a browser.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { launchBrowser } from "#scripts/launch-browser";
import { phoneScreen, type Screen, screenshotOf, writeWithin } from "./browser";

const workshop = import.meta.dirname;
const artwork = join(workshop, "../../app/artwork");

interface View extends Screen {
  /** The size that is kept, from the upper left corner; without it, the whole viewport. */
  clip?: { width: number; height: number };
  /** The widths in pixels of the two files that are written. */
  small: number;
  large: number;
  /** The largest file sizes, in kilobytes; without `webp`, no WebP file is written. */
  limits: { small: number; large: number; webp?: number };
  /** The colour resolution of the AVIF files; without it, full. */
  chroma?: "4:2:0";
}

const limits = { small: 45, large: 120, webp: 90 };

const desktop: View = {
  viewport: { width: 1440, height: 960 },
  deviceScaleFactor: 1,
  small: 720,
  large: 1440,
  limits,
};
const phone: View = { ...phoneScreen, small: 390, large: 780, limits };
/** The top of the phone's page, down to a height at which no word is cut through. */
const top: View = {
  ...phone,
  clip: { width: 390, height: 387 },
  limits: { small: 10, large: 40 },
  chroma: "4:2:0",
};
/** A page of 2009 on a screen so small that its first content fills it. */
const old: View = {
  ...desktop,
  viewport: { width: 960, height: 640 },
  deviceScaleFactor: 1.5,
  limits: { small: 26, large: 62, webp: 25 },
};
/** The same page enlarged for a phone, in the proportions of `nowPhone`. */
const oldPhone: View = {
  viewport: { width: 520, height: 650 },
  deviceScaleFactor: 1.5,
  small: 390,
  large: 780,
  limits: { small: 25, large: 60 },
};
/** In portrait orientation. */
const tablet: View = {
  viewport: { width: 820, height: 1093 },
  deviceScaleFactor: 2,
  small: 820,
  large: 1230,
  limits,
};
/** The new page at the size of the old one, which overlaps its left side in the comparison. */
const now: View = { ...old, limits };

const nowPhone: View = { ...phone, clip: { width: 390, height: 488 }, limits: { small: 28, large: 66 } };

/** A picture in portrait format that stands beside words. */
const poster: View = {
  ...desktop,
  viewport: { width: 720, height: 1020 },
  deviceScaleFactor: 2,
  limits: { small: 60, large: 150, webp: 60 },
};

interface Shot {
  page: string;
  name: string;
  view: View;
  /** A stylesheet that is added after the page's own. */
  style?: string;
  /** The cases that have this picture; without it, all. */
  of?: string[];
}

const compared = ["hotel-bellerive", "escaliers-duc", "camping-du-lac"];

const shots: Shot[] = [
  { page: "home", name: "home", view: desktop },
  { page: "home", name: "phone", view: phone },
  { page: "home", name: "top", view: top, of: ["hotel-bellerive", "boulangerie-kern"] },
  { page: "inner", name: "inner", view: desktop },
  { page: "inner", name: "phone-inner", view: phone },
  { page: "inner", name: "tablet", view: tablet },
  { page: "before", name: "before", view: old },
  { page: "before", name: "before-phone", view: oldPhone, of: compared },
  { page: "home", name: "now-phone", view: nowPhone, style: "now-phone.css", of: compared },
  { page: "now", name: "now", view: now, of: ["escaliers-duc"] },
  { page: "home", name: "now", view: now, style: "now.css", of: ["hotel-bellerive", "camping-du-lac"] },
  { page: "poster/poster", name: "poster", view: poster },
];

/** Views with one picture a case, which goes into this folder instead of the case's own. */
const folders = new Map([
  [tablet, "tablets"],
  [now, "compared"],
  [nowPhone, "compared"],
  [oldPhone, "before"],
  [top, "tops"],
  [poster, "posters"],
]);

/** Tried from the first on, until a picture is within its limit. */
const qualities = [72, 66, 60, 54, 48, 42, 36, 30];

async function develop(picture: Buffer, path: string, { small, large, limits, chroma }: View): Promise<void> {
  const at = (width: number) => sharp(picture).resize({ width });
  const write = (name: string, limit: number, encode: (quality: number) => Sharp) =>
    writeWithin(limit * 1000, `${path}-${name}`, qualities, encode);
  const avif = (width: number) => (quality: number) =>
    at(width).avif({ quality, effort: 6, chromaSubsampling: chroma ?? "4:4:4" });
  await write(`${small}.avif`, limits.small, avif(small));
  await write(`${large}.avif`, limits.large, avif(large));
  const { webp } = limits;
  if (webp) await write(`${small}.webp`, webp, (quality) => at(small).webp({ quality, effort: 6 }));
}

const [asked, only] = process.argv.slice(2);
const slugs = readdirSync(workshop).filter((slug) => existsSync(join(workshop, slug, "home.html")));
if (asked && !slugs.includes(asked)) throw new Error(`No home.html in scripts/workshop/${asked}`);

const browser = await launchBrowser();
try {
  for (const slug of asked ? [asked] : slugs)
    for (const { page, name, view, style, of = slugs } of shots) {
      if ((only && name !== only) || !of.includes(slug)) continue;
      if (!existsSync(join(workshop, slug, `${page}.html`))) continue;
      const clip = view.clip && { clip: { x: 0, y: 0, ...view.clip } };
      const picture = await screenshotOf(browser, `${slug}/${page}.html`, view, { ...clip, style });
      const album = join(artwork, "cases", slug);
      mkdirSync(album, { recursive: true });
      const folder = folders.get(view);
      await develop(picture, folder ? join(artwork, folder, slug) : join(album, name), view);
    }
} finally {
  await browser.close();
}
