import { dice } from "#scripts/artwork/drawing/pen";
import {
  at,
  disc,
  ink,
  line,
  type Point,
  path,
  shape,
  spatter,
} from "#scripts/workshop/hotel-bellerive/plates";

/** The height at which the lake begins, in the landscape's units of 1400 by 720. */
export const HORIZON = 432;

const glow: Point = [1010, HORIZON];

/** The evening sky: rings around the point where the sun has set. */
export function sky(): string {
  const rings: [radius: number, fill: string][] = [
    [940, "#17434f"],
    [690, ink.petrol],
    [500, "#29636f"],
    [372, "#4c8288"],
    [276, ink.rose],
    [206, ink.coral],
    [138, ink.peach],
    [74, ink.butter],
  ];
  const drawn = rings.map(([radius, fill], index) => {
    const inside = spatter(1300, index + 3, fill, (roll) => {
      const turn = Math.PI * (1 + roll());
      const away = radius - 2 + 58 * roll() ** 2.4;
      return [glow[0] + Math.cos(turn) * away, glow[1] + Math.sin(turn) * away];
    });
    return disc(glow, radius, fill) + inside;
  });
  return `<path d="M0 0H1400V${HORIZON + 4}H0Z" fill="${ink.night}"/>${drawn.join("")}`;
}

/** A summit with the saddle to its right. */
type Tooth = [summit: Point, saddle: Point];

/** The summits of the Dents du Midi from left to right, from the Cime de l'Est to the Haute Cime. */
const teeth: Tooth[] = [
  [
    [486, 238],
    [512, 274],
  ],
  [
    [530, 256],
    [545, 276],
  ],
  [
    [558, 258],
    [574, 280],
  ],
  [
    [590, 262],
    [602, 276],
  ],
  [
    [622, 244],
    [640, 272],
  ],
  [
    [658, 254],
    [676, 268],
  ],
  [
    [716, 222],
    [790, 318],
  ],
];

export function dentsDuMidi(): string {
  const roll = dice(11);
  const foot = 400;
  const ridge: Point[] = [
    [330, foot],
    [392, 330],
    [430, 302],
    [452, 282],
    ...teeth.flat(),
    [850, 362],
    [900, foot],
  ];
  const lights = teeth.map(([[x, y], [sx, sy]], index) => {
    const depth = index === teeth.length - 1 ? 128 : 46 + roll() * 56;
    const lean = 0.1 + roll() * 0.34;
    const spine: Point[] = [0.16, 0.34, 0.5, 0.72, 1].map((share, step) => [
      x + (step % 2 === 0 ? 3 + roll() * 6 : -roll() * 4) + share * depth * lean,
      y + share * depth,
    ]);
    const edge: Point = [sx + depth * 0.2 + roll() * 8, sy + depth * (0.2 + roll() * 0.3)];
    return shape([[x, y], [sx, sy], edge, ...spine.reverse()], ink.peach);
  });
  const shades = teeth.map(([[x, y]], index) => {
    const depth = index === teeth.length - 1 ? 120 : 40 + roll() * 40;
    return shape(
      [
        [x, y],
        [x + 4, y + depth * 0.4],
        [x - 3, y + depth * 0.6],
        [x + 2, y + depth],
        [x - 9, y + depth * 0.72],
        [x - 12, y + depth * 0.4],
      ],
      "#46566f",
    );
  });
  const screes = Array.from({ length: 22 }, () => {
    const x = 410 + roll() * 400;
    const y = 322 + roll() * 30;
    const length = 26 + roll() * 46;
    return shape(
      [
        [x, y],
        [x + 3, y + 1],
        [x + length * 0.3, y + length],
        [x + length * 0.12, y + length * 0.6],
      ],
      "#75819a",
    );
  });
  const clip = `<clipPath id="teeth"><path d="${path(ridge)}"/></clipPath>`;
  const body = shape(ridge, "#5f6f86") + screes.join("") + shades.join("") + lights.join("");
  const haze = spatter(1700, 5, ink.petrol, (r) => [330 + r() * 570, foot - 78 * r() ** 1.8]);
  return `<g transform="matrix(1 0 0 .86 0 ${foot * 0.14})">${clip}<g clip-path="url(#teeth)">${body}${haze}</g></g>`;
}

