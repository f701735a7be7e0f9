// Draws the knee in section, from front to back. Run like draw-figure.ts.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { along, form, ink, type Point, paper, plate, stroke, through } from "./line";

const femur: Point[] = [
  [248, -60],
  [247, 60],
  [242, 160],
  [230, 246],
  [207, 306],
  [186, 348],
  [181, 392],
  [195, 432],
  [226, 464],
  [270, 487],
  [320, 495],
  [372, 486],
  [417, 455],
  [440, 406],
  [433, 354],
  [406, 320],
  [376, 294],
  [361, 246],
  [356, 160],
  [354, 60],
  [354, -60],
];
const tibia: Point[] = [
  [262, 1040],
  [257, 900],
  [247, 790],
  [229, 706],
  [205, 656],
  [193, 616],
  [197, 578],
  [189, 552],
  [198, 533],
  [232, 527],
  [280, 530],
  [306, 521],
  [332, 530],
  [372, 526],
  [420, 524],
  [440, 541],
  [433, 582],
  [405, 624],
  [387, 684],
  [377, 790],
  [371, 900],
  [368, 1040],
];
const kneecap: Point[] = [
  [150, 338],
  [164, 360],
  [167, 398],
  [154, 430],
  [134, 447],
  [118, 422],
  [111, 384],
  [122, 352],
];
const fibula: Point[] = [
  [432, 1040],
  [430, 900],
  [432, 780],
  [438, 680],
  [428, 630],
  [432, 596],
  [450, 584],
  [470, 600],
  [474, 634],
  [462, 690],
  [458, 790],
  [456, 900],
  [456, 1040],
];
const skinFront: Point[] = [
  [92, -60],
  [90, 100],
  [86, 220],
  [78, 310],
  [72, 380],
  [82, 450],
  [108, 515],
  [136, 580],
  [156, 650],
  [174, 760],
  [194, 880],
  [208, 1040],
];
const skinBack: Point[] = [
  [566, -60],
  [560, 80],
  [544, 200],
  [522, 300],
  [506, 380],
  [504, 440],
  [514, 520],
  [536, 600],
  [556, 700],
  [560, 800],
  [548, 900],
  [528, 1040],
];

