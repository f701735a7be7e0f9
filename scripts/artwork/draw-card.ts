import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import opentype from "opentype.js";
import sharp from "sharp";
import { brand } from "#app/domain/site/brand";
import { mark } from "#app/domain/site/mark";
import { NIGHT } from "#scripts/artwork/drawing/pen";

interface CardWords {
  title: string;
  /** The line below the title. */
  line: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 88;
const MOST_LINES = 3;
const SIZES = [92, 76, 60];

const { resolve } = createRequire(import.meta.url);
const bytes = readFileSync(resolve("@fontsource/host-grotesk/files/host-grotesk-latin-600-normal.woff"));
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/** The relief behind every card, as a data URL; rendered once. */
let relief: string | undefined;

function reliefAsPicture(): string {
  const svg = readFileSync("scripts/artwork/lake-wide.svg", "utf8");
  const png = new Resvg(svg, { fitTo: { mode: "width", value: WIDTH } }).render().asPng();
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** A page's card: its title on the night map, our name above, `line` below. 1200 × 630 px, PNG. */
export function drawCard({ title, line }: CardWords): Uint8Array {
  relief ??= reliefAsPicture();
  const { size, lines } = fitted(title.replace(/\u00a0|\u202f/g, " "));
  const top = HEIGHT - MARGIN - 72 - (lines.length - 1) * size * 1.08;
  const titleLines = lines.map((text, index) => wordsAt(text, top + index * size * 1.08, size, "#fff"));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${NIGHT}"/>
    <image href="${relief}" width="${WIDTH}" height="${(WIDTH * 936) / 1416}"/>
    <rect width="100%" height="100%" fill="${NIGHT}" opacity=".35"/>
    <g transform="translate(${MARGIN} 70) scale(2.4)" fill="none" stroke="#fff" stroke-width="1.6">
      <path d="${mark.summits}"/>
      <path stroke="#5fb0d8" d="${mark.shore}"/>
    </g>
    ${wordsAt(brand.name, 118, 44, "#fff", MARGIN + 84)}
    ${titleLines.join("")}
    ${wordsAt(line.replaceAll("’", "'"), HEIGHT - MARGIN + 14, 30, "#d9a566")}
  </svg>`;
  return new Resvg(svg).render().asPng();
}

const BAND = 172;

/** The card of a case: the client's site (`picture` is an image file), and the words below it. 1200 × 630 px, PNG. */
export async function drawCaseCard({ title, line }: CardWords, picture: Uint8Array): Promise<Uint8Array> {
  const plain = title.replace(/\u00a0|\u202f/g, " ");
  const size = [44, 40, 36, 32].find((each) => font.getAdvanceWidth(plain, each) <= WIDTH - 2 * 48) ?? 28;
  const band = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${BAND}">
    <rect width="100%" height="100%" fill="${NIGHT}"/>
    ${wordsAt(plain, 78, size, "#fff", 48)}
    ${wordsAt(`${line} · ${brand.name}`, 132, 26, "#d9a566", 48)}
  </svg>`;
  return sharp(picture)
    .resize(WIDTH, HEIGHT - BAND, { position: "top" })
    .extend({ bottom: BAND })
    .composite([{ input: Buffer.from(new Resvg(band).render().asPng()), gravity: "south" }])
    .png({ palette: true })
    .toBuffer();
}

/** Text as a path, so that the renderer does not need the typeface. */
function wordsAt(text: string, y: number, size: number, colour: string, x = MARGIN): string {
  // The library's own toPathData turns some coordinates into NaN.
  const data = font.getPath(text, x, y, size).commands.map(({ type, x1, y1, x2, y2, x, y }) => {
    const points = [x1, y1, x2, y2, x, y].flatMap((value) => (value === undefined ? [] : value.toFixed(1)));
    return type + points.join(" ");
  });
  return `<path fill="${colour}" d="${data.join("")}"/>`;
}

/** The largest size at which a title fits in three lines; 48 with as many lines as it takes if none fits. */
function fitted(title: string): { size: number; lines: string[] } {
  const tries = SIZES.map((size) => ({ size, lines: wrapped(title, size) }));
  return tries.find(({ lines }) => lines.length <= MOST_LINES) ?? { size: 48, lines: wrapped(title, 48) };
}

function wrapped(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && font.getAdvanceWidth(longer, size) <= WIDTH - 2 * MARGIN)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
