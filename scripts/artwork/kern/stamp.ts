// A rubber stamp and what it printed, 8.5 units to the millimetre.
import { seeded } from "#scripts/seeded";
import { closed, gouge, type Point, print, ribbon } from "#scripts/workshop/boulangerie-kern/lino";
import { arc, box, chips, crust, cut, flour, mark, type Picture, second } from "./press";

/** The mark's height: its loaf, 102 of the mark's 120 units wide, is 24 millimetres wide here. */
const HEIGHT = (24 * 8.5 * 160) / 102;

/** Spots without ink in a print, `count` of them. */
function dry([x, y]: Point, count: number, seed: number): string[] {
  const roll = seeded(seed);
  return Array.from({ length: count }, () =>
    gouge([x + (roll() - 0.5) * 210, y + (roll() - 0.5) * 310], roll() * 6, 5 + roll() * 16, 2 + roll() * 4),
  );
}

/** Handle and knob, turned on a lathe: half of the outline, from the top down; the other half is mirrored. */
const turned: Point[] = [
  [0, 196],
  [52, 204],
  [82, 232],
  [92, 272],
  [80, 314],
  [52, 344],
  [40, 372],
  [38, 408],
  [46, 452],
  [66, 494],
  [84, 512],
  [84, 524],
];
const MIDDLE = 862;

/** The same outline as a smooth curve through its points. */
const bent = turned.flatMap((b, at): Point[] => {
  const [a, c, d] = [turned[at - 1] ?? b, turned[at + 1], turned[at + 2] ?? turned[at + 1]];
  if (!c || !d) return [b];
  return [0, 1, 2, 3].map((step): Point => {
    const t = step / 4;
    const along = (k: 0 | 1) =>
      b[k] +
      0.5 *
        t *
        (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
    return [along(0), along(1)];
  });
});
const handle = [
  ...bent.map(([x, y]): Point => [MIDDLE + x, y]),
  ...bent.toReversed().map(([x, y]): Point => [MIDDLE - x, y]),
];

/** Marks of the lathe, wider in the shade on the right. */
const rings = Array.from({ length: 24 }, (_, at) => {
  const y = 216 + at * 12.8;
  const next = turned.findIndex(([, py]) => py > y);
  const [ax, ay] = turned[next - 1] ?? [0, 0];
  const [bx, by] = turned[next] ?? [0, 1];
  const half = ax + ((bx - ax) * (y - ay)) / (by - ay);
  const line = arc([MIDDLE, y], [half - 2, 7], 0, Math.PI * (0.42 + 0.1 * ((at * 7) % 3)), 10);
  return ribbon(
    line,
    line.map((_, step) => Math.max(0, 7.5 - step * 0.8)),
  );
});

const grain = [560, 582, 604].map((y, row) => {
  const line = Array.from(
    { length: 18 },
    (_, at): Point => [
      722 + at * 16.4,
      y + 5 * Math.sin(at * 0.5 + row) + (row - 1) * 4 * Math.sin((at / 17) * Math.PI),
    ],
  );
  return ribbon(
    line,
    line.map((_, at) => 1 + 2.4 * Math.abs(Math.sin(at * 0.4 + row * 2))),
  );
});

const prints: { at: Point; turn: number; dry: number }[] = [
  { at: [196, 226], turn: -8, dry: 10 },
  { at: [486, 260], turn: 5, dry: 34 },
  { at: [230, 596], turn: 3, dry: 70 },
  { at: [516, 610], turn: -5, dry: 190 },
];

export const stamp: Picture = {
  width: 1080,
  height: 810,
  ground: flour,
  layers: [
    ...prints.map(({ at, turn }) => mark(at, HEIGHT, crust, turn)),
    print(
      flour,
      prints.flatMap(({ at, dry: count }, seed) => dry(at, count, seed + 2)),
    ),
    // The edge of the table below the stamp.
    print(crust, [
      box(672, 660, 416, 5, 3),
      ...chips({ from: [680, 674], to: [1080, 700], count: 22, seed: 4, turn: 0.01, length: 50 }),
    ]),
    second([closed(handle), box(714, 524, 296, 100, 5)]),
    print(crust, [
      ribbon([...handle, ...handle.slice(0, 1)], handle.map(() => 5).concat(5)),
      ...rings,
      ...grain,
      box(712, 522, 300, 5, 6),
      box(712, 622, 300, 5, 7),
      box(712, 522, 5, 104, 8),
      box(1007, 522, 5, 104, 9),
      cut(
        [
          [722, 630],
          [1002, 630],
          [998, 660],
          [726, 660],
        ],
        10,
      ),
      ...chips({ from: [968, 532], to: [990, 612], count: 26, seed: 11, turn: 0.2, length: 26, width: 3 }),
    ]),
    print(flour, [
      ...chips({ from: [812, 232], to: [830, 300], count: 10, seed: 12, turn: -1, length: 26, width: 6 }),
      box(738, 644, 250, 3, 13, 0.5),
    ]),
  ],
};
