// Draws the plan of the site: `npx node --import ./scripts/node-imports.ts scripts/workshop/camping-du-lac/draw-camp.ts`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { seeded } from "#scripts/seeded";
import { glyphs } from "./digits";
import { HEIGHT, path, point, project, type Spot, shape, strip, WIDTH } from "./ground";
import { floats, foam, jetty, rowingBoat, sailingBoat, swan, water, waves } from "./lake";
import { AVENUE, CHOSEN, DEEP, LANES, layOut, outline, type Pitch, WIDE } from "./pitches";
import { hedge, reeds, type Tree, tree, treeSymbols, tufts } from "./plants";
import { car, house, parasol, shelter, table } from "./shelters";
import { type Solid, stand } from "./solids";

const folder = import.meta.dirname;
const random = seeded(2026);
const pitches = layOut();

/** Everything that stands on the ground, painted from the back to the front, and the shadows on the grass. */
const standing: { depth: number; drawing: string }[] = [];
const shadows: string[] = [];

function put(spot: Spot, { drawing, shadow }: { drawing: string; shadow: string }, nudge = 0): void {
  standing.push({ depth: project(spot)[1] + nudge, drawing });
  shadows.push(shadow);
}

function putSolids(solids: Solid[], spot: Spot, turn: number): void {
  solids.forEach((solid, i) => {
    put(spot, stand(solid, spot, turn), i * 0.01);
  });
}

function meadow(): string {
  const mown = Array.from({ length: 70 }, (_, i) =>
    shape(strip(-20, 300, 4 + i * 2.4, 5.2 + i * 2.4), i % 2 ? "#bfd871" : "#b2cf63"),
  );
  return shape(strip(-60, 320, 0, 260), "#b8d46a") + mown.join("") + tufts(900, 5);
}

function lanes(): string {
  const edge = (d: Spot[]) => shape(d, "#e9d8a6", 'stroke="#d3bd80" stroke-width="1.2"');
  const along = LANES.map((v) => edge(strip(-30, 320, v - 2, v + 2)));
  const promenade = edge(strip(-30, 320, 8.6, 11.2));
  const avenue = edge([[AVENUE.from, 8], [AVENUE.to, 8], [AVENUE.to, 180], [AVENUE.from, 180]]); // biome-ignore format: one quad
  const gravel = Array.from({ length: 1400 }, () => {
    const lane = LANES[Math.floor(random() * LANES.length)] ?? 24;
    return `M${point([random() * 300 - 20, lane - 1.8 + random() * 3.6])}h.01`;
  });
  return `${along.join("")}${promenade}${avenue}<path d="${gravel.join("")}" stroke="#c7ae6e" stroke-width="1.3" stroke-linecap="round"/>`;
}

function beach(): string {
  const sand = strip(118, 176, -0.4, 9.5);
  const grains = Array.from({ length: 900 }, () => `M${point([118 + random() * 58, random() * 9])}h.01`);
  const towel = (u: number, v: number, colour: string) =>
    shape([[u, v], [u + 1, v], [u + 1, v + 2], [u, v + 2]], colour) + shape([[u, v + 0.6], [u + 1, v + 0.6], [u + 1, v + 0.9], [u, v + 0.9]], "#fff", 'opacity=".8"'); // biome-ignore format: cloth, stripe
  const towels = Array.from({ length: 34 }, (_, i) =>
    towel(
      120 + random() * 52,
      1.2 + random() * 4.6,
      ["#f26a1b", "#2f8f86", "#e9b949", "#d8482f", "#3d6ea8"][i % 5] ?? "#f26a1b",
    ),
  );
  return `${shape(sand, "#f6e3ae")}<path d="${grains.join("")}" stroke="#dcc083" stroke-width="1.2" stroke-linecap="round"/>${towels.join("")}`;
}

function ground(pitch: Pitch): string {
  const isChosen = pitch.number === CHOSEN.number;
  const fill = isChosen ? "#ffd75e" : pitch.isFree ? "#d9ea93" : "#c3da78";
  const line = isChosen ? 'stroke="#f2600c" stroke-width="3"' : 'stroke="#8fb352" stroke-width=".9"';
  return shape(outline(pitch), fill, line);
}

