// Draws the Grand-Pont under the figure's feet, whose arches rise at the end and become a spine: run as draw-figure.ts is.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { along, pair, plate, type Point, stroke, through } from "./line";

interface Course {
  name: string;
  box: string;
  /** Where the deck runs; it turns upwards at `turn`, a share of its length. */
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
    [-70, 872], [200, 872], [500, 872], [800, 872], [1020, 871], [1150, 858], [1240, 812], [1288, 736], [1300, 640],
    [1286, 548], [1272, 462], [1286, 372], [1312, 286], [1314, 204], [1292, 132], [1276, 60], [1274, -20], [1276, -80],
  ],
  turn: 0.52,
  arch: { length: 118, depth: 150 },
  vertebra: { length: 25, depth: 34, body: 26 },
};
const narrow: Course = {
  name: "pont-etroit",
  box: "0 0 390 844",
  deck: [[-40, 806], [80, 806], [200, 806], [290, 806], [430, 806]],
  turn: 2,
  arch: { length: 62, depth: 90 },
  vertebra: { length: 62, depth: 90, body: 4 },
};

const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const smooth = (share: number) => {
  const kept = Math.min(1, Math.max(0, share));
  return kept * kept * (3 - 2 * kept);
};

function draw({ name, box, deck, turn, arch, vertebra }: Course): void {
  const points = along(deck, 1600);
  const lengths = points.reduce<number[]>((sums, [x, y], at) => {
    const [px, py] = points[at - 1] ?? [x, y];
    return [...sums, (sums.at(-1) ?? 0) + Math.hypot(x - px, y - py)];
  }, []);
  const total = lengths.at(-1) ?? 0;
  /** A point `away` from the deck: below it on the bridge, behind it on the spine. */
  const at = (way: number, away: number): Point => {
    const index = Math.max(1, lengths.findIndex((length) => length >= way));
    const [[ax, ay], [bx, by]] = [points[index - 1] ?? [0, 0], points[index] ?? [0, 0]];
    const [before, size] = [lengths[index - 1] ?? 0, Math.hypot(bx - ax, by - ay) || 1];
    const share = (way - before) / size;
    return [
      ax + (bx - ax) * share - ((by - ay) / size) * away,
      ay + (by - ay) * share + ((bx - ax) / size) * away,
    ];
  };

  const outer: string[] = [];
  const inner: string[] = [];
  const stones: string[] = [];
  const bodies: string[] = [];
  const dark: string[] = [];
  let way = 0;
  while (way < total - vertebra.length) {
    const change = smooth((way / total - turn + 0.14) / 0.34);
    const length = mix(arch.length, vertebra.length, change);
    const depth = mix(arch.depth, vertebra.depth, smooth((way / total - turn + 0.08) / 0.26));
    const [pier, body] = [length * mix(0.11, 0.2, change), mix(7, vertebra.body, change)];
    const half = length / 2 - pier;
    const crown = Math.min(half, depth * 0.7) ;
    const top = mix(13, 7, change);
    const bow = (scale: number) =>
      Array.from({ length: 19 }, (_, step) => {
        const angle = Math.PI * (step / 18);
        return at(way + length / 2 - Math.cos(angle) * half * scale, top + crown - Math.sin(angle) * crown * scale);
      });
    const legs = (scale: number): Point[] => [
      at(way + length / 2 - half * scale, depth),
      ...bow(scale),
      at(way + length / 2 + half * scale, depth),
    ];
    outer.push(through(legs(1)));
    inner.push(through(bow(1.13)));
    for (let stone = 0; stone <= 14; stone += 1) {
      const angle = Math.PI * (stone / 14);
      const on = (scale: number) =>
        at(way + length / 2 - Math.cos(angle) * half * scale, top + crown - Math.sin(angle) * crown * scale);
      if (change < 0.9) stones.push(through([on(1), on(1.13)]));
    }
    const rows = Math.floor((depth - top) / mix(4.6, 3.4, change));
    for (let row = 1; row < rows; row += 1) {
      const down = top + ((depth - top) * row) / rows;
      const rise = Math.max(0, (top + crown - down) / crown);
      const reach = half * Math.sqrt(1 - rise ** 2) - 2;
      if (reach > 1) dark.push(through([at(way + length / 2 - reach, down), at(way + length / 2 + reach, down)]));
    }
    const gap = mix(0, length * 0.11, change);
    const waist = mix(0, 2.4, change);
    const [a, b, middle, c, d] = [
      at(way + gap, 0),
      at(way + gap, -body),
      at(way + length / 2, -body + waist * 2),
      at(way + length - gap, -body),
      at(way + length - gap, 0),
    ].map(pair);
    bodies.push(`M${a}L${b}Q${middle} ${c}L${d}`);
    way += length;
  }
  const ways = points.map((_, step) => (step / 1600) * total).filter((_, step) => step % 10 === 0);
  writeFileSync(
    join(import.meta.dirname, `pictures/${name}.svg`),
    plate(box, [
      stroke([through(ways.map((each) => at(each, 0)))], 1.9),
      stroke(outer, 1.5),
      stroke(bodies, 1.2),
      stroke([...inner, ...stones], 0.6),
      stroke(dark, 0.8),
    ]),
  );
}

for (const course of [wide, narrow]) draw(course);
