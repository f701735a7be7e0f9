import { contours } from "d3-contour";
import { HEIGHT, type Material, materials, type Picture, WIDTH } from "./render.ts";
import { clamp } from "./vectors.ts";

/** Drawing units a pixel. */
const FINE = 2;
/** Widths that a line may have, in drawing units. */
const WIDTHS = [0, 1.6, 2.6, 3.8, 5.2, 7, 9, 11];

export interface Ink {
  colour: string;
  /** Between two lines, in units of the field. */
  step: number;
}

type Point = [x: number, y: number];

/**
 * The portrait: contour lines of a field for each material, as wide as the place is dark, on a white figure. A broad pen draws
 * fewer of them, and all of them broader.
 */
export function hachures(picture: Picture, inks: Record<Material, Ink>, eyes: string, pen: number): string {
  const { material, solid } = picture;
  const drawn = materials.map((name, index) => linesOf(picture, index, inks[name], pen));
  const edged = pen > 1 ? ` stroke="${inks.line.colour}" stroke-width="${4 * (pen - 1)}"` : "";
  const isPart = (cell: number) => (material[cell] ?? -1) >= 0 || solid[cell] !== 0;
  return [
    `<path fill="#fff" d="${filled(isPart, 1.2)}"/>`,
    ...drawn,
    `<path fill="${eyes}" d="${filled((cell) => solid[cell] === 2, 0.3)}"/>`,
    `<path fill="${inks.line.colour}"${edged} d="${filled((cell) => solid[cell] === 1, 0.3)}"/>`,
  ].join("");
}

/** The outlines of what is filled: the figure, the iris, lashes, the frame of glasses. */
function filled(isIn: (cell: number) => boolean, tolerance: number): string {
  const cells = Array.from({ length: WIDTH * HEIGHT }, (_, cell) => (isIn(cell) ? 1 : 0));
  const [shape] = contours().size([WIDTH, HEIGHT]).thresholds([0.5])(cells);
  const rings = (shape?.coordinates ?? []).flat().filter((ring) => ring.length > 8);
  return rings
    .map((ring) => ring.map(([x = 0, y = 0]): Point => [x - 0.5, y - 0.5]))
    .map((ring) => `${pathOf(simplified(ring, tolerance))}z`)
    .join("");
}

function linesOf(picture: Picture, material: number, { colour, step: fine }: Ink, pen: number): string {
  const step = fine * pen;
  const runs = new Map<number, string[]>();
  for (const line of contourLines(picture, material, step)) {
    let from = 0;
    const widths = smoothed(line.map((point) => widthAt(picture, point, step, pen)));
    for (let at = 1; at <= line.length; at++) {
      if (at < line.length && widths[at] === widths[from]) continue;
      const width = widths[from] ?? 0;
      const run = line.slice(from, at + 1);
      if (width > 0 && run.length > 1) {
        const list = runs.get(width) ?? [];
        list.push(pathOf(simplified(run)));
        runs.set(width, list);
      }
      from = at;
    }
  }
  const paths = [...runs]
    .sort(([a], [b]) => a - b)
    .map(([width, list]) => `<path stroke-width="${width}" d="${list.join("")}"/>`);
  return paths.length > 0 ? `<g stroke="${colour}">${paths.join("")}</g>` : "";
}

/** The width that gives a place its tone: its darkness times the distance to the next line. */
function widthAt({ darkness, field, material }: Picture, [x, y]: Point, step: number, pen: number): number {
  const cell = Math.round(y) * WIDTH + Math.round(x);
  const rise = (way: number) => {
    const [before, after] = [cell - way, cell + way].map((near) =>
      material[near] === material[cell] ? near : cell,
    );
    return (
      ((field[after ?? cell] ?? 0) - (field[before ?? cell] ?? 0)) /
      Math.max(1, ((after ?? cell) - (before ?? cell)) / way)
    );
  };
  const slope = Math.hypot(rise(1), rise(WIDTH));
  const apart = clamp((step * everyOf(slope / step)) / Math.max(slope, 1e-6), 2, 9 * pen) * FINE;
  const wanted = apart * clamp((darkness[cell] ?? 0) * 1.02 - 0.06);
  return WIDTHS.map((width) => Math.round(width * pen * 10) / 10).reduce(
    (best, width) => (Math.abs(width - wanted) < Math.abs(best - wanted) ? width : best),
    0,
  );
}

