// Takes screenshots of sample clients' sites for the case pages: `npm run workshop [slug [picture]]`. Needs a browser.
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { launchBrowser } from "#scripts/launch-browser";
import { phoneScreen, type Screen, screenshotOf, writeWithin } from "./browser";

const workshop = import.meta.dirname;
const artwork = join(workshop, "../../app/artwork");

interface View extends Screen {
  /** The part that is kept, from the upper left corner; without it, the whole screen. */
  clip?: { width: number; height: number };
  /** The widths in px in which the picture is saved. */
  small: number;
  large: number;
  /** The largest file sizes in KB; without `webp`, no such file is written. */
  limits: { small: number; large: number; webp?: number };
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
/** The top of the phone's page, down to where no word is cut. */
const top: View = { ...phone, clip: { width: 390, height: 387 }, limits: { small: 28, large: 52 } };
/** A screen of 2009, filled by the top of the page. */
const old: View = {
  ...desktop,
  viewport: { width: 960, height: 640 },
  deviceScaleFactor: 1.5,
  limits: { small: 26, large: 62, webp: 25 },
};
/** The same for phones, enlarged, in the format of the new page's picture. */
const oldPhone: View = {
  viewport: { width: 520, height: 650 },
  deviceScaleFactor: 1.5,
  small: 390,
  large: 780,
  limits: { small: 25, large: 60 },
};
/** In portrait format. */
const tablet: View = {
  viewport: { width: 820, height: 1093 },
  deviceScaleFactor: 2,
  small: 820,
  large: 1230,
  limits,
};
/** The new page for the comparison, in which the old one covers its left part. */
const now: View = { ...old, limits };

const nowPhone: View = { ...phone, clip: { width: 390, height: 488 }, limits: { small: 28, large: 66 } };

/** The picture beside a poster's text. */
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
  /** A CSS file in the site's folder, added to the page's own styles. */
  style?: string;
  /** The slugs of its cases; without it, all. */
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

/** The folders of views that are kept apart from a case's other pictures. */
const folders = new Map([
  [tablet, "tablets"],
  [now, "compared"],
  [nowPhone, "compared"],
  [oldPhone, "before"],
  [top, "tops"],
  [poster, "posters"],
]);

/** The qualities to try, from the best to the lowest acceptable. */
const qualities = [72, 66, 60, 54, 48, 42, 36, 30];

async function develop(picture: Buffer, path: string, { small, large, limits }: View): Promise<void> {
  const at = (width: number) => sharp(picture).resize({ width });
  const write = (name: string, limit: number, encode: (quality: number) => Sharp) =>
    writeWithin(limit * 1000, `${path}-${name}`, qualities, encode);
  await write(`${small}.avif`, limits.small, (quality) => at(small).avif({ quality, effort: 6 }));
  await write(`${large}.avif`, limits.large, (quality) => at(large).avif({ quality, effort: 6 }));
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
