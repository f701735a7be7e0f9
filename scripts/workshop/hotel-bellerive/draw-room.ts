// Draws room 24: what its window shows, and its plan. `node scripts/workshop/hotel-bellerive/draw-room.ts`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  dentsDuMidi,
  grammont,
  gulls,
  lake,
  sky,
  steamer,
} from "#scripts/workshop/hotel-bellerive/landscape";
import { palm } from "#scripts/workshop/hotel-bellerive/palm";
import {
  at,
  dice,
  disc,
  ink,
  line,
  type Point,
  path,
  shape,
  sheet,
} from "#scripts/workshop/hotel-bellerive/plates";

const wood = "#a8675c";
const wall = "#e9b489";
const shade = "#cf9169";

/** A curtain that hangs from the rail and is tied at its middle; `side` is 1 for the left one. */
function curtain(side: 1 | -1, width: number, height: number): string {
  const folds = 9;
  const drawn = Array.from({ length: folds }, (_, index) => {
    const [a, b] = [index / folds, (index + 1) / folds];
    const waist = 0.46;
    const top = (share: number) => side * share * width;
    const tied = (share: number) => side * share * width * waist;
    const foot = (share: number) => side * share * width * 0.62;
    const fill = [ink.brick, "#c04a35", "#8f2c22"][index % 3] ?? ink.brick;
    return `<path d="M${top(a)} 0C${top(a)} ${height * 0.4} ${tied(a)} ${height * 0.44} ${tied(a)} ${height * 0.6}C${tied(a)} ${height * 0.7} ${foot(a)} ${height * 0.8} ${foot(a)} ${height}H${foot(b)}C${foot(b)} ${height * 0.8} ${tied(b)} ${height * 0.7} ${tied(b)} ${height * 0.6}C${tied(b)} ${height * 0.44} ${top(b)} ${height * 0.4} ${top(b)} 0Z" fill="${fill}"/>`;
  });
  const tie = `<path d="M0 ${height * 0.575}Q${side * width * 0.24} ${height * 0.62} ${side * width * 0.47} ${height * 0.565}v16Q${side * width * 0.24} ${height * 0.645} 0 ${height * 0.6}Z" fill="${ink.lamp}"/>`;
  return drawn.join("") + tie;
}

/** A glazed leaf that stands open into the room. */
function leaf(hinge: number, far: number, top: number, bottom: number, splay: number): string {
  const corner = (share: number, height: number): Point => [
    hinge + (far - hinge) * share,
    height < 0.5
      ? top - splay * share + (bottom - top + 2 * splay * share) * height
      : bottom + splay * share - (bottom - top + 2 * splay * share) * (1 - height),
  ];
  const pane = (from: number, to: number) =>
    shape([corner(0.14, from), corner(0.86, from), corner(0.86, to), corner(0.14, to)], ink.mist);
  const shine = shape(
    [corner(0.2, 0.1), corner(0.5, 0.06), corner(0.34, 0.34), corner(0.14, 0.4)],
    "#a9c8bd",
  );
  return (
    shape([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], ink.paper) +
    pane(0.04, 0.47) +
    pane(0.51, 0.82) +
    shape([corner(0.14, 0.86), corner(0.86, 0.86), corner(0.86, 0.96), corner(0.14, 0.96)], "#dccba6") +
    shine
  );
}

/** The balcony's rail of wrought iron: bars, and a scroll between every other two. */
function rail(from: number, to: number, top: number, bottom: number): string {
  const gap = 22;
  const bars: string[] = [];
  for (let x = from; x <= to; x += gap) {
    bars.push(
      line(
        [
          [x, top],
          [x, bottom],
        ],
        ink.night,
        3.4,
      ),
    );
    if (Math.round((x - from) / gap) % 2 === 0)
      bars.push(
        `<path d="M${x + gap} ${top + 64}c-14 -18 -14 -38 0 -44c14 6 14 26 0 44c-14 12 -10 34 0 36c10 -2 14 -24 0 -36" fill="none" stroke="${ink.night}" stroke-width="3"/>`,
      );
  }
  return (
    line(
      [
        [from - 8, top],
        [to + 8, top],
      ],
      ink.night,
      9,
    ) +
    line(
      [
        [from, top + 16],
        [to, top + 16],
      ],
      ink.night,
      3,
    ) +
    line(
      [
        [from, bottom - 8],
        [to, bottom - 8],
      ],
      ink.night,
      5,
    ) +
    bars.join("")
  );
}

/** What stands on the balcony: a round table, a carafe of Dézaley and two glasses, an iron chair. */
function table(): string {
  const chair = (side: 1 | -1) =>
    `<g transform="scale(${side} 1)" fill="none" stroke="${ink.night}" stroke-width="5"><path d="M96 -64C92 -20 96 6 92 26H146L156 104M92 26L84 104"/><path d="M96 -64Q122 -84 150 -60C150 -30 148 0 146 26M108 -58V22M122 -64V22M136 -60V22"/></g><ellipse cx="${side * 119}" cy="28" rx="31" ry="7" fill="${ink.lamp}"/>`;
  const glass = (x: number) =>
    `<path d="M${x - 9} -52h18q2 20 -7 24v17h7v4h-18v-4h7v-17q-9 -4 -7 -24z" fill="${ink.paper}"/><path d="M${x - 8.6} -42h17.200q0 11 -6.600 14h-4q-6.600 -3 -6.600 -14z" fill="${ink.lamp}"/>`;
  const carafe = `<path d="M-10 -104h20l-3 8v26q22 12 18 46q-1 14 -8 16h-34q-7 -2 -8 -16q-4 -34 18 -46v-26z" fill="${ink.paper}"/><path d="M-23.500 -34q2 -18 14 -28h19q12 10 14 28q0 18 -6 21h-35q-6 -3 -6 -21z" fill="${ink.lamp}"/>`;
  const top = `<path d="M-3 0h6V104h-6z" fill="${ink.night}"/><path d="M-40 108q40 -22 80 0z" fill="${ink.night}"/><ellipse cx="0" cy="-2" rx="92" ry="15" fill="#dccba6"/><ellipse cx="0" cy="-7" rx="92" ry="15" fill="${ink.paper}"/>`;
  return chair(-1) + chair(1) + top + carafe + glass(-46) + glass(46);
}