/** Where lines crowd, as at a parting, every second or fourth is drawn. */
const everyOf = (linesPerPixel: number) => (linesPerPixel > 0.9 ? 4 : linesPerPixel > 0.45 ? 2 : 1);

/** Along both sides of a cell, from its four corners in turn. */
function slopeOf([a = 0, b = 0, c = 0, d = 0]: number[]): [number, number] {
  return [(b - a + c - d) / 2, (d - a + c - b) / 2];
}

/** Runs of one or two points take the width of their neighbours. */
function smoothed(widths: number[]): number[] {
  return widths.map((width, index) => {
    const near = widths.slice(Math.max(0, index - 8), index + 9).sort((a, b) => a - b);
    return near[near.length >> 1] ?? width;
  });
}

/** Marching squares over the pixels of one material, segments joined to lines. */
function contourLines({ field, material }: Picture, wanted: number, step: number): Point[][] {
  const ends = new Map<string, { point: Point; next: string[] }>();
  const put = (key: string, point: Point, other: string) => {
    const end = ends.get(key) ?? { point, next: [] };
    end.next.push(other);
    ends.set(key, end);
  };
  for (let y = 0; y < HEIGHT - 1; y++)
    for (let x = 0; x < WIDTH - 1; x++) {
      const corners: Point[] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const cells = corners.map(([cx, cy]) => cy * WIDTH + cx);
      if (!cells.every((cell) => material[cell] === wanted)) continue;
      const values = cells.map((cell) => (field[cell] ?? 0) / step);
      const low = Math.ceil(Math.min(...values));
      const high = Math.floor(Math.max(...values));
      if (high - low > 2) continue;
      const every = everyOf(Math.hypot(...slopeOf(values)));
      for (let level = low; level <= high; level++) {
        if (level % every !== 0) continue;
        const crossings: { key: string; point: Point }[] = [];
        for (let side = 0; side < 4; side++) {
          const [va = 0, vb = 0] = [values[side], values[(side + 1) % 4]];
          if (va < level === vb < level) continue;
          const [a = [0, 0], b = [0, 0]] = [corners[side], corners[(side + 1) % 4]];
          const part = (level - va) / (vb - va);
          const [first, second] = [`${a}`, `${b}`].sort();
          crossings.push({
            key: `${level}|${first}|${second}`,
            point: [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part],
          });
        }
        const [a, b] = crossings;
        if (!a || !b || crossings.length !== 2) continue;
        put(a.key, a.point, b.key);
        put(b.key, b.point, a.key);
      }
    }
  const lines: Point[][] = [];
  const walk = (start: string) => {
    const line: Point[] = [];
    let key: string | undefined = start;
    while (key !== undefined) {
      const end = ends.get(key);
      if (!end) break;
      ends.delete(key);
      line.push(end.point);
      key = end.next.find((other) => ends.has(other));
    }
    if (line.length > 20) lines.push(line);
  };
  for (const [key, { next }] of [...ends]) if (next.length === 1 && ends.has(key)) walk(key);
  for (const key of [...ends.keys()]) if (ends.has(key)) walk(key);
  return lines;
}

/** Fewer points, nowhere further than a hair from the line (Douglas and Peucker). */
function simplified(line: Point[], tolerance = 0.6): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let worst = 0;
  let at = 0;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  for (let index = 1; index < line.length - 1; index++) {
    const [x, y] = line[index] ?? first;
    const off = length
      ? Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length
      : Math.hypot(x - first[0], y - first[1]);
    if (off > worst) [worst, at] = [off, index];
  }
  if (worst <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ];
}

function pathOf(line: Point[]): string {
  let [px, py] = [0, 0];
  return line
    .map(([x, y], index) => {
      const [qx, qy] = [Math.round(x * FINE), Math.round(y * FINE)];
      const move = index === 0 ? `M${qx} ${qy}` : `${index === 1 ? "l" : " "}${qx - px} ${qy - py}`;
      [px, py] = [qx, qy];
      return move;
    })
    .join("")
    .replaceAll(" -", "-");
}
