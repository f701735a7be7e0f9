import type { Locale } from "#app/domain/language/locale";

export type Point = readonly [x: number, y: number];
export type Way = readonly [from: Point, to: Point];

interface DrawnName {
  /** The bounding box of its letters, in units of the drawing. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The parts of a town's map that are shown in one language. */
export interface DrawnMap {
  lakes: Point[][];
  rivers: Point[][];
  /** The lines from a mark to its name. */
  leaders: Way[];
  /** The mark of the town itself, in the middle of its circles; `title` is its name. */
  mark: Point;
  title: DrawnName;
  /** The names of the places that the page lists; `names` are those of all places except water. */
  listed: DrawnName[];
  names: DrawnName[];
}

const BEND = 12;

/** The lines of path data, with curves as short straight segments. */
export function linesOf(data: string): Point[][] {
  const tokens = data.match(/[a-z]|-?(?:\d*\.\d+|\d+)/gi) ?? [];
  const lines: Point[][] = [];
  let [x, y] = [0, 0];
  let command = "";
  let hold: Point | null = null;
  const number = () => Number(tokens.shift());
  const to = (nx: number, ny: number) => {
    [x, y] = [nx, ny];
    lines.at(-1)?.push([x, y]);
  };
  const bend = ([ax, ay]: Point, [bx, by]: Point, [ex, ey]: Point) => {
    const [sx, sy] = [x, y];
    for (let step = 1; step <= BEND; step++) {
      const t = step / BEND;
      const [k0, k1, k2, k3] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      to(k0 * sx + k1 * ax + k2 * bx + k3 * ex, k0 * sy + k1 * ay + k2 * by + k3 * ey);
    }
    hold = [2 * ex - bx, 2 * ey - by];
  };
  while (tokens.length > 0) {
    if (/[a-z]/i.test(tokens[0] ?? "")) command = tokens.shift() ?? "";
    const isRelative = command === command.toLowerCase();
    const [ox, oy] = isRelative ? [x, y] : [0, 0];
    const next = (): Point => [ox + number(), oy + number()];
    const kind = command.toLowerCase();
    const before: Point | null = hold;
    hold = null;
    if (kind === "m") {
      lines.push([]);
      to(...next());
      command = isRelative ? "l" : "L";
    } else if (kind === "l") to(...next());
    else if (kind === "h") to(ox + number(), y);
    else if (kind === "v") to(x, oy + number());
    else if (kind === "c") bend(next(), next(), next());
    else if (kind === "s") bend(before ?? [x, y], next(), next());
    else if (kind === "q") {
      const [qx, qy] = next();
      const [ex, ey] = next();
      bend(
        [x + ((qx - x) * 2) / 3, y + ((qy - y) * 2) / 3],
        [ex + ((qx - ex) * 2) / 3, ey + ((qy - ey) * 2) / 3],
        [ex, ey],
      );
    } else if (kind === "z") {
      const [sx, sy] = lines.at(-1)?.[0] ?? [x, y];
      to(sx, sy);
    } else throw new Error(`draws with ${command}`);
  }
  return lines;
}

function boxOf(points: Point[], [x, y]: Point, scale: number): DrawnName {
  const [xs, ys] = [points.map(([each]) => each * scale + x), points.map(([, each]) => each * scale + y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Parses a drawing of `draw-towns.ts` as a page in a language shows it. */
export function drawnMap(svg: string, locale: Locale): DrawnMap {
  const [both = "", fr = "", rest = ""] = svg.split(/<g id="(?:fr|en)">/);
  const seen = both + (locale === "fr" ? fr : rest);
  const dataOf = (pattern: RegExp) => [...seen.matchAll(pattern)].map(([, data = ""]) => data);
  const glyphs = new Map(
    [...svg.matchAll(/<path id="([uts]\d+)" d="([^"]*)"/g)].map(([, id = "", data = ""]) => [
      id,
      linesOf(data).flat(),
    ]),
  );
  const written = [
    ...seen.matchAll(
      /<g id="([uts])-\d+" fill="[^"]*" transform="translate\((-?\d+) (-?\d+)\)scale\((\.\d+)\)">(.*?)<\/g>/g,
    ),
  ].map(([, kind, x, y, scale, uses = ""]) => {
    const points = [...uses.matchAll(/href="#([uts]\d+)" x="(-?\d+)"/g)].flatMap(([, id = "", left]) =>
      (glyphs.get(id) ?? []).map(([gx, gy]): Point => [gx + Number(left), gy]),
    );
    return {
      isListed: kind === "t" && scale === ".2",
      box: boxOf(points, [Number(x), Number(y)], Number(scale)),
    };
  });
  const [title] = [
    ...seen.matchAll(
      /stroke-width="8" paint-order="stroke" transform="translate\((-?[\d.]+) (-?[\d.]+)\)" d="([^"]*)"/g,
    ),
  ].map(([, x, y, data = ""]) => boxOf(linesOf(data).flat(), [Number(x), Number(y)], 1));
  if (!title) throw new Error("has no title");
  const [, left, middle, radius] = /fill="#C8102E" d="M(\d+) (\d+)a(\d+) /.exec(seen) ?? [];
  return {
    lakes: dataOf(/<path id="l" d="([^"]*)"/g).flatMap(linesOf),
    rivers: dataOf(/<path stroke="#2E7CA6" stroke-width="[34]" d="([^"]*)"/g).flatMap(linesOf),
    leaders: dataOf(/<path stroke="#4A555E" stroke-width="1.6" d="([^"]*)"/g)
      .flatMap(linesOf)
      .map(([from = [0, 0], to = [0, 0]]): Way => [from, to]),
    mark: [Number(left) + Number(radius), Number(middle)],
    title,
    listed: written.filter(({ isListed }) => isListed).map(({ box }) => box),
    names: [title, ...written.map(({ box }) => box)],
  };
}
