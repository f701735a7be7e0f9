// Draws the standing figure: `npx node --import ./scripts/node-imports.ts` runs it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { arm, back, farLeg, front, leg } from "./figure";
import { along, bone, form, ink, type Point, paper, plate, stroke, through } from "./line";

const folder = join(import.meta.dirname, "pictures");
mkdirSync(folder, { recursive: true });

/** The middles of the vertebrae's bodies, from the atlas to the last one above the sacrum. */
const spine = along(
  [
    [5, 130],
    [12, 150],
    [22, 176],
    [35, 208],
    [43, 246],
    [42, 286],
    [31, 330],
    [18, 368],
    [11, 402],
    [12, 434],
    [22, 460],
  ],
  23,
);

/** A vertebra, drawn as an arch of the bridge that is turned along the back. */
function vertebra(at: Point, next: Point, index: number): string {
  const length = Math.hypot(next[0] - at[0], next[1] - at[1]);
  const [dx, dy] = [(next[0] - at[0]) / length, (next[1] - at[1]) / length];
  const deep = 6.5 + index * 0.42;
  const tall = length * 0.78;
  const put = (side: number, down: number): Point => [
    at[0] - dy * side + dx * down,
    at[1] + dx * side + dy * down,
  ];
  const body = through(
    [
      put(deep, 0),
      put(deep * 0.78, tall / 2),
      put(deep, tall),
      put(-deep, tall),
      put(-deep * 0.78, tall / 2),
      put(-deep, 0),
    ],
    true,
  );
  const thorn = through([
    put(-deep, tall * 0.3),
    put(-deep - 5, tall * 0.5),
    put(-deep - 9, tall * 1.15),
    put(-deep - 4, tall * 1.05),
    put(-deep, tall * 0.8),
  ]);
  return body + thorn;
}

function ribs(): string[] {
  return Array.from({ length: 11 }, (_, index) => {
    const start = spine[7 + index] ?? [0, 0];
    const share = index / 10;
    const reach = 96 - 34 * Math.max(0, share - 0.6) * 2.2;
    const fall = 34 + 46 * share;
    return through([
      start,
      [start[0] + 8, start[1] + 2],
      [start[0] + 6 - share * 6, start[1] + 14],
      [start[0] - reach * 0.4, start[1] + fall * 0.86],
      [start[0] - reach * 0.86, start[1] + fall],
      [Math.max(-58, start[0] - reach), start[1] + fall * (share > 0.62 ? 0.94 : 0.8)],
    ]);
  });
}

const skull = [
  through([
    [-54, 52],
    [-50, 28],
    [-28, 9],
    [2, 5],
    [28, 10],
    [48, 28],
    [56, 52],
    [53, 76],
    [38, 98],
    [20, 108],
    [8, 112],
  ]),
  through([
    [-54, 52],
    [-53, 62],
    [-60, 74],
    [-56, 84],
    [-60, 92],
    [-59, 102],
    [-40, 106],
  ]),
  through([
    [-40, 106],
    [-58, 107],
    [-52, 118],
    [-53, 128],
    [-44, 133],
    [-24, 128],
    [-6, 118],
    [-2, 92],
    [-6, 82],
  ]),
  through(
    [
      [-52, 62],
      [-46, 57],
      [-38, 60],
      [-37, 70],
      [-43, 76],
      [-51, 72],
    ],
    true,
  ),
  through([
    [-38, 76],
    [-20, 82],
    [2, 84],
    [10, 78],
  ]),
  through(
    [
      [6, 88],
      [12, 84],
      [16, 92],
      [10, 100],
      [6, 96],
    ],
    true,
  ),
  through([
    [-8, 9],
    [-4, 30],
    [2, 48],
    [-2, 66],
  ]),
  through([
    [2, 48],
    [24, 56],
    [46, 78],
  ]),
];
const teeth = Array.from({ length: 6 }, (_, tooth) => `M${-58 + tooth * 3} 103v6`);

