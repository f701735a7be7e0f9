// Draws the section of room 24 from the corridor to the lake, and its plan:
// `node scripts/workshop/hotel-bellerive/draw-room.ts`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dice } from "#scripts/artwork/drawing/pen";
import { gulls, steamer } from "#scripts/workshop/hotel-bellerive/landscape";
import { palm } from "#scripts/workshop/hotel-bellerive/palm";
import { at, disc, ink, type Point, path, shape, sheet } from "#scripts/workshop/hotel-bellerive/plates";

/** Slabs and walls that the section cuts have the colour of the paper, as if unprinted. */
const cut = ink.paper;
const dusk = "#173f4b";
const wood = "#8f5442";
const skin = "#d9a67c";

/** Where the rooms and the front wall begin, from the corridor on. */
interface Walls {
  bath: number;
  bed: number;
  front: number;
}

/** The heights of the storey's ceiling and floor on the drawing. */
const CEILING = 82;
const FLOOR = 482;

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${fill}"/>`;
const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** The view outside: the sky in two colours, the lake, a boat. */
function air(left: number, width: number): string {
  const roll = dice(9);
  const glints = Array.from({ length: 90 }, () => {
    const [x, y] = [left + roll() * width, 306 + roll() * 300];
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round(10 + roll() * 34)}`;
  });
  return (
    rect(left, 0, width, 640, "#a9c8bd") +
    `<circle cx="${left + width}" cy="-40" r="330" fill="#cfd9bb"/><circle cx="${left + width}" cy="-40" r="230" fill="${ink.butter}"/>` +
    rect(left, 296, width, 400, ink.lake) +
    stroke(glints.join(""), "#8fbdb4", 2.4)
  );
}

/** The corridor: a carpet, a lamp, and a boy with a breakfast tray. */
function corridor(right: number): string {
  const runner = rect(0, FLOOR - 7, right, 7, ink.brick);
  const panels = [-40, 34].map((x) => stroke(`M${x} 340h58v112h-58z`, "#7d2a22", 3)).join("");
  const lamp =
    fill(`M${right - 34} 176q20 -30 40 0z`, ink.butter) +
    rect(right - 17, 176, 6, 20, ink.lamp) +
    `<circle cx="${right - 14}" cy="172" r="46" fill="${ink.lamp}" opacity=".22"/>`;
  const boy =
    fill("M20 475l4 -128h17l4 128h-13l-4 -92l-3 92zM52 475", ink.night) +
    fill("M12 350q-2 -78 12 -84h20q13 8 11 84z", ink.lamp) +
    stroke("M34 270v78", ink.brick, 4) +
    disc([34, 246], 17, skin) +
    fill("M18 242q2 -20 16 -20t16 20z", ink.brick) +
    stroke("M48 284L70 300L86 282", ink.lamp, 11) +
    rect(60, 270, 52, 5, ink.paper) +
    fill("M68 270q0 -24 17 -24t17 24z", ink.mist) +
    disc([85, 244], 4, ink.paper) +
    rect(14, 470, 14, 8, ink.night) +
    rect(36, 470, 16, 8, ink.night);
  return (
    rect(0, CEILING, right, FLOOR - CEILING, "#93352a") +
    rect(0, 326, right, 8, "#7d2a22") +
    panels +
    runner +
    lamp +
    boy
  );
}

/** Bathroom: tiles to shoulder height, a mirror, and somebody in a tub. */
function bathroom(left: number, width: number): string {
  const side = 25;
  const tiles: string[] = [];
  for (let row = 0; row < 10; row += 1)
    for (let column = row % 2; column * side < width; column += 2)
      tiles.push(
        `M${left + column * side} ${232 + row * side}h${Math.min(side, width - column * side)}v${side}h-${Math.min(side, width - column * side)}z`,
      );
  const [x, y] = [left + 28, FLOOR - 8];
  const tub =
    fill(`M${x - 12} ${y - 96}h224q4 0 4 8h-8q-6 66 -40 72h-142q-34 -8 -36 -72h-6q0 -8 4 -8z`, ink.paper) +
    fill(`M${x + 8} ${y - 78}q8 54 30 62h44q-44 -8 -54 -62z`, "#dccba6") +
    fill(`M${x + 30} ${y - 18}h22l-6 18h-12zM${x + 146} ${y - 18}h22l-4 18h-12z`, ink.lamp);
  const bather =
    disc([x + 22, y - 132], 21, skin) +
    fill(`M${x - 2} ${y - 136}q-4 -34 26 -34q24 2 20 28q-20 -8 -32 12q-10 4 -14 -6z`, ink.lamp) +
    fill(`M${x + 8} ${y - 96}q4 -18 22 -16l24 16z`, skin) +
    stroke(`M${x + 40} ${y - 98}L${x + 72} ${y - 130}`, skin, 9) +
    fill(`M${x + 66} ${y - 152}l26 8v30l-26 -8z`, ink.brick) +
    fill(`M${x + 92} ${y - 144}l18 -8v30l-18 8z`, "#8f2c22") +
    fill(`M${x + 168} ${y - 94}l6 -30q6 -8 12 0v30z`, skin) +
    `<g fill="${ink.paper}"><circle cx="${x + 110}" cy="${y - 98}" r="12"/><circle cx="${x + 130}" cy="${y - 102}" r="15"/><circle cx="${x + 151}" cy="${y - 98}" r="10"/><circle cx="${x + 84}" cy="${y - 97}" r="8"/></g>`;
  const tap =
    stroke(`M${x + 234} ${y}V${y - 150}q0 -16 -18 -16h-8v12`, ink.lamp, 6) +
    stroke(`M${x + 224} ${y - 124}h20`, ink.lamp, 5);
  const mirror =
    `<circle cx="${left + width / 2 + 24}" cy="206" r="58" fill="${ink.lamp}"/><circle cx="${left + width / 2 + 24}" cy="206" r="51" fill="#cfe0d6"/>` +
    fill(`M${left + width / 2 - 6} 240l56 -76l14 10l-54 78z`, ink.paper);
  return (
    rect(left, CEILING, width, FLOOR - CEILING, "#e6e0c4") +
    rect(left, 232, width, FLOOR - 232, "#cfe0d6") +
    fill(tiles.join(""), "#9cc3bb") +
    rect(left, 226, width, 8, ink.lake) +
    mirror +
    rect(left, FLOOR - 8, width, 8, ink.lake) +
    tap +
    bather +
    tub +
    globe(left + 60, 46)
  );
}

/** A milk-glass lamp on the ceiling. */
function globe(x: number, drop: number): string {
  return (
    rect(x - 2, CEILING, 4, drop, ink.night) +
    `<circle cx="${x}" cy="${CEILING + drop + 20}" r="48" fill="${ink.lamp}" opacity=".2"/>` +
    disc([x, CEILING + drop + 20], 24, ink.butter) +
    rect(x - 12, CEILING + drop - 6, 24, 7, ink.night) +
    rect(x - 26, CEILING + drop + 18, 52, 4, ink.lamp)
  );
}

/** The bed from the side: headboard, pillows, a cover with the hotel's stripe. */
function bed(x: number): string {
  const y = FLOOR - 8;
  return (
    fill(`M${x} ${y}v-168q0 -22 20 -22t20 22v168z`, wood) +
    fill(`M${x + 10} ${y - 24}v-140q0 -12 10 -12t10 12v140z`, "#a8675c") +
    fill(`M${x + 284} ${y}v-112q0 -12 12 -12t12 12v112z`, wood) +
    rect(x + 40, y - 50, 246, 28, wood) +
    rect(x + 40, y - 84, 246, 36, ink.paper) +
    fill(`M${x + 42} ${y - 84}q-2 -34 22 -36q42 -4 56 8q10 14 4 28z`, "#fffaf0") +
    fill(`M${x + 52} ${y - 106}q-2 -26 20 -28q36 -2 46 10q6 14 0 22z`, ink.paper) +
    fill(`M${x + 108} ${y - 84}q4 -26 26 -26h130q22 2 22 26v50h-178z`, ink.lamp) +
    fill(`M${x + 108} ${y - 84}q4 -26 26 -26h26q-18 8 -18 30v46h-34z`, ink.paper) +
    fill(`M${x + 200} ${y - 110}h22v76h-22zM${x + 238} ${y - 110}h22v76h-22z`, ink.brick)
  );
}

/** The hotel's poster in a frame. */
function poster(x: number, y: number): string {
  const clip = `<clipPath id="framed"><path d="M${x} ${y}h92v124h-92z"/></clipPath>`;
  return (
    rect(x - 8, y - 8, 108, 140, ink.night) +
    clip +
    `<g clip-path="url(#framed)">${rect(x, y, 92, 124, ink.petrol)}<circle cx="${x + 58}" cy="${y + 84}" r="62" fill="${ink.rose}"/><circle cx="${x + 58}" cy="${y + 84}" r="42" fill="${ink.coral}"/>${fill(`M${x} ${y + 90}l18 -22l14 16l26 -40l34 46v30h-92z`, ink.night)}${rect(x, y + 92, 92, 34, ink.lake)}</g>`
  );
}

/** A bedside table with a telephone and a lamp with a pleated shade. */
function night(x: number): string {
  const y = FLOOR - 8;
  return (
    stroke(`M${x + 6} ${y}v-84M${x + 62} ${y}v-84`, wood, 6) +
    rect(x - 2, y - 92, 72, 26, "#a8675c") +
    disc([x + 34, y - 79], 4, ink.lamp) +
    `<circle cx="${x + 30}" cy="${y - 152}" r="52" fill="${ink.butter}" opacity=".5"/>` +
    rect(x + 27, y - 140, 6, 48, ink.night) +
    fill(`M${x + 4} ${y - 134}l12 -40h28l12 40z`, ink.butter) +
    fill(`M${x + 44} ${y - 92}q0 -18 12 -18t12 18z`, ink.night)
  );
}

/** The armchair that looks at the lake. */
function armchair(x: number): string {
  const y = FLOOR - 8;
  return (
    fill(`M${x + 14} ${y}l6 -24h8l-6 24zM${x + 112} ${y}l-6 -24h8l8 24z`, ink.night) +
    fill(`M${x} ${y - 172}q-2 -16 14 -16q24 0 30 26l12 72h-34z`, "#8f2c22") +
    fill(
      `M${x + 4} ${y - 176}q-4 160 18 156h96q10 -2 8 -70q-2 -14 -18 -14q-14 2 -16 18h-52q-14 -4 -14 -40q-4 -50 -22 -50z`,
      ink.brick,
    ) +
    fill(`M${x + 40} ${y - 86}h62v24h-58z`, "#d0533c")
  );
}

/** Bedroom: striped wallpaper, and the furniture in `pieces`. */
function bedroom(left: number, right: number, pieces: string): string {
  const stripes: string[] = [];
  for (let x = left + 8; x < right - 8; x += 28) stripes.push(`M${x} ${CEILING}h12v${FLOOR - CEILING}h-12z`);
  const boards: string[] = [];
  for (let x = left; x < right; x += 58) boards.push(`M${x} ${FLOOR - 8}v8`);
  const beam: Point[] = [
    [right, 170],
    [right - 361, FLOOR - 8],
    [right, FLOOR - 8],
  ];
  return (
    rect(left, CEILING, right - left, FLOOR - CEILING, "#f2b98a") +
    fill(stripes.join(""), "#eca877") +
    rect(left, CEILING, right - left, 12, "#d98f6a") +
    rect(left, FLOOR - 24, right - left, 16, ink.butter) +
    `<path d="${path(beam)}" fill="${ink.butter}" opacity=".75"/>` +
    pieces +
    `<path d="${path(beam)}" fill="${ink.butter}" opacity=".24"/>` +
    rect(left, FLOOR - 8, right - left, 8, wood) +
    stroke(boards.join(""), "#6f3d31", 2) +
    fill(`M${right - 361} ${FLOOR - 8}H${right}v8H${right - 353}z`, "#e39a6b")
  );
}

/** The curtain, drawn back beside the glass door: wide at the rail, narrow at its tie. */
function curtain(right: number): string {
  const [rail, tie] = [CEILING + 30, 330];
  const foot = FLOOR - 10;
  const folds = [ink.brick, "#c04a35", "#8f2c22", ink.brick].map((colour, index) => {
    const [a, b, c] = [right - 72 + index * 18, right - 36 + index * 9, right - 48 + index * 12];
    return fill(
      `M${a} ${rail}C${a} ${rail + 120} ${b} ${tie - 90} ${b} ${tie}C${b} ${tie + 30} ${c} ${tie + 40} ${c} ${foot}h12C${c + 12} ${tie + 40} ${b + 9} ${tie + 30} ${b + 9} ${tie}C${b + 9} ${tie - 90} ${a + 18} ${rail + 120} ${a + 18} ${rail}z`,
      colour,
    );
  });
  return (
    rect(right - 84, CEILING + 24, 84, 7, ink.night) +
    disc([right - 86, CEILING + 27], 8, ink.lamp) +
    folds.join("") +
    rect(right - 39, tie - 4, 39, 9, ink.lamp)
  );
}

/** A balcony: a slab on a scroll, and an iron rail. */
function balcony(left: number, floor: number, reach: number): string {
  const bars: string[] = [];
  for (let x = left + 12; x < left + reach - 8; x += 17) bars.push(`M${x} ${floor - 126}V${floor}`);
  return (
    fill(`M${left} ${floor + 18}h${reach - 30}q-60 6 -84 26q-30 24 -${reach - 114} 14z`, "#dccba6") +
    rect(left, floor, reach + 6, 20, cut) +
    stroke(bars.join(""), ink.night, 3) +
    rect(left, floor - 134, reach, 8, ink.night) +
    rect(left, floor - 16, reach, 4, ink.night) +
    rect(left + reach - 6, floor - 140, 7, 140, ink.night)
  );
}

/** The awning half out, seen from its end. */
function awning(left: number, top: number, reach: number, drop: number): string {
  const stripes = Array.from({ length: 7 }, (_, index) => {
    const [a, b] = [index / 7, (index + 1) / 7];
    return shape(
      [
        [left + reach * a, top + drop * a],
        [left + reach * b, top + drop * b],
        [left + reach * b, top + drop * b + 22],
        [left + reach * a, top + drop * a + 22],
      ],
      index % 2 === 0 ? ink.lamp : ink.paper,
    );
  });
  return (
    stripes.join("") +
    fill(`M${left + reach - 2} ${top + drop}h14v40q-7 8 -14 0z`, "#d9922a") +
    rect(left - 2, top - 8, 18, 34, ink.brick)
  );
}

/** A guest in a chair on the balcony. */
function guest(x: number): string {
  return (
    stroke(
      `M${x + 4} ${FLOOR}L${x + 10} ${FLOOR - 62}M${x + 58} ${FLOOR}L${x + 52} ${FLOOR - 62}M${x - 2} ${FLOOR - 62}h66M${x + 4} ${FLOOR - 62}q-16 -40 -8 -78`,
      ink.night,
      5,
    ) +
    fill(
      `M${x + 2} ${FLOOR - 62}q-8 -66 14 -86q22 0 26 22q4 30 2 46h52q10 4 8 16l-4 62h-17l-2 -56h-66z`,
      "#fffaf0",
    ) +
    stroke(`M${x + 26} ${FLOOR - 128}q14 34 44 30`, skin, 10) +
    fill(`M${x + 80} ${FLOOR}v-14h16l16 8v6z`, ink.brick) +
    disc([x + 26, FLOOR - 170], 19, skin) +
    fill(`M${x - 14} ${FLOOR - 176}q36 -14 80 2q-16 -2 -22 -4q-4 -24 -22 -24q-18 2 -20 24z`, ink.brick)
  );
}

function table(x: number): string {
  return (
    rect(x - 3, FLOOR - 92, 6, 92, ink.night) +
    fill(`M${x - 24} ${FLOOR}q24 -16 48 0z`, ink.night) +
    rect(x - 36, FLOOR - 98, 72, 7, ink.paper) +
    fill(`M${x - 2} ${FLOOR - 98}v-16q-10 -4 -8 -22h22q2 18 -8 22v16z`, ink.lamp)
  );
}

/** The foot of the storey above and the lamps of the one below, both in the dark. */
function neighbours({ bath, bed, front: width }: Walls, height: number): string {
  const above = (x: number) =>
    rect(x, 28, 190, 14, "#24586a") +
    rect(x, 0, 190, 28, "#2d6878") +
    rect(x + 4, 42, 8, 22, "#24586a") +
    rect(x + 176, 42, 8, 22, "#24586a");
  const slippers = (x: number) => fill(`M${x} 64v-12q14 -4 26 12zM${x + 34} 64v-12q14 -4 26 12z`, ink.mist);
  const chair = (x: number) => stroke(`M${x} 64l8 -46h46l8 46M${x + 4} 18h56`, "#3a7785", 5);
  const floor = FLOOR + 20;
  const lamp = (x: number) =>
    rect(x - 1.5, floor, 3, 26, "#3a7785") +
    fill(`M${x - 34} ${floor + 48}q6 -24 34 -24t34 24z`, ink.lamp) +
    fill(`M${x - 34} ${floor + 48}h68l60 ${height}h-188z`, "#24586a");
  const lamps = [bath - 74, bath + 134, bed + 60, bed + 240, bed + 420]
    .filter((x) => x > 0 && x < width - 60)
    .map(lamp);
  const trunk =
    fill("M14 64v-46h84v46zM40 18v-12h32v12", "#2d6878") + fill("M26 18h8v46h-8zM78 18h8v46h-8z", "#24586a");
  return (
    rect(0, 0, width, 64, dusk) +
    rect(0, floor, width, height - floor, dusk) +
    (bath > 0 ? trunk : "") +
    above(bath + 74) +
    slippers(470) +
    chair(width - 430) +
    chair(width - 340) +
    above(width - 206) +
    lamps.join("")
  );
}

/** Slabs and walls, left in the colour of the paper; `walls` are x and width. */
function sawn(right: number, walls: [number, number][], height: number): string {
  const upright = walls.map(([x, width]) => rect(x, 0, width, height, cut)).join("");
  return rect(0, 64, right, 18, cut) + rect(0, FLOOR, right, 20, cut) + upright;
}

/** The front wall: its glass door is open, so only the wall over it is cut. */
function front(x: number, width: number, height: number): string {
  return (
    rect(x, 0, width, 8, cut) +
    rect(x, 8, width, 56, ink.mist) +
    rect(x, 64, width, 92, cut) +
    rect(x + 8, 156, 8, FLOOR - 156, "#a8675c") +
    rect(x, FLOOR, width, 50, cut) +
    rect(x + 8, FLOOR + 50, 8, height, "#a8675c")
  );
}

/** The section from the corridor to the air outside; `x` has the places of its walls. */
function section(width: number, height: number, x: Walls, pieces: string): string {
  const wall = 16;
  const outside = x.front + 26;
  return (
    air(x.front, width - x.front) +
    neighbours(x, height) +
    corridor(x.bath - wall) +
    bathroom(x.bath, x.bed - wall - x.bath) +
    bedroom(x.bed, x.front, pieces) +
    curtain(x.front) +
    sawn(
      x.front,
      [
        [x.bath - wall, wall],
        [x.bed - wall, wall],
      ],
      height,
    ) +
    front(x.front, 26, height) +
    balcony(outside, 64, 172) +
    guest(outside + 14) +
    table(outside + 138) +
    balcony(outside, FLOOR, 172) +
    awning(outside, 132, 96, 34) +
    awning(outside, FLOOR + 66, 120, 40)
  );
}

const wide = { bath: 132, bed: 432, front: 986 };
const tall = { bath: 0, bed: 284, front: 718 };
writeFileSync(
  join(import.meta.dirname, "drawings", "section-wide.svg"),
  sheet(
    1392,
    574,
    section(1392, 574, wide, poster(636, 160) + globe(800, 30) + night(440) + bed(510) + armchair(826)) +
      at(1222, 281, 0.36, steamer()) +
      gulls([
        [1240, 176],
        [1276, 198],
      ]) +
      at(1378, 388, 0.6, palm(420)),
  ),
);
writeFileSync(
  join(import.meta.dirname, "drawings", "section-tall.svg"),
  sheet(960, 574, section(960, 574, tall, poster(488, 150) + bed(290) + armchair(580))),
);

/** The plan, 100 units per metre: walls are solid, furniture is drawn in outline. */
function plan(): string {
  const thick = (points: Point[]) =>
    `<path d="${path(points, false)}" fill="none" stroke="${ink.night}" stroke-width="22" stroke-linejoin="miter"/>`;
  const thin = (d: string, fill = "none") =>
    `<path d="${d}" fill="${fill}" stroke="${ink.night}" stroke-width="3.500"/>`;
  const roll = dice(2);
  const tiles = Array.from({ length: 54 }, (_, index) => {
    const [x, y] = [(index % 9) * 24 + 4, Math.floor(index / 9) * 24 + 4];
    return ((index % 9) + Math.floor(index / 9)) % 2 === 0 ? `M${x} ${y}h24v24h-24z` : "";
  });
  const planks = Array.from({ length: 19 }, (_, index) => `M${240 + roll() * 10} ${14 + index * 22}H620`);
  const walls =
    thick([
      [620, 96],
      [620, 0],
      [0, 0],
      [0, 440],
      [620, 440],
      [620, 344],
    ]) +
    thick([
      [230, 0],
      [230, 60],
    ]) +
    thick([
      [230, 140],
      [230, 170],
      [0, 170],
    ]) +
    thick([
      [620, 190],
      [620, 250],
    ]);
  const balcony =
    thin("M631 40H770V400H631") +
    thin("M640 49H761V391H640") +
    disc([704, 218], 34, ink.lamp) +
    thin("M704 184a34 34 0 1 1 -.1 0") +
    thin("M676 120h50v44h-50zM676 274h50v44h-50z");
  const doors =
    thin("M0 250H80A80 80 0 0 1 0 330") +
    thin("M230 140H152A80 80 0 0 1 230 60") +
    thin("M620 96L690 66") +
    thin("M620 344L690 374");
  const bed =
    thin("M262 132H462V322H262Z", ink.paper) +
    thin("M310 132H462V322H310Z", ink.butter) +
    thin("M268 142H302V218H268ZM268 236H302V312H268Z", ink.paper) +
    thin("M240 96h44v30h-44zM240 328h44v30h-44z", ink.paper);
  const bath =
    thin("M14 14H62V156H14Z", ink.paper) +
    thin("M20 24H56V146H20Z", ink.paper) +
    `<ellipse cx="120" cy="34" rx="22" ry="17" fill="${ink.paper}" stroke="${ink.night}" stroke-width="3.500"/>` +
    thin("M94 132h48v26h-48zM100 106q18 -14 36 0v26h-36z", ink.paper);
  const desk =
    thin("M330 376H470V426H330Z", ink.paper) +
    thin("M378 336h44v34h-44z", ink.paper) +
    thin("M520 330a44 44 0 1 0 .1 0", ink.lamp) +
    thin("M18 380H200V428H18Z", ink.paper) +
    thin("M109 380V428");
  return (
    `<path d="M0 0H620V440H0Z" fill="${ink.paper}"/><path d="M240 10H620V430H240Z" fill="#ecd3a6"/><path d="${planks.join("")}" stroke="#d7b67f" stroke-width="2"/>` +
    `<path d="M8 8H226V166H8Z" fill="#d9e0cf"/><path d="${tiles.join("")}" fill="${ink.mist}" opacity=".5"/>` +
    balcony +
    walls +
    doors +
    bed +
    bath +
    desk
  );
}

writeFileSync(
  join(import.meta.dirname, "drawings", "plan.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-11 -11 784 462">${plan()}</svg>`,
);