/** Boards of the floor, run to the window. */
function parquet(width: number, top: number, height: number, middle: number): string {
  const boards = Array.from({ length: 27 }, (_, index) => {
    const [a, b] = [index - 13.5, index - 12.5];
    const near = height / 46;
    return shape(
      [
        [middle + a * 44, top],
        [middle + b * 44, top],
        [middle + b * 44 * (1 + near * 0.2), top + height],
        [middle + a * 44 * (1 + near * 0.2), top + height],
      ],
      index % 2 === 0 ? "#8f5442" : "#9c5f4a",
    );
  });
  return `<path d="M0 ${top}H${width}V${top + height}H0Z" fill="#8f5442"/>${boards.join("")}`;
}

/** A mark with its number, explained in the page's legend. */
function mark([x, y]: Point, drop: number): string {
  return (
    line(
      [
        [x, y + 14],
        [x, y + drop],
      ],
      ink.paper,
      2,
    ) +
    disc([x, y + drop], 4, ink.paper) +
    disc([x, y], 17, ink.paper)
  );
}

function numeral(count: number, [x, y]: Point): string {
  const strokes = [
    "M-4 -5L1 -9V9",
    "M-6 -4Q-5 -9 0 -9Q7 -9 6 -3Q5 1 -6 8H7",
    "M-6 -8H6L0 -2Q7 -2 6 4Q5 9 -1 9Q-5 9 -7 6",
  ];
  return `<path transform="translate(${x} ${y})" d="${strokes[count - 1]}" fill="none" stroke="${ink.night}" stroke-width="3.200"/>`;
}

/** The room seen towards the window; `opening` is where the window stands in the picture. */
function window(width: number, height: number, left: number, right: number, view: string): string {
  const [top, bottom] = [74, height - 70];
  const middle = (left + right) / 2;
  const papered = Array.from(
    { length: Math.ceil(width / 34) },
    (_, index) => `M${index * 34} 0h15v${height}h-15z`,
  );
  const clip = `<clipPath id="window"><path d="M${left} ${top}H${right}V${bottom}H${left}Z"/></clipPath>`;
  const frame = `<path d="M${left - 18} ${top - 18}H${right + 18}V${bottom}H${left - 18}Z" fill="${ink.paper}"/><path d="M${left - 5} ${top - 5}H${right + 5}V${bottom}H${left - 5}Z" fill="${wood}"/>`;
  const light = shape(
    [
      [left, bottom],
      [right, bottom],
      [right + 76, height],
      [left - 76, height],
    ],
    "#e39a6b",
  );
  const pole =
    line(
      [
        [left - 128, 38],
        [right + 128, 38],
      ],
      ink.night,
      8,
    ) +
    disc([left - 132, 38], 11, ink.lamp) +
    disc([right + 132, 38], 11, ink.lamp);
  return (
    `<path d="M0 0H${width}V${height}H0Z" fill="${wall}"/><path d="${papered.join("")}" fill="#e3a97c"/>` +
    parquet(width, bottom, height - bottom, middle) +
    light +
    line(
      [
        [0, bottom],
        [left - 18, bottom],
      ],
      ink.paper,
      18,
    ) +
    line(
      [
        [right + 18, bottom],
        [width, bottom],
      ],
      ink.paper,
      18,
    ) +
    frame +
    clip +
    `<g clip-path="url(#window)">${view}${rail(left - 4, right, bottom - 178, bottom - 16)}<path d="M${left} ${bottom - 16}H${right}V${bottom}H${left}Z" fill="${shade}"/></g>` +
    at(left + (right - left) * 0.34, bottom - 98, 0.84, table()) +
    leaf(left - 4, left - 84, top, bottom, 26) +
    leaf(right + 4, right + 84, top, bottom, 26) +
    pole +
    at(left - 122, 40, 1, curtain(1, 128, height - 84)) +
    at(right + 122, 40, 1, curtain(-1, 128, height - 84))
  );
}

const marks: [Point, number][] = [
  [[716, 166], 72],
  [[936, 176], 64],
  [[836, 382], 82],
];
const country =
  sky() +
  dentsDuMidi() +
  grammont() +
  lake(900) +
  at(726, 484, 0.78, steamer()) +
  gulls([
    [600, 352],
    [640, 372],
    [668, 346],
  ]);
const numbered =
  country + marks.map(([place, drop], index) => mark(place, drop) + numeral(index + 1, place)).join("");

writeFileSync(
  join(import.meta.dirname, "drawings", "window-wide.svg"),
  sheet(860, 880, window(860, 880, 160, 700, at(-336, 40, 0.96, numbered) + at(640, 628, 0.72, palm(400)))),
);
writeFileSync(
  join(import.meta.dirname, "drawings", "window-tall.svg"),
  sheet(640, 620, window(640, 620, 128, 512, at(-250, -30, 0.72, numbered))),
);

/** The plan, 100 units a metre: walls are solid, what one moves is drawn in line. */
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
    thin("M0 250H-78A80 80 0 0 0 0 330") +
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
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-92 -16 876 472">${plan()}</svg>`,
);
