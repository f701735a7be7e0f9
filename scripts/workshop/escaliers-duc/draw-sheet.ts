// Draws the staircase in Broc: plan, section, wood. `node scripts/workshop/escaliers-duc/draw-sheet.ts`.
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
  RISES,
  type Spot,
  STOREY,
  TURN,
  trace,
  treads,
  WIDTH,
} from "#scripts/workshop/escaliers-duc/steps";

const INK = colour.walnut;
const write = (name: string, drawing: string) =>
  writeFileSync(join(import.meta.dirname, "drawings", name), drawing);

const sheet = (width: number, height: number, drawing: string, top = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}" width="${width}" height="${height}">${face}<pattern id="cut" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V6" stroke="${INK}" stroke-width="1.6"/></pattern>${drawing}</svg>`;
const line = (points: Spot[], weight: number) =>
  `<path d="${trace(points, false)}" fill="none" stroke="${INK}" stroke-width="${weight}"/>`;
const area = (points: Spot[], fill: string, weight = 1) =>
  `<path d="${trace(points)}" fill="${fill}" stroke="${INK}" stroke-width="${weight}"/>`;
const words = ([x, y]: Spot, text: string, anchor: string, size = 12) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" text-anchor="${anchor}" fill="${INK}">${text}</text>`;

/** A dimension line between two points on the sheet, with its ticks. */
function dimension(from: Spot, to: Spot, text: string): string {
  const tick = ([x, y]: Spot) =>
    line(
      [
        [x - 4, y + 4],
        [x + 4, y - 4],
      ],
      1.4,
    );
  const isUpright = from[0] === to[0];
  const [x, y]: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const label = isUpright
    ? `<g transform="translate(${x - 6} ${y}) rotate(-90)">${words([0, 0], text, "middle")}</g>`
    : words([x, y - 6], text, "middle");
  return line([from, to], 0.8) + tick(from) + tick(to) + label;
}

function middle(points: Spot[]): Spot {
  const [x, y] = points.reduce(([ax, ay], [bx, by]): Spot => [ax + bx, ay + by], [0, 0]);
  return [x / points.length, y / points.length];
}

/** The wood's growth rings along a tread; in the turn they follow its angle. */
function yearRings(outline: Spot[], index: number, at: (spot: Spot) => Spot): string {
  const roll = dice(index + 3);
  const [cx, cy] = middle(outline);
  const turned = Math.min(Math.max(index - LOWER + 0.5, 0), 3) * (Math.PI / 6);
  const [ux, uy] = [Math.sin(turned), -Math.cos(turned)];
  const lines = Array.from({ length: 22 }, (_, ring) => {
    const off = (ring / 22 - 0.5) * 1300 + roll() * 50;
    const bow = (roll() - 0.5) * 60;
    return trace(
      [-900, -300, 300, 900].map((along, part) => {
        const aside = off + (part === 1 || part === 2 ? bow : 0);
        return at([cx + ux * along - uy * aside, cy + uy * along + ux * aside]);
      }),
      false,
    );
  });
  return `<clipPath id="tread${index}"><path d="${trace(outline.map(at))}"/></clipPath><path clip-path="url(#tread${index})" d="${lines.join("")}" fill="none" stroke="${colour.oak}" stroke-width=".8"/>`;
}

