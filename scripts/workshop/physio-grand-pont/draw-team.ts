// Draws the four therapists in profile, based on the standing figure's head. Run like draw-figure.ts.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { back, front } from "./figure";
import { along, form, type Point, plate, stroke, through } from "./line";

interface Face {
  /** How much further the nose and the chin reach than the figure's. */
  nose: number;
  chin: number;
  hair: () => string;
  more?: string;
}

const chance = (n: number) => Math.abs(Math.sin(n * 91.7 + 2) * 43758.5) % 1;

/** Strands between two edges of the hair. */
function strands(a: readonly Point[], b: readonly Point[], count: number): string {
  const [from, to] = [along(a, 24), along(b, 24)];
  const lines = Array.from({ length: count }, (_, line) => {
    const share = (line + 0.5) / count;
    return through(
      from.flatMap((point, at): Point[] => {
        const other = to[at];
        if (!other || at % 3 || at < chance(line) * 5 || at > 24 - chance(line + 40) * 5) return [];
        return [[point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share]];
      }),
    );
  });
  return stroke(lines, 0.9);
}

const crown: Point[] = [
  [-57, 30],
  [-46, 6],
  [-18, -8],
  [14, -9],
  [44, 4],
  [64, 34],
  [65, 66],
];

const bun = () => {
  const edge: Point[] = [
    [-57, 30],
    [-44, 34],
    [-22, 42],
    [-2, 58],
    [14, 66],
    [24, 86],
    [38, 112],
  ];
  return [
    form(through([...crown, [56, 92], ...edge.slice(1).toReversed()], true), 2),
    strands(
      crown,
      [
        [-57, 30],
        [-44, 36],
        [-20, 42],
        [4, 54],
        [24, 52],
        [44, 46],
        [65, 46],
      ],
      13,
    ),
    form(
      through(
        [
          [58, 22],
          [76, 4],
          [98, 12],
          [104, 36],
          [92, 56],
          [70, 54],
        ],
        true,
      ),
      2,
    ),
    strands(
      [
        [60, 24],
        [78, 8],
        [98, 16],
        [100, 36],
      ],
      [
        [66, 48],
        [76, 52],
        [90, 50],
        [98, 38],
      ],
      7,
    ),
  ].join("");
};
const cropped = () => {
  const edge: Point[] = [
    [-54, 26],
    [-34, 28],
    [-12, 44],
    [-4, 62],
    [10, 66],
    [20, 92],
    [32, 118],
  ];
  const beard: Point[] = [
    [-2, 84],
    [4, 108],
    [-6, 134],
    [-28, 150],
    [-54, 146],
    [-64, 132],
    [-60, 119],
    [-48, 113],
    [-30, 108],
    [-14, 98],
  ];
  const hairs = Array.from({ length: 150 }, (_, hair) => {
    const [x, y] = [-50 + chance(hair) * 110, -6 + chance(hair + 200) * 110];
    return {
      x,
      y,
      inside: y < 30 + Math.max(0, x + 20) * 0.9 && (x - 6) ** 2 / 3500 + (y - 52) ** 2 / 3700 < 1,
    };
  }).filter(({ inside }) => inside);
  const whiskers = Array.from({ length: 80 }, (_, hair) => {
    const [x, y] = [-58 + chance(hair + 7) * 56, 104 + chance(hair + 77) * 40];
    return x + y * 0.6 < 68 ? `M${x.toFixed(1)} ${y.toFixed(1)}l${(3 + chance(hair)).toFixed(1)} 7` : "";
  });
  return [
    form(
      through(
        [
          [-54, 26],
          [-40, 4],
          [-14, -6],
          [18, -5],
          [46, 10],
          [63, 40],
          [62, 78],
          [48, 108],
          ...edge.slice(1).toReversed(),
        ],
        true,
      ),
      2,
    ),
    stroke(
      hairs.map(
        ({ x, y }) =>
          `M${x.toFixed(1)} ${y.toFixed(1)}l${(4 + x * 0.06).toFixed(1)} ${(6 - x * 0.02).toFixed(1)}`,
      ),
      0.9,
    ),
    form(through(beard, true), 1.6),
    stroke(whiskers, 0.9),
  ].join("");
};
const curls = () => {
  const cap: Point[] = [
    [-52, 32],
    [-56, 4],
    [-34, -26],
    [4, -38],
    [48, -30],
    [80, 4],
    [88, 50],
    [76, 94],
    [48, 118],
    [34, 104],
    [22, 72],
    [0, 50],
    [-26, 34],
  ];
  const rings = Array.from({ length: 420 }, (_, ring) => ({
    x: -64 + chance(ring) * 160,
    y: -48 + chance(ring + 500) * 176,
    size: 7 + chance(ring + 60) * 5,
  })).filter(
    ({ x, y }) =>
      ((x - 16) / 72) ** 2 + ((y - 40) / 78) ** 2 < 1 &&
      !(x < 4 && y > 30 + x * 0.2) &&
      !(x < 34 && y > 54 + x * 0.7),
  );
  const curl = (x: number, y: number, size: number) =>
    through(
      [
        [x - size, y],
        [x - size * 0.3, y - size],
        [x + size, y - size * 0.3],
        [x + size * 0.5, y + size],
        [x - size * 0.5, y + size * 0.5],
      ],
      true,
    );
  return form(through(cap, true), 1.6) + rings.map(({ x, y, size }) => form(curl(x, y, size), 1.2)).join("");
};
const parted = () => {
  const top: Point[] = [
    [-62, 34],
    [-66, 10],
    [-44, -12],
    [-8, -18],
    [30, -10],
    [58, 14],
    [68, 52],
    [62, 84],
  ];
  const edge: Point[] = [
    [-62, 34],
    [-44, 22],
    [-20, 26],
    [-2, 40],
    [6, 62],
    [16, 70],
    [30, 100],
    [52, 104],
  ];
  return [form(through([...top, ...edge.toReversed().slice(0, -1)], true), 2), strands(top, edge, 14)].join(
    "",
  );
};

const faces: readonly Face[] = [
  { nose: -2, chin: -2, hair: bun },
  { nose: 5, chin: 3, hair: cropped },
  { nose: -1, chin: 0, hair: curls },
  { nose: 3, chin: 2, hair: parted, more: "M-62 60a11 11 0 1 0 22 2a11 11 0 1 0 -22 -2M-40 60L6 68" },
];

function bust({ nose, chin, hair, more = "" }: Face): string {
  const shaped = front.slice(0, 20).map(([x, y]): Point => {
    const out = nose * Math.exp(-(((y - 86) / 9) ** 2)) + chin * Math.exp(-(((y - 128) / 12) ** 2));
    return [x - out, y];
  });
  return [
    form(`${through([...shaped.toReversed(), ...back.slice(1, 11)])}`, 2.4),
    stroke(
      [
        "M-54 66q6 -5 12 -1M-58 52q8 -6 17 -2M-62 107q6 1 10 -1",
        "M4 70c10 -4 18 4 14 14c-2 8 -8 10 -10 16c-4 4 -8 0 -6 -6M8 78c6 -2 6 6 2 9",
      ],
      1.6,
    ),
    stroke(["M-30 196C-16 214 16 218 40 188"], 1.6),
    hair(),
    stroke([more], 1.8),
  ].join("");
}

for (const [at, face] of faces.entries())
  writeFileSync(
    join(import.meta.dirname, `pictures/portrait-${at + 1}.svg`),
    plate("-96 -46 212 262", [bust(face)]),
  );