/** The Grammont and its slopes down to the water. */
export function grammont(): string {
  const back: Point[] = [
    [640, 412],
    [742, 378],
    [806, 342],
    [870, 356],
    [958, 396],
    [1060, 416],
    [1180, HORIZON],
    [640, HORIZON],
  ];
  const mass: Point[] = [
    [716, HORIZON],
    [786, 398],
    [838, 362],
    [884, 300],
    [906, 284],
    [936, 250],
    [960, 262],
    [984, 286],
    [1030, 306],
    [1062, 330],
    [1110, 344],
    [1166, 372],
    [1230, 392],
    [1306, 412],
    [1400, 424],
    [1400, HORIZON],
  ];
  const lit: Point[] = [
    [936, 250],
    [960, 262],
    [984, 286],
    [1030, 306],
    [1062, 330],
    [1010, 352],
    [1034, 372],
    [986, 366],
    [1000, 398],
    [962, 378],
    [950, 330],
    [958, 300],
  ];
  const spurs: Point[][] = [
    [
      [884, 300],
      [906, 284],
      [936, 250],
      [930, 300],
      [912, 330],
      [902, 372],
      [884, 352],
      [868, 396],
      [856, 372],
    ],
    [
      [1062, 330],
      [1110, 344],
      [1166, 372],
      [1128, 384],
      [1146, 404],
      [1096, 394],
      [1076, 366],
    ],
  ];
  const far = shape(
    [
      [380, HORIZON],
      [420, 404],
      [500, 416],
      [590, 398],
      [660, 410],
      [760, HORIZON],
    ],
    "#3d6672",
  );
  const forest = spatter(1900, 21, ink.night, (roll) => [760 + roll() * 520, HORIZON - 70 * roll() ** 2]);
  const clip = `<clipPath id="mass"><path d="${path(mass)}"/></clipPath>`;
  return (
    shape(back, "#4c6d7a") +
    far +
    shape(mass, ink.petrol) +
    `${clip}<g clip-path="url(#mass)">` +
    shape(lit, "#a8675c") +
    spurs.map((spur) => shape(spur, "#2a5c6a")).join("") +
    forest +
    "</g>" +
    shore()
  );
}

/** Lit windows of villages on the far shore. */
function shore(): string {
  const roll = dice(8);
  const lights = Array.from({ length: 40 }, () => {
    const x = 700 + roll() * 640;
    return `M${Math.round(x)} ${Math.round(HORIZON - 2 - roll() * 5)}h2v2h-2z`;
  });
  return `${shape(
    [
      [640, HORIZON - 3],
      [1400, HORIZON - 7],
      [1400, HORIZON + 3],
      [640, HORIZON + 3],
    ],
    ink.night,
  )}<path d="${lights.join("")}" fill="${ink.lamp}"/>`;
}

/** A wave: thick in its middle, pointed at both ends. */
function wave(x: number, y: number, length: number, thickness: number): string {
  const [from, to] = [Math.round(x - length / 2), Math.round(x + length / 2)];
  return `M${from} ${y.toFixed(1)}Q${Math.round(x)} ${(y - thickness).toFixed(1)} ${to} ${y.toFixed(1)}Q${Math.round(x)} ${(y + thickness).toFixed(1)} ${from} ${y.toFixed(1)}Z`;
}

export function lake(height: number): string {
  const roll = dice(31);
  const depth = height - HORIZON;
  const waves = (count: number, fill: string, centre: number, spread: number) => {
    const drawn = Array.from({ length: count }, () => {
      const down = roll() ** 1.5;
      const x = centre + (roll() + roll() - 1) * spread * (0.5 + down * 0.7);
      return wave(x, HORIZON + 4 + down * depth, 16 + down * 120 * (0.4 + roll()), 0.8 + down * 5);
    });
    return `<path d="${drawn.join("")}" fill="${fill}"/>`;
  };
  const water = `<path d="M0 ${HORIZON}H1400V${height}H0Z" fill="${ink.lake}"/>`;
  return (
    water +
    shape(
      [
        [480, HORIZON],
        [1400, HORIZON],
        [1400, HORIZON + 30],
        [1120, HORIZON + 16],
        [940, HORIZON + 36],
        [760, HORIZON + 14],
      ],
      ink.petrol,
    ) +
    waves(90, "#266571", 900, 640) +
    waves(70, ink.petrol, 860, 700) +
    waves(46, ink.mist, 950, 420) +
    waves(64, ink.coral, 1010, 190) +
    waves(54, ink.peach, 1010, 110) +
    waves(16, ink.butter, 1012, 60)
  );
}