/** From above: each tread with its number, the line one walks, the walls around. */
function plan(): string {
  const scale = 0.121;
  const at = ([x, y]: Spot): Spot => [40 + x * scale, 328 - y * scale];
  const far = TURN + WIDTH;
  const wall = 170;
  const drawn = treads().map((outline, index) => {
    const points = outline.map(at);
    const outer = outline.filter(([x, y]) => x !== TURN || y !== WIDTH);
    const isWinder = outer.length < outline.length && index >= LOWER && index < LOWER + 3;
    const [mx, my] = middle(isWinder ? outer : outline);
    const place = isWinder
      ? at([mx + (TURN - mx) * 0.28, my + (WIDTH - my) * 0.28])
      : at(index < LOWER ? [mx, my - 230] : [mx - 200, my]);
    return (
      area(points, index % 2 === 0 ? "#f6e8cd" : "#efdcb8", 0) +
      yearRings(outline, index, at) +
      area(points, "none", 1) +
      words([place[0], place[1] + 4], String(index + 1), "middle", 10.5)
    );
  });
  const bend = Array.from({ length: 13 }, (_, index): Spot => {
    const turn = -Math.PI / 2 + (index / 12) * (Math.PI / 2);
    return [TURN + Math.cos(turn) * 450, WIDTH + Math.sin(turn) * 450];
  });
  const walk = [[60, 450] satisfies Spot, ...bend, [TURN + 450, DEPTH - 60] satisfies Spot].map(
    ([x = 0, y = 0]) => at([x, y]),
  );
  const [tipX, tipY] = at([TURN + 450, DEPTH - 40]);
  const arrow = area(
    [
      [tipX, tipY - 3],
      [tipX - 5, tipY + 9],
      [tipX + 5, tipY + 9],
    ],
    INK,
  );
  const [startX, startY] = at([60, 450]);
  const walls = area(
    [
      [-wall, 0],
      [far, 0],
      [far, DEPTH],
      [far + wall, DEPTH],
      [far + wall, -wall],
      [-wall, -wall],
    ].map(([x = 0, y = 0]) => at([x, y])),
    "url(#cut)",
    1.6,
  );
  const newels = [
    [0, WIDTH],
    [TURN, WIDTH],
    [TURN, DEPTH],
  ].map(([x = 0, y = 0]) =>
    area(
      [
        [x - 50, y - 50],
        [x + 50, y - 50],
        [x + 50, y + 50],
        [x - 50, y + 50],
      ].map(([a = 0, b = 0]) => at([a, b])),
      INK,
    ),
  );
  const rail = line([at([0, WIDTH]), at([TURN, WIDTH]), at([TURN, DEPTH])], 3);
  return (
    walls +
    drawn.join("") +
    line(walk, 1.2) +
    arrow +
    `<circle cx="${startX}" cy="${startY}" r="4" fill="${colour.bone}" stroke="${INK}"/>` +
    rail +
    newels.join("") +
    dimension(at([0, -460]), at([TURN, -460]), String(TURN)) +
    dimension(at([TURN, -460]), at([far, -460]), String(WIDTH)) +
    dimension(at([-190, 0]), at([-190, WIDTH]), String(WIDTH)) +
    dimension(at([TURN - 170, WIDTH + 60]), at([TURN - 170, DEPTH]), String(DEPTH - WIDTH))
  );
}

/** The staircase unrolled along the walking line, on which the winders are shorter. */
function section(): string {
  const scale = 0.1245;
  const winder = (Math.PI * WIDTH) / 12;
  const starts = Array.from(
    { length: RISES },
    (_, index) =>
      Math.min(index, LOWER) * GOING +
      Math.min(Math.max(index - LOWER, 0), 3) * winder +
      Math.max(index - LOWER - 3, 0) * GOING,
  );
  const start = (index: number) => starts[index] ?? 0;
  const [turn, straight, run] = [start(LOWER), start(LOWER + 3), start(RISES - 1)];
  const centre = (turn + straight) / 2;
  const at = ([x, z]: Spot): Spot => [42 + x * scale, 462 - z * scale];
  const pitch = (x: number) => {
    const index = starts.findLastIndex((from) => from <= x);
    const [from, to] = [start(index), start(Math.min(index + 1, RISES - 1))];
    return (index + 1 + (to > from ? (x - from) / (to - from) : 0)) * RISE;
  };
  const corners = [0, turn, straight, run];
  const above = (height: number) => corners.map((x): Spot => [x, pitch(x) + height]);
  const zone = `<path d="${trace([at([turn, 0]), at([straight, 0]), at([straight, STOREY + 620]), at([turn, STOREY + 620])])}" fill="${colour.oak}" opacity=".55"/>`;
  const profile = starts.slice(0, -1).flatMap((x, index): Spot[] => [
    [x, index * RISE],
    [x, (index + 1) * RISE],
    [start(index + 1), (index + 1) * RISE],
  ]);
  const steps = starts.slice(0, -1).map((x, index) => {
    const z = (index + 1) * RISE;
    const end = start(index + 1) + 10;
    const isTurning = index >= LOWER && index < LOWER + 3;
    const tread = area(
      [at([x - 35, z]), at([end, z]), at([end, z - 40]), at([x - 35, z - 40])],
      isTurning ? INK : colour.bone,
      0.9,
    );
    const riser = area(
      [at([x, z - 40]), at([x + 20, z - 40]), at([x + 20, z - RISE]), at([x, z - RISE])],
      colour.deep,
      0.6,
    );
    return riser + tread;
  });
  const band = area(
    [
      ...above(70).map(at),
      at([run, STOREY - RISE - 130]),
      at([straight, pitch(straight) - 2 * RISE - 100]),
      at([turn, pitch(turn) - 2 * RISE - 100]),
      at([130, 0]),
      at([0, 0]),
    ],
    "#efdcb8",
    1,
  );
  const balusters = starts.slice(0, -1).flatMap((x, index) =>
    index >= LOWER && index < LOWER + 3
      ? []
      : [0.25, 0.75].map((part) => {
          const foot = x + part * GOING;
          return line([at([foot, pitch(foot) + 70]), at([foot, pitch(foot) + 880])], 1.5);
        }),
  );
  const rail = area([...above(870).map(at), ...above(930).reverse().map(at)], colour.bone, 1);
  const newels = [
    [-60, 0, 1300],
    [centre - 40, LOWER * RISE - 140, 1960],
    [run, STOREY - 250, 1300],
  ].map(([x = 0, z = 0, high = 0]) =>
    area([at([x, z]), at([x + 80, z]), at([x + 80, z + high]), at([x, z + high])], colour.deep, 1),
  );
  const slab = area(
    [at([run, STOREY]), at([run + 420, STOREY]), at([run + 420, STOREY - 240]), at([run, STOREY - 240])],
    "url(#cut)",
    1.4,
  );
  const ground = area(
    [at([-300, 0]), at([run + 420, 0]), at([run + 420, -130]), at([-300, -130])],
    "url(#cut)",
    1.4,
  );
  const [right] = at([run + 600, 0]);
  const [low, high] = [at([0, 0])[1], at([0, STOREY])[1]];
  return (
    zone +
    words(at([centre, STOREY + 680]), "marches 7 à 9", "middle") +
    ground +
    slab +
    balusters.join("") +
    band +
    steps.join("") +
    line(profile.map(at), 1.4) +
    rail +
    newels.join("") +
    dimension([right, low], [right, high], String(STOREY)) +
    line([at([2 * GOING, 2 * RISE]), at([2 * GOING, 0.15 * RISE])], 0.8) +
    line([at([3 * GOING, 3 * RISE]), at([3 * GOING, 0.15 * RISE])], 0.8) +
    dimension(at([2 * GOING, 0.3 * RISE]), at([3 * GOING, 0.3 * RISE]), String(GOING)) +
    dimension(
      at([4.25 * GOING, pitch(4.25 * GOING) + 70]),
      at([4.25 * GOING, pitch(4.25 * GOING) + 870]),
      "900",
    )
  );
}