const pelvis = [
  through(
    [
      [40, 452],
      [22, 440],
      [-6, 438],
      [-30, 450],
      [-40, 470],
      [-34, 480],
      [-22, 488],
      [-17, 504],
      [-34, 514],
      [-44, 526],
      [-38, 536],
      [-18, 540],
      [-4, 552],
      [12, 560],
      [26, 552],
      [28, 536],
      [20, 522],
      [22, 504],
      [34, 494],
      [46, 484],
      [48, 468],
    ],
    true,
  ),
  through(
    [
      [-26, 524],
      [-12, 528],
      [0, 540],
      [-10, 541],
      [-26, 532],
    ],
    true,
  ),
  through([
    [-30, 466],
    [-8, 452],
    [14, 452],
    [34, 464],
  ]),
];
const sacrum = [
  through(
    [
      [14, 466],
      [34, 462],
      [50, 484],
      [58, 508],
      [56, 528],
      [50, 536],
      [48, 518],
      [36, 494],
      [20, 480],
    ],
    true,
  ),
  ...[0, 1, 2].map((line) => `M${27 + line * 8} ${478 + line * 12}l${11 - line} ${-6 + line}`),
];
const scapula = through(
  [
    [10, 206],
    [30, 212],
    [52, 226],
    [58, 262],
    [50, 300],
    [36, 272],
    [20, 236],
  ],
  true,
);

const hand = [0, 1, 2, 3].map((finger) =>
  through([
    [-68 + finger * 3.4, 494],
    [-80 + finger * 5.4, 520],
    [-86 + finger * 6.4, 548],
    [-86 + finger * 5, 570 - finger * 5],
  ]),
);

/** Fine lines along the body, as shading; `shares` are of the way from the front to the back. */
function fibres(shares: readonly number[], from: number, to: number, uneven: number): string[] {
  const [a, b] = [along(front.slice(17, 43), 200), along(back.slice(9, 32), 200)];
  return shares.map((place, line) => {
    const shift = (line * 37) % 11;
    const points = a.flatMap((point, step): Point[] => {
      const other = b[step];
      if (
        !other ||
        step < from + line * uneven + shift ||
        step > to - line * uneven * 1.4 - shift ||
        step % 4
      )
        return [];
      return [[point[0] + (other[0] - point[0]) * place, point[1] + (other[1] - point[1]) * place]];
    });
    return points.length > 2 ? through(points) : "";
  });
}
const shares = (count: number, first: number, step: number) =>
  Array.from({ length: count }, (_, line) => first + line * step);
const shade = [
  ...fibres(shares(11, 0.985, -0.026), 4, 196, 6),
  ...fibres(shares(9, 0.03, 0.034), 92, 148, 3),
  ...fibres(shares(5, 0.03, 0.05), 152, 190, 3),
  ...fibres(shares(6, 0.03, 0.035), 4, 88, 5),
  ...fibres(shares(8, 0.94, -0.045), 148, 178, 1.5),
];
const neck = Array.from({ length: 6 }, (_, line) =>
  through([
    [18 - line * 3, 104 + line * 3],
    [4 - line * 3.5, 140 + line * 2],
    [-16 - line * 1.5, 180 + line * 4],
  ]),
);

const contour = through([...front.toReversed(), ...back.slice(1)]);

const joints = {
  nuque: [20, 164],
  epaule: [-2, 214],
  dos: [12, 414],
  hanche: [0, 518],
  genou: [-16, 752],
  cheville: [-4, 938],
} as const;

writeFileSync(
  join(folder, "figure.svg"),
  plate("-190 -20 320 1040", [
    stroke([through(farLeg)], 1.5),
    form(contour, 2.9),
    stroke([...shade, ...neck], 0.6, 'opacity=".75"'),
    stroke([...skull, ...teeth], 1),
    stroke([...ribs(), scapula], 0.9),
    stroke(
      spine.slice(0, -1).map((at, index) => vertebra(at, spine[index + 1] ?? at, index)),
      1.1,
    ),
    stroke([...pelvis, ...sacrum], 1.1),
    stroke(
      leg.map((points) => through(points, true)),
      1.1,
    ),
    form(through(arm), 2.2),
    stroke(
      [
        bone([-1, 216], [-5, 366], 6.5, 13, 12),
        bone([-10, 378], [-70, 482], 4, 7, 6),
        bone([-1, 374], [-62, 486], 4, 8, 5),
        ...hand,
      ],
      1,
    ),
    ...Object.values(joints).map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="21" stroke-width=".8"/><circle cx="${x}" cy="${y}" r="14" stroke-width="1.1" fill="${paper}" fill-opacity=".8"/><circle cx="${x}" cy="${y}" r="5" fill="${ink}"/>`,
    ),
  ]),
);
