// Takes and writes the screenshots of the sample clients' sites; used by `photograph.ts` and `cut-covers.ts`.
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Browser, Page } from "playwright";
import type { Sharp } from "sharp";

const workshop = import.meta.dirname;

/** Requests to this origin are answered from the workshop's folder, so fonts and drawings load as from a server. */
const ORIGIN = "http://workshop.example";

export interface Screen {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
}

export const phoneScreen: Screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

interface Shot {
  /** The part of the page that is kept, in CSS pixels; without it, the whole viewport. */
  clip?: { x: number; y: number; width: number; height: number };
  /** A stylesheet that is added after the page's own. */
  style?: string | undefined;
}

/** A PNG of a page of the workshop. Throws if the page requests a missing file, or is not as wide as the viewport. */
export async function screenshotOf(
  browser: Browser,
  address: string,
  { viewport, deviceScaleFactor }: Screen,
  { clip, style }: Shot,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport, deviceScaleFactor, reducedMotion: "reduce" });
  const missing = await serve(page);
  await page.goto(`${ORIGIN}/${address}`);
  if (style) await page.addStyleTag({ url: style });
  const width = await page.evaluate("document.fonts.ready.then(() => document.documentElement.scrollWidth)");
  const picture = await page.screenshot(clip ? { clip } : {});
  await page.close();
  if (missing.length > 0) throw new Error(`${address} asks for what is not there: ${missing.join(", ")}`);
  if (width !== viewport.width) throw new Error(`${address} is ${width} px wide at ${viewport.width}`);
  return picture;
}

/** Answers the page's requests from the workshop's folder; the list it returns collects the paths of missing files. */
async function serve(page: Page): Promise<string[]> {
  const missing: string[] = [];
  await page.route("**", async (route) => {
    const path = join(workshop, new URL(route.request().url()).pathname);
    if (existsSync(path)) return route.fulfill({ path });
    missing.push(path);
    return route.abort();
  });
  return missing;
}

/** Writes a picture in the first of these qualities that stays within the limit, in bytes; throws if none does. */
export async function writeWithin(
  limit: number,
  path: string,
  qualities: number[],
  encode: (quality: number) => Sharp,
): Promise<void> {
  for (const quality of qualities) {
    const bytes = await encode(quality).toBuffer();
    if (bytes.length > limit) continue;
    await writeFile(path, bytes);
    console.log(`${relative("", path)} ${Math.ceil(bytes.length / 1000)} KB, quality ${quality}`);
    return;
  }
  throw new Error(
    `${path} is over ${limit} bytes at quality ${qualities.at(-1)}: the page needs a calmer drawing.`,
  );
}
