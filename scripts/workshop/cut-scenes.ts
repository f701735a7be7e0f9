// Crops the picture behind each client's quotation from the drawings of their site: `npm run scenes [slug]`.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const workshop = import.meta.dirname;
const album = join(workshop, "../../app/artwork/cases");

const size = { width: 1440, height: 960 };

interface Scene {
  drawing: string;
  ground: string;
  /** The drawing's width and its position on the ground, in pixels of `size`. */
  width: number;
  left: number;
  top: number;
  /** Replaces the drawing's own viewBox. */
  viewBox?: string;
}

/** By the client's slug; a client's further scene has its name after a slash. */
const scenes: Record<string, Scene> = {
  "hotel-bellerive": {
    drawing: "drawings/quay-wide.svg",
    ground: "#10313c",
    width: 1440,
    left: 0,
    top: 0,
    viewBox: "0 -213.3 1400 933.3",
  },
  "escaliers-duc": {
    drawing: "drawings/grain.svg",
    ground: "#e0b67d",
    width: 1440,
    left: 0,
    top: 680,
    viewBox: "760 0 640 160",
  },
  "camping-du-lac": {
    drawing: "camp.svg",
    ground: "#14402f",
    width: 1440,
    left: 0,
    top: 0,
    viewBox: "513 74 606 404",
  },
  "boulangerie-kern": {
    drawing: "pictures/regal.svg",
    ground: "#2b1710",
    width: 1440,
    left: 0,
    top: 0,
  },
  "physio-grand-pont": {
    drawing: "pictures/marche-et-pont.svg",
    ground: "#faf7f0",
    width: 1440,
    left: 0,
    top: 0,
  },
  "physio-grand-pont/quote": {
    drawing: "pictures/pont-marche-mur.svg",
    ground: "#faf7f0",
    width: 1440,
    left: 0,
    top: 0,
  },
};

/** A drawing without its text, which needs the site's own typeface. */
async function drawingOf(
  slug: string,
  { drawing, viewBox }: Pick<Scene, "drawing" | "viewBox">,
): Promise<Buffer> {
  const svg = await readFile(join(workshop, slug, drawing), "utf8");
  const mute = svg.replaceAll(/<text.*?<\/text>/gs, "");
  if (!viewBox) return Buffer.from(mute);
  const [, , width, height] = viewBox.split(" ");
  const size = `viewBox="${viewBox}" width="${width}" height="${height}"`;
  return Buffer.from(mute.replace(/viewBox="[^"]+"( width="\d+" height="\d+")?/, size));
}

async function cut(slug: string, scene: Scene): Promise<Buffer> {
  const { ground, width, left, top } = scene;
  const drawn = await sharp(await drawingOf(slug, scene), { unlimited: true })
    .resize({ width })
    .png()
    .toBuffer();
  const input = await sharp(drawn)
    .extract({
      left: 0,
      top: 0,
      width: Math.min(width, size.width - left),
      height: await heightOf(drawn, top),
    })
    .toBuffer();
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite([{ input, left, top }])
    .png()
    .toBuffer();
}

/** The height of the drawing, cut off at the foot of the scene. */
async function heightOf(drawn: Buffer, top: number): Promise<number> {
  const { height } = await sharp(drawn).metadata();
  return Math.min(height, size.height - top);
}

const [asked] = process.argv.slice(2);

for (const [path, scene] of Object.entries(scenes)) {
  const [slug = "", name = "scene"] = path.split("/");
  if (asked && slug !== asked) continue;
  const picture = await cut(slug, scene);
  for (const width of [720, 1440]) {
    const bytes = await sharp(picture).resize({ width }).avif({ quality: 50, effort: 6 }).toBuffer();
    await writeFile(join(album, slug, `${name}-${width}.avif`), bytes);
    console.log(`${path} ${width}: ${Math.ceil(bytes.length / 1000)} KB`);
  }
  const webp = await sharp(picture).resize({ width: 720 }).webp({ quality: 60 }).toBuffer();
  await writeFile(join(album, slug, `${name}-720.webp`), webp);
}