/** An oak board sawn through the middle: rings along it, which bend around two knots, and the flecks of its rays. */
function grain(): string {
  const [width, height] = [1440, 160];
  const roll = dice(12);
  const knots: [x: number, y: number, force: number][] = [
    [1010, 58, 26],
    [310, 128, 17],
  ];
  const push = (x: number, y: number) =>
    knots.reduce((sum, [kx, ky, force]) => {
      const away = ((x - kx) / (force * 3.4)) ** 2 + ((y - ky) / (force * 1.5)) ** 2;
      return sum + Math.sign(y - ky || 1) * force * Math.exp(-away);
    }, 0);
  const rings = Array.from({ length: 84 }, (_, index) => {
    const share = index / 84;
    const y = -30 + share * 220 + roll() * 2;
    const points = Array.from({ length: 97 }, (_, step): Spot => {
      const x = step * 15;
      const cathedral =
        26 * Math.sin(x / 420 + 0.7) + 9 * Math.sin(x / 150 + share * 5) + 3 * Math.sin(x / 47 + index);
      return [x, y + cathedral * (0.35 + share) + push(x, y)];
    });
    return `<path d="${trace(points, false)}" fill="none" stroke="${index % 5 === 0 ? "#7a4f28" : "#a8743d"}" stroke-width="${(0.6 + roll() * (index % 5 === 0 ? 2.6 : 1.4)).toFixed(1)}" opacity="${(0.4 + roll() * 0.5).toFixed(2)}"/>`;
  });
  const pores = Array.from(
    { length: 1100 },
    () => `M${(roll() * width).toFixed(0)} ${(roll() * height).toFixed(1)}h${(4 + roll() * 18).toFixed(0)}`,
  );
  const rays = Array.from(
    { length: 160 },
    () =>
      `M${(roll() * width).toFixed(0)} ${(roll() * height).toFixed(0)}l${(3 + roll() * 9).toFixed(1)} ${(6 + roll() * 12).toFixed(1)}`,
  );
  const eyes = knots.map(([x, y, force]) =>
    [1, 0.7, 0.4]
      .map(
        (size) =>
          `<ellipse cx="${x}" cy="${y}" rx="${force * size}" ry="${force * size * 0.55}" fill="#5c3718" opacity=".45"/>`,
      )
      .join(""),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><path d="M0 0H${width}V${height}H0z" fill="${colour.oak}"/>${rings.join("")}${eyes.join("")}<path d="${pores.join("")}" stroke="#6d4521" stroke-width=".8" opacity=".5"/><path d="${rays.join("")}" stroke="#e9c893" stroke-width="1.2" opacity=".5"/></svg>`;
}

write("plan.svg", sheet(392, 352, plan(), 40));
write("section.svg", sheet(600, 490, section()));
write("grain.svg", grain());
