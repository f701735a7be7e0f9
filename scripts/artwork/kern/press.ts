// Shared by the six pictures of Kern's identity: the mark, the name, letters and shapes in two inks, as linocuts.
import { readFileSync } from "node:fs";
import opentype from "opentype.js";
import { widthOf, words } from "#scripts/artwork/drawing/words";
import { seeded } from "#scripts/seeded";
import { closed, gouge, inks, type Point, print } from "#scripts/workshop/boulangerie-kern/lino";
import { loaf, type Score } from "#scripts/workshop/boulangerie-kern/loaf";

export const { crust, oven, flour } = inks;

export interface Picture {
  width: number;
  height: number;
  /** The background colour: an ink, or the paper. */
  ground: string;
  layers: string[];
}

const workshop = new URL("../../workshop/boulangerie-kern/", import.meta.url);

const pathsOf = (file: string) =>
  [...readFileSync(new URL(file, workshop), "utf8").matchAll(/ d="([^"]+)"/g)]
    .map(([, d]) => d ?? "")
    .join("");
const bytes = readFileSync(new URL("fonts/league-gothic.woff", workshop));
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/** The loaf in 120 by 160 units, and the name in 436 by 160. */
export const MARK = pathsOf("mark.svg");
export const NAME = pathsOf("wordmark.svg");

/** A path of the logo with this middle and this height; `half` is half its width in its own units. */
function placed(d: string, half: number, [x, y]: Point, height: number, ink: string, turn = 0): string {
  const scale = Number((height / 160).toFixed(3));
  const shift = `translate(${x} ${y})${turn ? `rotate(${turn})` : ""}scale(${scale})translate(-${half} -80)`;
  return `<path fill="${ink}" fill-rule="evenodd" transform="${shift}" d="${d}"/>`;
}
export const mark = (at: Point, height: number, ink: string, turn?: number) =>
  placed(MARK, 60, at, height, ink, turn);
export const name = (at: Point, height: number, ink: string) => placed(NAME, 218, at, height, ink);

/** The fine lines around the mark, for sizes at which they can be printed. */
export function rays([x, y]: Point, height: number, ink: string): string {
  const unit = height / 160;
  const lines = Array.from({ length: 72 }, (_, index) => {
    const turn = (index * Math.PI) / 36;
    const reach = index % 2 ? 14 : 20;
    const start: Point = [x + unit * 94 * Math.cos(turn), y + unit * 94 * Math.sin(turn)];
    return gouge(start, turn, unit * reach, unit * 3.4);
  });
  return print(ink, lines);
}

/** A line of Kern's narrow capitals, placed by its middle, or (`lettersFrom`) by its left end. */
export function letters(text: string, at: Point, size: number, ink: string, spacing = size / 14): string {
  return words(font, { text, at: [...at], size, colour: ink, spacing });
}
export function lettersFrom(text: string, [x, y]: Point, size: number, ink: string): string {
  const spacing = size / 30;
  return letters(text, [Math.round(x + widthOf(font, text, size, spacing) / 2), y], size, ink, spacing);
}

/** A shape cut with a knife: its straight edges waver by up to `wear`. */
export function cut(corners: readonly Point[], seed = 1, wear = 1.2): string {
  const roll = seeded(seed);
  const off = () => (roll() - 0.5) * 2 * wear;
  return closed(
    corners.flatMap(([ax, ay], at) => {
      const [bx, by] = corners[(at + 1) % corners.length] ?? [ax, ay];
      const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 90));
      return Array.from({ length: count }, (_, step): Point => {
        const share = step / count;
        return [ax + (bx - ax) * share + off(), ay + (by - ay) * share + off()];
      });
    }),
  );
}

export const box = (x: number, y: number, width: number, height: number, seed?: number, wear?: number) =>
  cut(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    seed,
    wear,
  );

/** Points on an ellipse between two angles, in radians. */
export function arc([x, y]: Point, [rx, ry]: Point, from: number, to: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const turn = from + ((to - from) * step) / steps;
    return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
  });
}

interface Field {
  from: Point;
  to: Point;
  count: number;
  seed: number;
  /** The direction of the marks in radians, the same for a whole field. */
  turn: number;
  length?: number;
  width?: number;
}

