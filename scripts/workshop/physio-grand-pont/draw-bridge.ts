// Draws the Grand-Pont under the figure's feet; its arches rise at the end and become a spine. Run like draw-figure.ts.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { along, type Point, pair, plate, smooth, stroke, through } from "./line";

interface Course {
  name: string;
  box: string;
  /** Points along the deck; it turns upwards at `turn`, a share of its length. */
  deck: readonly Point[];
  turn: number;
  /** The first arch's and the last vertebra's length and depth. */
  arch: { length: number; depth: number };
  vertebra: { length: number; depth: number; body: number };
}

const wide: Course = {
  name: "pont",
  box: "0 0 1440 960",
  deck: [
    [-70, 872],
    [200, 872],
    [500, 872],
    [800, 872],
    [1020, 871],
    [1150, 858],
    [1240, 812],
    [1288, 736],
    [1300, 640],
    [1286, 548],
    [1272, 462],
    [1286, 372],
    [1312, 286],
    [1314, 204],
    [1292, 132],
    [1276, 60],
    [1274, -20],
    [1276, -80],
  ],
  turn: 0.52,
  arch: { length: 118, depth: 150 },
  vertebra: { length: 25, depth: 34, body: 26 },
};
const narrow: Course = {
  name: "pont-etroit",
  box: "0 0 390 844",
  deck: [
    [-40, 806],
    [80, 806],
    [200, 806],
    [290, 806],
    [430, 806],
  ],
  turn: 2,
  arch: { length: 62, depth: 90 },
  vertebra: { length: 62, depth: 90, body: 4 },
};

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

interface Deck {
  total: number;
  /** A point `away` from the deck: below it on the bridge, behind it on the spine. */
  at: (way: number, away: number) => Point;
}

function laid(deck: readonly Point[]): Deck {
  const points = along(deck, 1600);
  let total = 0;
  const lengths = points.map(([x, y], index) => {
    const [px, py] = points[index - 1] ?? [x, y];
    total += Math.hypot(x - px, y - py);
    return total;
  });
  const at = (way: number, away: number): Point => {
    const found = lengths.findIndex((length) => length >= way);
    const index = Math.max(1, found);
    const [[ax, ay], [bx, by]] = [points[index - 1] ?? [0, 0], points[index] ?? [0, 0]];
    const size = Math.hypot(bx - ax, by - ay) || 1;
    const share = (way - (lengths[index - 1] ?? 0)) / size;
    return [
      ax + (bx - ax) * share - ((by - ay) / size) * away,
      ay + (by - ay) * share + ((bx - ax) / size) * away,
    ];
  };
  return { total, at };
}

interface Span {
  /** The distance of its middle along the deck. */
  middle: number;
  length: number;
  depth: number;
  /** The transition from an arch of the bridge (0) to a vertebra (1). */
  change: number;
  body: number;
}

function spans({ turn, arch, vertebra }: Course, total: number): Span[] {
  const found: Span[] = [];
  let way = 0;
  while (way < total - vertebra.length) {
    const share = way / total - turn;
    const change = smooth((share + 0.14) / 0.34);
    const length = mix(arch.length, vertebra.length, change);
    const depth = mix(arch.depth, vertebra.depth, smooth((share + 0.08) / 0.26));
    found.push({ middle: way + length / 2, length, depth, change, body: mix(7, vertebra.body, change) });
    way += length;
  }
  return found;
}

interface Opening {
  outline: string;
  /** The ring of stones above it. */
  ring: string[];
  /** The shading inside. */
  dark: string[];
}

function opening({ at }: Deck, { middle, length, depth, change }: Span): Opening {
  const half = length / 2 - length * mix(0.11, 0.2, change);
  const crown = Math.min(half, depth * 0.7);
  const top = mix(13, 7, change);
  const on = (angle: number, scale: number) =>
    at(middle - Math.cos(angle) * half * scale, top + crown - Math.sin(angle) * crown * scale);
  const bow = (scale: number) => Array.from({ length: 19 }, (_, step) => on((Math.PI * step) / 18, scale));
  const stones = Array.from({ length: 15 }, (_, stone) => (Math.PI * stone) / 14);
  const rows = Math.floor((depth - top) / mix(4.6, 3.4, change));
  const dark = Array.from({ length: rows }, (_, row) => {
    const down = top + ((depth - top) * row) / rows;
    const rise = Math.max(0, (top + crown - down) / crown);
    const reach = half * Math.sqrt(1 - rise ** 2) - 2;
    return reach > 1 ? through([at(middle - reach, down), at(middle + reach, down)]) : "";
  });
  return {
    outline: through([at(middle - half, depth), ...bow(1), at(middle + half, depth)]),
    ring: [
      through(bow(1.13)),
      ...(change < 0.9 ? stones.map((angle) => through([on(angle, 1), on(angle, 1.13)])) : []),
    ],
    dark,
  };
}

/** A piece of parapet on the bridge, the body of a vertebra on the spine. */
function stone({ at }: Deck, { middle, length, change, body }: Span): string {
  const half = length / 2 - mix(0, length * 0.11, change);
  const waist = -body + mix(0, 5, change);
  return `M${pair(at(middle - half, 0))}L${pair(at(middle - half, -body))}Q${pair(at(middle, waist))} ${pair(at(middle + half, -body))}L${pair(at(middle + half, 0))}`;
}

for (const course of [wide, narrow]) {
  const deck = laid(course.deck);
  const parts = spans(course, deck.total);
  const openings = parts.map((span) => opening(deck, span));
  const edge = Array.from({ length: 161 }, (_, step) => deck.at((step / 160) * deck.total, 0));
  writeFileSync(
    join(import.meta.dirname, `pictures/${course.name}.svg`),
    plate(course.box, [
      stroke([through(edge)], 1.9),
      stroke(
        openings.map(({ outline }) => outline),
        1.5,
      ),
      stroke(
        parts.map((span) => stone(deck, span)),
        1.2,
      ),
      stroke(
        openings.flatMap(({ ring }) => ring),
        0.6,
      ),
      stroke(
        openings.flatMap(({ dark }) => dark),
        0.8,
      ),
    ]),
  );
}