/** A clockwise line moved inwards by the thickness at each point. */
function wall(line: readonly Point[], thickness: (point: Point) => number): Point[] {
  return line.map((point, at) => {
    const [a, b] = [line[at - 1] ?? point, line[at + 1] ?? point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const deep = thickness(point);
    return [point[0] + ((b[1] - a[1]) / length) * deep, point[1] - ((b[0] - a[0]) / length) * deep];
  });
}

const band = (outer: readonly Point[], inner: readonly Point[]) =>
  `<path d="${through(outer)}${through(inner.toReversed()).replace("M", "L")}Z" fill="${ink}" stroke="none"/>`;

/** A repeatable pseudo-random number between 0 and 1. */
const chance = (n: number) => Math.abs(Math.sin(n * 127.1 + 3) * 43758.5) % 1;

/** Lines evenly spread between two edges; `start` and `end` shorten some of them by up to so many of 60 steps. */
function between(
  a: readonly Point[],
  b: readonly Point[],
  count: number,
  inset = 0,
  start = 0,
  end = 0,
): string[] {
  const [from, to] = [along(a, 60), along(b, 60)];
  return Array.from({ length: count }, (_, line) => {
    const share = inset + ((line + 0.5) / count) * (1 - 2 * inset);
    return through(
      from.flatMap((point, at): Point[] => {
        const other = to[at];
        if (!other || at % 3 || at < chance(line + 7) * start || at > 60 - chance(line + 70) * end) return [];
        return [[point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share]];
      }),
    );
  });
}

const wave = (x: number, y: number) =>
  Math.sin(x * 0.07 + 3 * Math.sin(y * 0.031)) + 0.6 * Math.sin(y * 0.11 + x * 0.023);

/** The spongy bone: arcs from the joint to the walls, and lines across them. */
function sponge(middle: Point, reach: number, up: 1 | -1): string[] {
  const rays = Array.from({ length: 44 }, (_, ray) => {
    const start = (ray / 43 - 0.5) * 2;
    const from = 4 + chance(ray) * 40;
    const length = reach * (0.62 + chance(ray + 99) * 0.38);
    return through(
      Array.from({ length: 9 }, (_, step): Point => {
        const down = from + (step / 8) * (length - from);
        const spread = 148 * start * (1 - 0.52 * (down / reach) ** 1.3);
        const x = middle[0] + spread;
        const y = middle[1] - up * down;
        return [x + wave(x, y) * 2.4, y];
      }),
    );
  });
  const ties = Array.from({ length: 260 }, (_, tie) => {
    const down = 10 + chance(tie + 500) ** 1.2 * reach * 0.8;
    const x = middle[0] + (chance(tie + 900) * 2 - 1) * 140 * (1 - 0.4 * (down / reach));
    const y = middle[1] - up * (down + 10 * Math.cos((x - middle[0]) / 60));
    return through([
      [x - 7, y + wave(x, y) * 1.5],
      [x, y - 1.5],
      [x + 7 + chance(tie) * 5, y + wave(y, x) * 1.5],
    ]);
  });
  return [...rays, ...ties];
}

const clip = (id: string, path: string) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`;
const within = (id: string, drawing: string) => `<g clip-path="url(#${id})">${drawing}</g>`;

const femurInside = wall(femur, ([, y]) => (y < 100 ? 19 : Math.max(3.5, 19 - (y - 100) * 0.075)));
const tibiaInside = wall(tibia, ([, y]) => (y > 860 ? 17 : Math.max(3.5, 17 - (860 - y) * 0.055)));

/** The cartilage on both faces of the joint. */
const cap = femur.slice(5, 14);
const capOuter = wall(cap, () => -11);
const plateau = tibia.slice(8, 15);
const plateauOuter = wall(plateau, () => -9);

const hatched = (a: readonly Point[], b: readonly Point[], count: number) => {
  const [from, to] = [along(a, count), along(b, count)];
  return from.map((point, at) => through([point, to[at] ?? point]));
};

/** The outline of the fat pad. */
const pad: Point[] = [
  [148, 446],
  [170, 428],
  [190, 446],
  [216, 476],
  [206, 512],
  [186, 534],
  [184, 566],
  [188, 600],
  [168, 556],
  [150, 500],
];
const rooms = Array.from({ length: 150 }, (_, room) => {
  const [x, y] = [138 + chance(room) * 84, 424 + chance(room + 300) * 182];
  const size = 4 + chance(room + 50) * 6;
  return through(
    [
      [x - size, y],
      [x, y - size * 0.8],
      [x + size, y + 1],
      [x + 1, y + size * 0.9],
    ],
    true,
  );
});

const cords = {
  front: between(
    [
      [352, 452],
      [330, 470],
      [290, 500],
      [252, 526],
    ],
    [
      [388, 470],
      [352, 494],
      [312, 516],
      [276, 530],
    ],
    9,
  ),
  back: between(
    [
      [286, 462],
      [318, 488],
      [352, 508],
      [400, 548],
    ],
    [
      [318, 452],
      [346, 480],
      [380, 500],
      [430, 560],
    ],
    9,
  ),
};

writeFileSync(
  join(import.meta.dirname, "pictures/genou.svg"),
  plate("30 -20 580 1000", [
    `<defs>${clip("femur", through(femurInside))}${clip("tibia", through(tibiaInside))}${clip("pad", through(pad, true))}</defs>`,
    stroke([through(skinFront), through(skinBack)], 2.2),
    // The thigh's and the calf's muscles.
    stroke(
      [
        ...between(
          [
            [384, -60],
            [386, 120],
            [404, 250],
            [448, 330],
            [486, 440],
          ],
          skinBack.slice(0, 6),
          13,
          0.04,
          0,
          14,
        ),
        ...between(
          [
            [470, 372],
            [480, 470],
            [492, 590],
            [480, 760],
            [470, 1040],
          ],
          skinBack.slice(4),
          12,
          0.05,
          14,
        ),
        ...between(
          [
            [110, -60],
            [106, 120],
            [108, 240],
            [120, 350],
          ],
          [
            [236, -60],
            [226, 140],
            [188, 260],
            [148, 340],
          ],
          15,
          0.03,
        ),
      ],
      0.75,
      'opacity=".8"',
    ),
    // The tendon below the kneecap.
    stroke(
      between(
        [
          [120, 426],
          [140, 500],
          [172, 570],
          [196, 628],
        ],
        [
          [140, 446],
          [160, 510],
          [186, 570],
          [200, 640],
        ],
        8,
      ),
      0.9,
    ),
    within("pad", stroke(rooms, 0.6)),
    form(through(fibula), 1.6),
    form(through(femur), 1.6),
    form(through(tibia), 1.6),
    within("femur", stroke(sponge([312, 496], 330, 1), 0.75)),
    within("tibia", stroke(sponge([314, 528], 260, -1), 0.75)),
    band(femur, femurInside),
    band(tibia, tibiaInside),
    `<path d="${through(capOuter)}" stroke-width="1.5"/>`,
    stroke(hatched(cap, capOuter, 90), 0.7),
    `<path d="${through(plateauOuter)}" stroke-width="1.5"/>`,
    stroke(hatched(plateau, plateauOuter, 80), 0.7),
    `<path d="M196 518C206 508 228 506 250 514L196 522ZM436 514C424 500 396 498 372 510L436 520Z" fill="${ink}" stroke="none"/>`,
    stroke([...cords.front, ...cords.back], 1),
    `<path d="${through(kneecap, true)}" fill="${paper}" stroke-width="5"/>`,
    stroke(
      between(
        [
          [148, 350],
          [128, 380],
          [128, 420],
        ],
        [
          [158, 362],
          [160, 396],
          [140, 440],
        ],
        9,
      ),
      0.7,
    ),
  ]),
);