/** Gouge marks within a rectangle. */
export function chips({ from, to, count, seed, turn, length = 30, width = 2.6 }: Field): string[] {
  const roll = seeded(seed);
  return Array.from({ length: count }, () => {
    const at: Point = [from[0] + roll() * (to[0] - from[0]), from[1] + roll() * (to[1] - from[1])];
    return gouge(at, turn + (roll() - 0.5) * 0.12, length * (0.4 + roll()), width * (0.6 + roll() * 0.7));
  });
}

/** Paths in the second ink, printed slightly out of register. */
export const second = (paths: readonly string[]) =>
  `<path fill="${oven}" transform="translate(3 2.5)" d="${paths.join("")}"/>`;

export const put = ([x, y]: Point, drawing: string) => `<g transform="translate(${x} ${y})">${drawing}</g>`;

/** The house's mark, cut into the dough. */
const kernel: readonly Score[] = [
  [[0, -0.84], [0, 0.84], 0.085, 0.46],
  [[0, -0.84], [0, 0.84], 0.085, -0.46],
  [[-0.22, -0.5], [0.24, -0.26], 0.17, 0.05],
  [[-0.29, -0.1], [0.3, 0.14], 0.19, 0.05],
  [[-0.22, 0.3], [0.24, 0.53], 0.17, 0.05],
];
const slashes = [-0.56, -0.2, 0.16, 0.5].map((x): Score => [[x - 0.06, -0.52], [x + 0.2, 0.5], 0.12, 0.05]);

/** The site's sourdough loaf; `size` is half its length, `count` the number of its lines. */
export function laib(size: number, turn: number, count: number, seed: number): string {
  return loaf({
    length: size,
    depth: size * 0.96,
    height: size * 0.74,
    bulge: 2.3,
    turn,
    lines: "rings",
    count,
    scores: size < 60 ? kernel.slice(2) : kernel,
    floured: true,
    seed,
  });
}

export function ruchbrot(size: number, turn: number, count: number, seed: number): string {
  return loaf({
    length: size,
    depth: size * 0.5,
    height: size * 0.56,
    bulge: 2.5,
    turn,
    lines: "ribs",
    count,
    scores: slashes,
    floured: false,
    seed,
  });
}

/** Points that are no further than this from a line without them are left out. */
const NEAR = 0.6;

function thinned(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const off = points.map(([x, y]) =>
    length > 0
      ? Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / length
      : Math.hypot(x - first[0], y - first[1]),
  );
  const far = Math.max(...off);
  const at = off.indexOf(far);
  if (far < NEAR) return [first, last];
  return [...thinned(points.slice(0, at + 1)).slice(0, -1), ...thinned(points.slice(at))];
}

function areaOf(points: readonly Point[]): number {
  return Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nx, ny] = points[(at + 1) % points.length] ?? [x, y];
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );
}

/** A path of polygons in relative moves, rounded to half units, without points that make no visible difference. */
function tidied(d: string): string {
  return d
    .split("M")
    .map((polygon) => {
      const numbers = polygon.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const points = numbers.flatMap((x, at): Point[] => (at % 2 ? [] : [[x, numbers[at + 1] ?? 0]]));
      const [first] = points;
      if (!first || areaOf(points) < 1.5) return "";
      const kept = thinned([...points, first])
        .slice(0, -1)
        .map(([x, y]): Point => [Math.round(x * 2), Math.round(y * 2)]);
      const short = (half: number) => `${half / 2}`.replace(/^(-?)0\./, "$1.");
      const moves = kept.slice(1).map(([x, y], at) => {
        const [px, py] = kept[at] ?? [0, 0];
        return `${short(x - px)} ${short(y - py)}`;
      });
      const [[x, y] = [0, 0]] = kept;
      return `M${short(x)} ${short(y)}l${moves.join(" ")}z`;
    })
    .join("")
    .replaceAll(" -", "-");
}

export function printed({ width, height, ground, layers }: Picture): string {
  const drawing = layers
    .join("")
    .replaceAll(/ d="([MLZ\d\s.-]+)"/g, (_, d: string) => ` d="${tidied(d)}"`)
    .replaceAll(/<path fill="[^"]+" d=""\/>/g, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${drawing}</svg>\n`;
}
