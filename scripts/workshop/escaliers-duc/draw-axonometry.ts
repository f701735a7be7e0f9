// Draws the staircase as seen from the corner of the room: `node scripts/workshop/escaliers-duc/draw-axonometry.ts`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dice } from "#scripts/artwork/drawing/pen";
import {
  colour,
  DEPTH,
  face,
  GOING,
  LOWER,
  RISE,
  type Spot,
  STOREY,
  TURN,
  trace,
  treads,
  WIDTH,
} from "#scripts/workshop/escaliers-duc/steps";

/** A point in mm: along the lower flight, along the upper flight, up. */
type Place = [x: number, y: number, z: number];

interface Sheet {
  width: number;
  height: number;
  /** Pixels per millimetre, and the place of the first step's corner. */
  scale: number;
  origin: Spot;
  /** The font size of the dimensions, in pixels. */
  letter: number;
  isWide: boolean;
  /** Whether the dimensions of a single step are drawn. */
  hasStep: boolean;
}

function drawing({ width, height, scale, origin, letter, isWide, hasStep }: Sheet): string {
  const hair = isWide ? 1.1 : 1;
  const seen = ([x, y, z]: Place): Spot => [
    origin[0] + scale * (x * 0.9 - y * 0.72),
    origin[1] - scale * (x * 0.24 + y * 0.4 + z * 0.93),
  ];
  const plane = (places: Place[], fill: string, stroke = colour.bone) =>
    `<path d="${trace(places.map(seen))}" fill="${fill}" stroke="${stroke}" stroke-width="${hair}" stroke-linejoin="round"/>`;
  const stroke = (places: Place[], paint: string, weight: number) =>
    `<path d="${trace(places.map(seen), false)}" fill="none" stroke="${paint}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"/>`;
  const roll = dice(9);

  /** The wood's growth rings along a tread. */
  const rings = (outline: Spot[], z: number, name: string) => {
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const runsAcross = high - low > right - left;
    const count = 15;
    const lines = Array.from({ length: count }, (_, index) => {
      const share = (index + roll()) / count;
      const bow = (roll() - 0.5) * 60;
      const along = [0, 0.25, 0.5, 0.75, 1].map((part): Place => {
        const bend = bow * Math.sin(part * Math.PI);
        return runsAcross
          ? [left + (right - left) * share + bend, low + (high - low) * part, z]
          : [left + (right - left) * part, low + (high - low) * share + bend, z];
      });
      return trace(along.map(seen), false);
    });
    const shape = outline.map(([x, y]) => seen([x, y, z]));
    return `<clipPath id="${name}"><path d="${trace(shape)}"/></clipPath><path clip-path="url(#${name})" d="${lines.join("")}" fill="none" stroke="${colour.deep}" stroke-width="${0.7 * hair}" opacity=".8"/>`;
  };

  /** A tread with the riser under its front edge. */
  const step = (outline: Spot[], index: number) => {
    const z = (index + 1) * RISE;
    const [a, b] =
      index < LOWER
        ? [outline[0], outline[3]]
        : [outline[0], index < LOWER + 3 ? outline.at(-1) : outline[1]];
    const front =
      a && b
        ? plane(
            [
              [...a, z - 40],
              [...b, z - 40],
              [...b, z - RISE],
              [...a, z - RISE],
            ],
            colour.bark,
          ) +
          plane(
            [
              [...a, z],
              [...b, z],
              [...b, z - 40],
              [...a, z - 40],
            ],
            colour.oak,
          )
        : "";
    const top = plane(
      outline.map(([x, y]): Place => [x, y, z]),
      colour.pale,
      "none",
    );
    return (
      front +
      top +
      rings(outline, z, `tread${index}`) +
      plane(
        outline.map(([x, y]): Place => [x, y, z]),
        "none",
      )
    );
  };

  const baluster = (x: number, y: number, from: number, to: number) =>
    stroke(
      [
        [x, y, from],
        [x, y, to],
      ],
      colour.walnut,
      5.5 * hair,
    ) +
    stroke(
      [
        [x, y, from],
        [x, y, to],
      ],
      colour.bone,
      2.2 * hair,
    );
  const handrail = (places: Place[]) =>
    stroke(places, colour.walnut, 11 * hair) +
    stroke(places, colour.bone, 8 * hair) +
    stroke(places, colour.oak, 5.6 * hair);
  const newel = (x: number, y: number, from: number, to: number) => {
    const half = 45;
    return (
      plane(
        [
          [x - half, y - half, from],
          [x - half, y - half, to],
          [x - half, y + half, to],
          [x - half, y + half, from],
        ],
        colour.oak,
      ) +
      plane(
        [
          [x - half, y - half, from],
          [x + half, y - half, from],
          [x + half, y - half, to],
          [x - half, y - half, to],
        ],
        colour.deep,
      ) +
      plane(
        [
          [x - half, y - half, to],
          [x + half, y - half, to],
          [x + half, y + half, to],
          [x - half, y + half, to],
        ],
        colour.pale,
      )
    );
  };

  const outlines = treads();
  const steps = outlines.map(step);
  const far = TURN + WIDTH;
  const [RAIL, LEAN] = [900, 60];
  const upperRail = (y: number) => (LOWER + 3) * RISE + ((y - WIDTH) / GOING + 1) * RISE + RAIL;
  const lowerRail = (x: number) => (x / GOING + 1) * RISE + RAIL;
  const upperBalusters = outlines.slice(LOWER + 3).flatMap((_, index) =>
    [0.25, 0.75].map((part) => {
      const y = WIDTH + (index + part) * GOING;
      return baluster(TURN, y, (LOWER + 4 + index) * RISE, upperRail(y));
    }),
  );
  const lowerBalusters = Array.from({ length: LOWER * 2 }, (_, index) => {
    const x = (index / 2 + 0.25) * GOING;
    return baluster(x, WIDTH, (Math.floor(index / 2) + 1) * RISE, lowerRail(x));
  });
  const base = (LOWER + 3) * RISE;
  const upperString = plane(
    [
      [TURN, WIDTH, base - 120],
      [TURN, DEPTH, STOREY - 170],
      [TURN, DEPTH, STOREY + LEAN],
      [TURN, WIDTH, base + RISE + LEAN + 20],
    ],
    colour.walnut,
  );
  const lowerString = plane(
    [
      [0, 0, 0],
      [60, 0, 0],
      [TURN, 0, LOWER * RISE - 130],
      [TURN, 0, LOWER * RISE + RISE + LEAN],
      [0, 0, RISE + LEAN],
    ],
    colour.walnut,
  );
  const turnString = plane(
    [
      [TURN, 0, LOWER * RISE - 130],
      [far, 0, (LOWER + 1.5) * RISE - 130],
      [far, 0, (LOWER + 2.5) * RISE + LEAN + 60],
      [TURN, 0, LOWER * RISE + RISE + LEAN],
    ],
    colour.walnut,
  );
  const dado = Array.from({ length: LOWER }, (_, index): Place[] => [
    [index * GOING, 0, index * RISE],
    [index * GOING, 0, (index + 1) * RISE],
    [(index + 1) * GOING, 0, (index + 1) * RISE],
  ]);
  const profile = stroke(dado.flat(), colour.oak, hair).replace("<path", '<path stroke-dasharray="5 4"');
  const slab =
    plane(
      [
        [TURN - 520, DEPTH, STOREY],
        [far + 420, DEPTH, STOREY],
        [far + 420, DEPTH + 620, STOREY],
        [TURN - 520, DEPTH + 620, STOREY],
      ],
      colour.bark,
    ) +
    plane(
      [
        [TURN - 520, DEPTH, STOREY],
        [far + 420, DEPTH, STOREY],
        [far + 420, DEPTH, STOREY - 240],
        [TURN - 520, DEPTH, STOREY - 240],
      ],
      "url(#cut)",
    );
  const ground = [
    stroke(
      [
        [0, WIDTH, 0],
        [TURN, WIDTH, 0],
        [TURN, DEPTH, 0],
        [far, DEPTH, 0],
        [far, 0, 0],
        [0, 0, 0],
      ],
      colour.bone,
      0.6 * hair,
    ),
    stroke(
      [
        [TURN, WIDTH, 0],
        [TURN, WIDTH, base],
      ],
      colour.bone,
      0.6 * hair,
    ),
    stroke(
      [
        [TURN, DEPTH, 0],
        [TURN, DEPTH, STOREY - 240],
      ],
      colour.bone,
      0.6 * hair,
    ),
    stroke(
      [
        [far, DEPTH, 0],
        [far, DEPTH, STOREY - 240],
      ],
      colour.bone,
      0.6 * hair,
    ),
  ].map((line) => line.replace("<path", '<path stroke-dasharray="7 5" opacity=".65"'));

  /** A dimension between two places, drawn `aside` of them. */
  const dimension = (
    from: Place,
    to: Place,
    aside: Place,
    text: string,
    anchor: "start" | "middle" | "end" = "middle",
  ) => {
    const moved = ([x, y, z]: Place): Place => [x + aside[0], y + aside[1], z + aside[2]];
    const [a, b] = [seen(moved(from)), seen(moved(to))];
    const tick = ([x, y]: Spot) => `M${x - 5} ${y + 5}L${x + 5} ${y - 5}`;
    const middle: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const shift = anchor === "middle" ? 0 : anchor === "start" ? letter : -letter;
    const helpers =
      stroke([from, moved(from)], colour.bone, 0.5 * hair) + stroke([to, moved(to)], colour.bone, 0.5 * hair);
    const line = `<path d="${trace([a, b], false)}${tick(a)}${tick(b)}" stroke="${colour.bone}" stroke-width="${hair}" fill="none"/>`;
    const label = `<text x="${middle[0] + shift}" y="${middle[1] + letter * (anchor === "middle" ? 1.9 : 0.36)}" font-size="${letter}" text-anchor="${anchor}" fill="${colour.bone}">${text}</text>`;
    return helpers.replaceAll("<path", '<path opacity=".6"') + line + label;
  };
  const ofStep =
    dimension([0, 0, 0], [0, 0, RISE], [-90, 0, 0], String(RISE), "end") +
    dimension(
      [2 * GOING, 0, 2 * RISE + 96],
      [3 * GOING, 0, 3 * RISE + 96],
      [0, -130, -190],
      String(GOING),
      "start",
    );
  const dimensions =
    dimension([0, 0, 0], [TURN, 0, 0], [0, -330, 0], String(TURN)) +
    dimension([0, 0, 0], [0, WIDTH, 0], [-300, 0, 0], String(WIDTH), "end") +
    dimension([far, 0, 0], [far, 0, STOREY], [180, 0, 0], String(STOREY), "start") +
    (hasStep ? ofStep : "");

  /** The two floors: a level mark beside the dimension of the height, and a dashed line from it to the floor. */
  const margin = isWide ? 36 : 18;
  const level = (z: number, text: string, lead: Place) => {
    const [x, y] = seen([far + 180, 0, z]);
    const left = x - letter * 8.2;
    const sign = `M${x - letter * 1.6} ${y - 2}l-${letter * 0.5} -${letter * 0.8}h${letter}z`;
    const led = stroke([[far + 180, 0, z], lead], colour.bone, 0.6 * hair).replace(
      "<path",
      '<path stroke-dasharray="7 5" opacity=".65"',
    );
    return `${led}<path d="M${left.toFixed(1)} ${y.toFixed(1)}H${width - margin}" stroke="${colour.bone}" stroke-width="${0.8 * hair}" opacity=".8"/><path d="${sign}" fill="none" stroke="${colour.bone}"/><text x="${x - letter * 2.5}" y="${y - letter * 0.5}" font-size="${letter}" text-anchor="end" fill="${colour.bone}" stroke="${colour.walnut}" stroke-width="${letter * 0.3}" paint-order="stroke">${text}</text>`;
  };
  const hatch = `<pattern id="cut" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="${colour.walnut}" d="M0 0h7v7H0z"/><path d="M0 0V7" stroke="${colour.bone}" stroke-width="1.4"/></pattern>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${face}<defs>${hatch}</defs>` +
    ground.join("") +
    level(0, "± 0,00", [far, 0, 0]) +
    level(STOREY, "+ 2,64", [far + 180, DEPTH, STOREY]) +
    slab +
    steps
      .slice(LOWER + 3)
      .reverse()
      .join("") +
    upperBalusters.reverse().join("") +
    upperString +
    handrail([
      [TURN, WIDTH, upperRail(WIDTH)],
      [TURN, DEPTH, upperRail(DEPTH)],
    ]) +
    newel(TURN, DEPTH, STOREY - 240, upperRail(DEPTH) + 90) +
    steps
      .slice(LOWER, LOWER + 3)
      .reverse()
      .join("") +
    turnString +
    newel(TURN, WIDTH, LOWER * RISE - 140, upperRail(WIDTH) + 110) +
    steps.slice(0, LOWER).reverse().join("") +
    lowerBalusters.reverse().join("") +
    handrail([
      [0, WIDTH, lowerRail(0)],
      [TURN - 40, WIDTH, lowerRail(TURN)],
    ]) +
    newel(0, WIDTH, 0, lowerRail(0) + 110) +
    lowerString +
    profile +
    dimensions +
    "</svg>"
  );
}

const write = (name: string, sheet: Sheet) =>
  writeFileSync(join(import.meta.dirname, "drawings", name), drawing(sheet));

write("stair-wide.svg", {
  width: 1440,
  height: 960,
  scale: 0.228,
  origin: [790, 852],
  letter: 13,
  isWide: true,
  hasStep: true,
});
write("stair-tall.svg", {
  width: 390,
  height: 416,
  scale: 0.094,
  origin: [104, 366],
  letter: 9.5,
  isWide: false,
  hasStep: true,
});
write("stair-cover.svg", {
  width: 390,
  height: 508,
  scale: 0.094,
  origin: [104, 482],
  letter: 13,
  isWide: false,
  hasStep: false,
});
write("stair-now.svg", {
  width: 404,
  height: 524,
  scale: 0.094,
  origin: [106, 482],
  letter: 14,
  isWide: false,
  hasStep: false,
});