/** The signs of what a free pitch offers, as in the legend: water, shade, dogs; each 20 units wide. */
const MARKS = {
  water: `<circle r="10" fill="#1576a4"/><path d="M-6.5-2q3.2-3 6.5 0t6.5 0M-6.5 3q3.2-3 6.5 0t6.5 0" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>`,
  shade: `<circle r="10" fill="#3a7a37"/><path d="M0 7V0" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><circle cy="-2" r="5" fill="#fff"/>`,
  dogs: `<circle r="10" fill="#14402f"/><g fill="#fff"><ellipse cy="3.2" rx="4" ry="3.2"/><ellipse cx="-5" cy="-1" rx="1.7" ry="2.2"/><ellipse cx="-1.9" cy="-4.4" rx="1.7" ry="2.3"/><ellipse cx="1.9" cy="-4.4" rx="1.7" ry="2.3"/><ellipse cx="5" cy="-1" rx="1.7" ry="2.2"/></g>`,
};

/** Water in the first two rows; no dogs in the first row. */
function marksOf({ number, v }: Pitch): string[] {
  return [
    ...(v < 30 ? [MARKS.water] : []),
    ...(number % 4 === 1 ? [] : [MARKS.shade]),
    ...(v < 20 || number % 10 === 9 ? [] : [MARKS.dogs]),
  ];
}

function marks(pitch: Pitch, [x, y]: readonly [number, number], size: number): string {
  const drawn = marksOf(pitch);
  const step = 20 * size;
  return drawn
    .map((mark, i) => {
      const left = x + (i - (drawn.length - 1) / 2) * step;
      return `<g transform="translate(${left.toFixed(1)} ${y.toFixed(1)})scale(${size})">${mark}</g>`;
    })
    .join("");
}

/** A pitch's number: on a disc in the middle if the pitch is free, else small in its corner. */
function plate(pitch: Pitch): string {
  const text = String(pitch.number);
  if (!pitch.isFree) {
    const [x, y] = project([pitch.u + WIDE - 1.6, pitch.v + DEEP - 1.5]);
    return glyphs(text, 11, [x, y], "#2f5a24", 'stroke="#e3efae" stroke-width="2.4" paint-order="stroke"');
  }
  const isChosen = pitch.number === CHOSEN.number;
  const [x, y] = project([pitch.u + WIDE / 2, pitch.v + DEEP / 2]);
  const [radius, size] = isChosen ? [21, 0.85] : [13, 0.72];
  // The chosen one's marks stand above it: below lies its neighbour's number.
  const beside = (isChosen ? -1 : 1) * (radius + 10 * size - 1);
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" fill="${isChosen ? "#f2600c" : "#fffaf0"}" stroke="#1d4a3a" stroke-width="${isChosen ? 0 : 1.2}"/>${glyphs(text, isChosen ? 23 : 14, [x, y], isChosen ? "#fffaf0" : "#1d4a3a")}${marks(pitch, [x, y + beside], size)}`;
}

function furnish(pitch: Pitch): void {
  const [u, v] = [pitch.u + WIDE * 0.46, pitch.v + DEEP * 0.42];
  const turn = [0, 90, 8, -12, 82, 180][Math.floor(random() * 6)] ?? 0;
  putSolids(shelter(random(), random(), random()), [u, v], turn);
  if (random() < 0.5) putSolids(car(random()), [pitch.u + WIDE * 0.45, pitch.v + DEEP * 0.84], 4 * random());
  else if (random() < 0.7) putSolids(table(), [pitch.u + WIDE * 0.78, pitch.v + DEEP * 0.74], 20 * random());
  if (random() < 0.2) putSolids(parasol(random()), [pitch.u + WIDE * 0.8, pitch.v + DEEP * 0.66], 0);
}

function enclose(pitch: Pitch, i: number): void {
  const side = pitch.u + WIDE;
  if (random() < 0.62)
    put([side, pitch.v + 3], hedge([side, pitch.v + 0.8], [side, pitch.v + DEEP * 0.6], i));
}