/** A paddle steamer of the Compagnie générale, 300 long, seen from its side. */
export function steamer(): string {
  const hull = `<path d="M0 78Q8 92 22 96H272Q292 90 300 70L272 76H14Z" fill="${ink.paper}"/><path d="M9 88Q14 94 22 96H272Q282 93 289 87Z" fill="${ink.brick}"/>`;
  const decks =
    `<path d="M36 58H252V76H36Z" fill="${ink.paper}"/><path d="M30 54H262L268 58H26Z" fill="${ink.lamp}"/>` +
    `<path d="M78 36H226V41H78Z" fill="${ink.lamp}"/><path d="M86 41h2v13h-2zM112 41h2v13h-2zM190 41h2v13h-2zM216 41h2v13h-2z" fill="${ink.night}"/>`;
  const windows = Array.from({ length: 17 }, (_, index) => `M${44 + index * 12.4} 63h7v8h-7z`);
  const paddle =
    `<path d="M112 84a32 32 0 0 1 64 0v6h-64z" fill="${ink.paper}" stroke="${ink.night}" stroke-width="2"/>` +
    Array.from({ length: 9 }, (_, index) => {
      const turn = Math.PI + (index * Math.PI) / 8;
      return line(
        [
          [144 + Math.cos(turn) * 9, 84 + Math.sin(turn) * 9],
          [144 + Math.cos(turn) * 27, 84 + Math.sin(turn) * 27],
        ],
        ink.petrol,
        2.6,
      );
    }).join("") +
    `<path d="M136 86a8 8 0 0 1 16 0z" fill="${ink.brick}"/>`;
  const funnel = `<path d="M137 -16h17l3 52h-21z" fill="${ink.lamp}"/><path d="M136 -20h19l.6 12h-19.4z" fill="${ink.night}"/><path d="M136.400 -2h18.600l.4 6h-19z" fill="${ink.brick}"/>`;
  const masts =
    line(
      [
        [58, 56],
        [58, -14],
      ],
      ink.night,
      2,
    ) +
    line(
      [
        [244, 56],
        [244, -8],
      ],
      ink.night,
      2,
    ) +
    line(
      [
        [58, -12],
        [146, -18],
        [244, -6],
      ],
      ink.night,
      0.7,
    ) +
    line(
      [
        [14, 78],
        [4, 44],
      ],
      ink.night,
      2,
    ) +
    `<path d="M4 44l-32 5 6 17 29-6z" fill="${ink.brick}"/><path d="M-12 51l1.400 4.200-4.200 1 .8 3 4.200-1 1.200 4.200 3-.8-1.100-4.200 4.200-1-.8-3-4.200 1-1.200-4.200z" fill="${ink.paper}"/>`;
  const bridge = `<path d="M160 24h34v12h-34z" fill="${ink.paper}"/><path d="M164 27h6v5h-6zM174 27h6v5h-6zM184 27h6v5h-6z" fill="${ink.lamp}"/>`;
  const smoke = `<path d="M146 -22C140 -46 112 -40 96 -56C78 -74 40 -58 12 -76C-20 -94 -66 -84 -96 -98C-60 -104 -30 -96 -4 -100C30 -104 60 -84 92 -88C126 -90 158 -58 154 -22Z" fill="${ink.paper}" opacity=".82"/>`;
  const foam = `<path d="M-60 99Q30 90 120 97Q220 92 330 98Q230 104 130 101Q30 106 -60 99Z" fill="${ink.paper}"/><path d="M40 108Q130 103 240 108Q140 113 40 108Z" fill="${ink.peach}"/>`;
  return (
    smoke +
    masts +
    funnel +
    bridge +
    decks +
    `<path d="${windows.join("")}" fill="${ink.coral}"/>` +
    hull +
    paddle +
    foam
  );
}

/** Gulls, each two strokes of the brush. */
export function gulls(places: Point[]): string {
  return places
    .map(([x, y], index) =>
      at(
        x,
        y,
        1 - index * 0.12,
        `<path d="M-16 -5Q-8 -10 0 0Q8 -11 18 -7Q8 -7 1 5Q-7 -5 -16 -5Z" fill="${ink.paper}"/>`,
      ),
    )
    .join("");
}