function plant(): void {
  const chosen = pitches.find(({ number }) => number === CHOSEN.number);
  const isClear = ([u, v]: Spot) =>
    !(chosen && u > chosen.u - 4 && u < chosen.u + WIDE + 3 && v > chosen.v - 3 && v < chosen.v + DEEP + 8);
  const place = (one: Tree) => {
    if (isClear(one.spot)) put(one.spot, tree(one, random()));
  };
  for (const { u, v } of pitches) {
    if (random() < 0.62)
      place({
        spot: [u + 0.4 + random(), v + 0.6],
        species: Math.floor(random() * 3),
        size: 0.5 + random() * 0.38,
      });
    if (random() < 0.16) place({ spot: [u + WIDE, v + DEEP - 1], species: 4, size: 0.7 + random() * 0.3 });
  }
  for (let v = 16; v < 150; v += 8.5)
    for (const u of [AVENUE.from - 1.6, AVENUE.to + 1.6])
      place({ spot: [u, v + random()], species: 3, size: 0.72 + random() * 0.24 });
  for (let u = -10; u < 260; u += 5.5)
    if (u < 116 || u > 178)
      place({
        spot: [u + 3 * random(), 6.4 + random() * 1.4],
        species: [1, 4, 0, 2][Math.floor(random() * 4)] ?? 1,
        size: 0.48 + random() * 0.4,
      });
  const isOpen = ([u, v]: Spot) =>
    LANES.every((lane) => Math.abs(lane - v) > 3) &&
    (u < AVENUE.from - 3 || u > AVENUE.to + 3) &&
    pitches.every((pitch) => Math.hypot(pitch.u + WIDE / 2 - u, pitch.v + DEEP / 2 - v) > 8);
  for (let i = 0; i < 900; i += 1) {
    const spot: Spot = [70 + random() * 180, 92 + random() * 60];
    if (isOpen(spot)) place({ spot, species: Math.floor(random() * 5), size: 0.55 + random() * 0.5 });
  }
  for (let i = 0; i < 16; i += 1)
    place({
      spot: [124 + random() * 32, 66 + random() * 22],
      species: Math.floor(random() * 5),
      size: 0.6 + random() * 0.4,
    });
}

function build(): void {
  putSolids(house(20, 8, "#f4ead2", ["#d8552b", "#e2693c", "#c74a24", "#dd6034"]), [134, 70], 0);
  putSolids(house(9, 6, "#2f8f86", ["#f2ead6", "#e9dfc6"]), [150, 15.5], 0);
  for (let i = 0; i < 9; i += 1) putSolids(parasol(random()), [134 + i * 1.25, 12.5 + (i % 3) * 2.4], 0);
  for (let i = 0; i < 11; i += 1)
    putSolids(parasol(random()), [121 + i * 4.7 + random(), 2.6 + random() * 3], 0);
}

function onTheWater(): string {
  return [
    floats(124, 146, 15),
    jetty(152, 30),
    rowingBoat([149, -19], 1.4, "#d8482f"),
    rowingBoat([156, -15], 1.7, "#e9b949"),
    rowingBoat([156.5, -21], 1.5, "#2f8f86"),
    rowingBoat([148.6, -10], 1.6, "#f26a1b"),
    sailingBoat([196, -34], 0.3, "#f26a1b"),
    sailingBoat([62, -40], -0.25, "#fffaf0"),
    sailingBoat([96, -33], 0.2, "#e9b949"),
    rowingBoat([74, -22], 0.4, "#fffaf0"),
    swan([96, -13], 0.9),
    swan([99, -15], 0.8),
    swan([101, -12.4], 0.5),
    swan([102.4, -13.4], 0.5),
  ].join("");
}

build();
plant();
pitches.forEach((pitch, i) => {
  enclose(pitch, i);
  if (!pitch.isFree) furnish(pitch);
});
standing.sort((a, b) => a.depth - b.depth);

const layers = [
  water(),
  waves(),
  meadow(),
  lanes(),
  beach(),
  foam(116, 178),
  pitches.map(ground).join(""),
  `<path d="${shadows.join("")}" fill="#1b5145" fill-opacity=".34"/>`,
  reeds(-40, 118, 3),
  reeds(176, 290, 4),
  onTheWater(),
  standing.map(({ drawing }) => drawing).join(""),
  [...pitches]
    .sort((a, b) => Number(a.isFree) - Number(b.isFree))
    .map(plate)
    .join(""),
];
writeFileSync(
  join(folder, "camp.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${treeSymbols()}</defs>${layers.join("\n")}</svg>\n`,
);
const chosen = pitches.find(({ number }) => number === CHOSEN.number);
const free = pitches.filter(({ isFree }) => isFree);
const count = (mark: string) => free.filter((pitch) => marksOf(pitch).includes(mark)).length;
console.log(
  `${pitches.length} pitches, ${free.length} free: ${count(MARKS.water)} near the water, ${count(MARKS.shade)} in the shade, ${count(MARKS.dogs)} for dogs; ${CHOSEN.number} is ${chosen?.v} m from the water at ${chosen && path(outline(chosen))}`,
);
