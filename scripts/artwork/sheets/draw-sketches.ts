// The notebook that opens the articles: a page of a spiral pad with a sketch for each article, whose figures are read
// from the article itself.
import { writeFileSync } from "node:fs";
import { businessProfile } from "#app/content/articles/business-profile";
import { chatbot } from "#app/content/articles/chatbot";
import { costs } from "#app/content/articles/costs";
import { redesign } from "#app/content/articles/redesign";
import { structure } from "#app/content/articles/structure";
import {
  circle,
  dice,
  FOREST,
  fill,
  lettering,
  line,
  type Point,
  range,
  SLATE,
  smooth,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { dots, type Stroke, strokes } from "#scripts/artwork/drawing/strokes";

/** The pencils: one of lead, and three of colour. */
const LEAD = "#3F484F";
const OCHRE = "#C98A2B";
const RUST = "#A8482F";
const BLUE = "#3F87AE";

const next = dice(29);
const shaken = (by: number) => (next() - 0.5) * 2 * by;
const shake = (points: Point[], by: number) =>
  points.map(([x, y]): Point => [x + shaken(by), y + shaken(by)]);

/** A line as drawn by hand in a hurry: twice, not quite in the same place. */
const ruled = (points: Point[], by = 1.6) =>
  range(1, 2)
    .map(() => straight(shake(points, by)))
    .join("");
const bent = (points: Point[], by = 1.6) =>
  range(1, 2)
    .map(() => smooth(shake(points, by)))
    .join("");

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
  [x, y],
];

const tint = (colour: string, d: string) => fill(colour, d, 'opacity=".22" ');

/** Right-aligned figures that end at `right`. */
const ending = (word: string, right: number, y: number, size: number) =>
  lettering(word, right - (word.length * 12 - 4) * (size / 12), y, size);

const centred = (word: string, x: number, y: number, size: number) =>
  ending(word, x + (word.length * 6 - 2) * (size / 12), y - size / 2, size);

const onRing = (x: number, y: number, far: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
};

/** The least one-off cost of each part of a site, in CHF. */
const amounts = costs.en.table.rows.flatMap(([part, once = ""]) => {
  const least = Number.parseInt(once.replace(",", ""), 10);
  return part !== "Total" && least ? [least] : [];
});

/** A sign for each part, 30 by 30: speech bubble, lines of text, camera, set square, bricks, magnifying glass. */
const signs = [
  "M1 3h28v18h-16l-8 8v-8h-4z",
  "M2 4h26M2 12h26M2 20h26M2 28h14",
  "M1 8h7l4-5h7l4 5h6v19h-28zM9 17a6 6 0 1 0 12 0a6 6 0 1 0-12 0",
  "M2 28v-26l26 26zM8 22v-8l8 8z",
  "M1 6h28v20h-28zM1 16h28M15 6v10M8 16v10M22 16v10",
  "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M19 20l9 9",
];

/** A bill with its total. */
function bill(x: number, y: number, width: number, step: number, size: number): string[] {
  const scale = Number((size / 26).toFixed(2));
  const right = x + width - size;
  const top = y + size * 0.9;
  const foot = top + amounts.length * step;
  const end = foot + size * 2.4;
  const teeth = range(0, 10).map(
    (tooth): Point => [x + width - (tooth * width) / 10, end + (tooth % 2 ? size / 2 : 0)],
  );
  const sum = amounts.reduce((all, each) => all + each, 0);
  return [
    fill("#FFFFFF", straight([[x, y], [x + width, y], ...teeth], true)),
    tint(OCHRE, straight([[x, y], [x + width, y], ...teeth], true)),
    line(LEAD, 2, ruled([[x, y], [x + width, y], ...teeth, [x, y]])),
    line(LEAD, 2.2, amounts.map((each, row) => ending(`${each}`, right, top + row * step, size)).join("")),
    ...signs.map((sign, row) =>
      line(
        LEAD,
        2 / scale,
        sign,
        `transform="translate(${x + size} ${Math.round(top + row * step - 3 * scale)})scale(${scale})" `,
      ),
    ),
    line(
      LEAD,
      2,
      ruled([
        [x + size * 0.7, foot - 2],
        [x + width - size * 0.6, foot - 2],
      ]),
    ),
    line(
      RUST,
      2.6,
      `${lettering("CHF", x + size * 0.9, foot + size * 0.6, size)}${ending(`${sum}`, right, foot + size * 0.6, size)}`,
    ),
    line(
      RUST,
      2,
      ruled([
        [right - size * 3.7, foot + size * 1.95],
        [right + 3, foot + size * 1.95],
      ]),
    ),
  ];
}

/** The minutes of each step of the hour. */
const minutes = businessProfile.en.table.rows.map(([span = ""]) => {
  const [from = 0, to = 0] = span.split("–").map(Number);
  return to - from;
});

/** A map pin whose head is a dial with the steps of that hour, and their sum. */
function pin(x: number, y: number, radius: number, size: number): string[] {
  const limits = range(0, minutes.length).map((count) =>
    minutes.slice(0, count).reduce((sum, each) => sum + each * 6, 0),
  );
  const rim = range(0, 360, 20).map((turn) => onRing(x, y, radius, turn));
  const head = range(-120, 120, 12).map((turn) => onRing(x, y, radius * 1.17, turn));
  const tip: Point = [x, y + radius * 2];
  const sector = (step: number) => {
    const [from = 0, to = 0] = limits.slice(step, step + 2);
    const arc = range(0, 4).map((part) => onRing(x, y, radius, from + ((to - from) * part) / 4));
    return straight([[x, y], ...arc], true);
  };
  const outline = `${smooth([tip, tip, ...head, tip])}z`;
  return [
    tint(BLUE, outline),
    fill("#FFFFFF", circle(x, y, radius)),
    tint(OCHRE, [0, 2, 4].map(sector).join("")),
    line(LEAD, 2, bent([tip, tip, ...head, tip, tip], 1.2) + bent(rim, 1.2)),
    line(
      LEAD,
      1.8,
      limits
        .slice(1)
        .map((turn) => ruled([[x, y], onRing(x, y, radius, turn)], 1))
        .join(""),
    ),
    line(
      RUST,
      2.4,
      minutes
        .map((each, step) => {
          const middle = ((limits[step] ?? 0) + (limits[step + 1] ?? 0)) / 2;
          return centred(`${each}`, ...onRing(x, y, radius * 0.68, middle), size);
        })
        .join(""),
    ),
    line(LEAD, 2.4, centred(`${minutes.reduce((sum, each) => sum + each)}`, x, y + radius * 1.38, size)),
  ];
}

/** Signs on the old site's pages, on a sheet of 64 by 80: stairs, prices, Christmas. */
const STAIRS = "M14 62h12v-14h12v-14h12v-14";
const COIN = "M18 44a14 14 0 1 0 28 0a14 14 0 1 0-28 0M18 26h28";
const TREE = "M32 16l16 26h-10l10 16h-32l10-16h-10zM32 58v10";

/** The old site's pages, where each redirects to, and the status code; the last one has no target. */
function redirects(x: number, y: number, width: number, step: number, scale: number, size: number): string[] {
  const codes = redesign.en.table.rows.map(([, , , code = ""]) => code);
  const [stay = "", moved = ""] = codes;
  const gone = codes.at(-1) ?? "";
  const [wide, high] = [64 * scale, 80 * scale];
  const far = x + width - wide;
  const middle = (row: number) => y + row * step + high / 2;
  const sheet = (left: number, centre: number, sign: string) => {
    const top = centre - high / 2;
    const edge: Point[] = [
      [left, top],
      [left + wide * 0.72, top],
      [left + wide, top + wide * 0.28],
      [left + wide, top + high],
      [left, top + high],
      [left, top],
    ];
    return (
      line(LEAD, 2, ruled(edge, 1.2)) +
      line(
        LEAD,
        2 / scale,
        sign,
        `transform="translate(${Math.round(left)} ${Math.round(top)})scale(${scale})" `,
      )
    );
  };
  const [from, to] = [x + wide + 10, far - 12];
  const arrow = (row: number, end: number, colour: string) => {
    const [fy, ty] = [middle(row), middle(end)];
    const lean = ((ty - fy) / (to - from)) * 12;
    const tip: Point[] = [
      [to - 12, ty - lean - 8],
      [to, ty],
      [to - 12, ty - lean + 8],
    ];
    return line(
      colour,
      2.4,
      ruled(
        [
          [from, fy],
          [to, ty],
        ],
        1.2,
      ) + straight(tip),
    );
  };
  const label = (row: number, word: string, colour: string, by: number) =>
    line(colour, 2.2, ending(word, (from + to) / 2 + size * 1.4, middle(row) + by, size));
  const [cx, cy] = [to - 14, middle(3)];
  return [
    tint(
      BLUE,
      straight(box(far, middle(0.5) - high / 2, wide, high), true) +
        straight(box(far, middle(2) - high / 2, wide, high), true),
    ),
    ...[STAIRS, STAIRS, COIN, TREE].map((sign, row) => sheet(x, middle(row), sign)),
    sheet(far, middle(0.5), STAIRS),
    sheet(far, middle(2), COIN),
    arrow(0, 0.4, BLUE),
    arrow(1, 0.6, RUST),
    arrow(2, 2, RUST),
    line(
      LEAD,
      2.4,
      ruled(
        [
          [from, cy],
          [cx - 16, cy],
        ],
        1.2,
      ) +
        ruled(
          [
            [cx - 9, cy - 9],
            [cx + 9, cy + 9],
          ],
          1,
        ) +
        ruled(
          [
            [cx - 9, cy + 9],
            [cx + 9, cy - 9],
          ],
          1,
        ),
    ),
    label(0, stay, BLUE, -size),
    label(1, moved, RUST, size * 0.15),
    label(2, moved, RUST, size * 0.5),
    label(3, gone, LEAD, size * 0.5),
  ];
}

/** How many times a day guests ask whether their dog may come, as the article says. */
const asked = Number(/(\d+) times a day/.exec(chatbot.en.content)?.[1]);

const DOG: Point[] = [
  [2, 14],
  [14, 38],
  [58, 38],
  [84, 28],
  [88, 8],
  [106, 6],
  [114, 18],
  [134, 24],
  [134, 34],
  [116, 42],
  [104, 46],
  [100, 64],
  [102, 98],
  [90, 98],
  [86, 68],
  [42, 66],
  [36, 98],
  [24, 98],
  [22, 68],
  [12, 52],
  [2, 14],
];

/** A tally mark for each time, in groups of five, below the dog. */
function tally(x: number, y: number): string[] {
  const dog = DOG.map(([dx, dy]): Point => [x + 130 + dx * 1.15, y + dy * 1.15]);
  const marks = range(0, asked / 5 - 1).flatMap((five): Stroke[] => {
    const [left, top] = [x + (five % 4) * 78, y + 158 + Math.floor(five / 4) * 64];
    return [
      ...range(0, 3).map(
        (mark): Stroke => ({
          at: [left + mark * 13 + shaken(1), top + shaken(3)],
          by: [shaken(2), 42 + shaken(3)],
        }),
      ),
      { at: [left - 9, top + 34 + shaken(3)], by: [58, -26 + shaken(3)] },
    ];
  });
  return [
    tint(OCHRE, straight(dog, true)),
    line(
      LEAD,
      2,
      ruled(dog, 1.2) +
        ruled(
          [
            [x + 236, y + 12],
            [x + 228, y + 40],
            [x + 244, y + 42],
          ],
          1,
        ),
    ),
    line(LEAD, 5, dots([[x + 252, y + 24]])),
    line(RUST, 3.2, lettering(`${asked}`, x - 4, y + 52, 50)),
    line(LEAD, 2.4, strokes(marks)),
  ];
}

/** Home, a main page for each group, and the pages below it. */
function tree(x: number, y: number): string[] {
  const below = [3, 4, 3, 4, 3, 3, 4];
  const groups = structure.en.table.rows.length;
  const step = 50;
  const columns = range(0, groups - 1).map((group) => x + 20 + group * step);
  const middle = x + 20 + ((groups - 1) * step) / 2;
  const pages = columns.flatMap((left, group) =>
    range(0, (below[group] ?? 0) - 1).map((page) => box(left - 13, y + 216 + page * 44, 26, 30)),
  );
  const bar = y + 100;
  return [
    tint(BLUE, columns.map((left) => straight(box(left - 18, y + 132, 36, 46), true)).join("")),
    line(
      LEAD,
      2,
      ruled(box(middle - 34, y, 68, 52)) +
        ruled(
          [
            [middle, y + 52],
            [middle, bar],
          ],
          1,
        ) +
        ruled([
          [x + 20, bar],
          [columns.at(-1) ?? x, bar],
        ]),
    ),
    line(LEAD, 2, columns.map((left) => ruled(box(left - 18, y + 132, 36, 46), 1.2)).join("")),
    line(
      LEAD,
      1.8,
      columns
        .map(
          (left, group) =>
            straight([
              [left, bar],
              [left, y + 132],
            ]) +
            straight([
              [left, y + 178],
              [left, y + 216],
            ]) +
            range(1, (below[group] ?? 1) - 1)
              .map((page) =>
                straight([
                  [left, y + 202 + page * 44],
                  [left, y + 216 + page * 44],
                ]),
              )
              .join(""),
        )
        .join(""),
    ),
    line(LEAD, 1.6, pages.map((page) => straight(shake(page, 1))).join("")),
    line(RUST, 3, lettering(`${groups}`, (columns.at(-1) ?? x) - 12, bar - 46, 34)),
  ];
}

/** A funnel of visitors who arrive, begin and send, above the one field of a form. */
function funnel(x: number, y: number): string[] {
  const edgeAt = (part: number) => 128 - 106 * part ** 0.8;
  const depth = 230;
  const sides = [-1, 1].map((side) =>
    range(0, 5).map((step): Point => [x + side * edgeAt(step / 5), y + 74 + (depth * step) / 5]),
  );
  const band = (from: number, to: number) => {
    const at = (part: number, side: number): Point => [x + side * edgeAt(part), y + 74 + depth * part];
    const parts = range(0, 3).map((step) => from + ((to - from) * step) / 3);
    return straight(
      [...parts.map((part) => at(part, -1)), ...parts.toReversed().map((part) => at(part, 1))],
      true,
    );
  };
  const across = [0.36, 0.7].map((part) =>
    ruled(
      [
        [x - edgeAt(part), y + 74 + depth * part],
        [x + edgeAt(part), y + 74 + depth * part],
      ],
      1,
    ),
  );
  const people: Point[] = [
    ...range(0, 8).map((each): Point => [x - 112 + each * 28 + shaken(5), y + 14 + shaken(5)]),
    ...range(0, 7).map((each): Point => [x - 98 + each * 28 + shaken(5), y + 44 + shaken(5)]),
    ...range(0, 4).map((each): Point => [x - 64 + each * 32 + shaken(4), y + 118 + shaken(5)]),
    ...range(0, 2).map((each): Point => [x - 28 + each * 28 + shaken(3), y + 196 + shaken(4)]),
    [x, y + 274],
  ];
  const rim = range(0, 360, 30).map((turn): Point => {
    const [rx, ry] = onRing(0, 0, 1, turn);
    return [x + 128 * rx, y + 74 + 13 * ry];
  });
  const spout = [-22, 22].map((by) =>
    ruled(
      [
        [x + by, y + 74 + depth],
        [x + by, y + 330],
      ],
      1,
    ),
  );
  return [
    tint(BLUE, band(0, 0.36)),
    tint(OCHRE, band(0.36, 0.7)),
    tint(FOREST, band(0.7, 1)),
    line(LEAD, 2, sides.map((side) => bent(side)).join("") + bent(rim, 1) + across.join("") + spout.join("")),
    line(RUST, 9, dots(people)),
    line(LEAD, 2.2, ruled(box(x - 78, y + 362, 144, 46))),
    line(FOREST, 4, `M${x + 22} ${y + 386}l10 10 20-22`),
    line(
      LEAD,
      2,
      ruled(
        [
          [x - 60, y + 386],
          [x + 4, y + 386],
        ],
        1,
      ),
    ),
  ];
}

/** A page of the pad: holes and wire at the top, uneven edges, squares, the drawings, and edges of pages underneath. */
function drawPage(name: string, [width, height]: Point, [left, right]: Point, drawn: string[]): void {
  const top = 46;
  const foot = height - 18;
  const down = [...range(top + 50, foot - 20, 50), foot];
  const edge = [
    ...[...range(left, right - 60, 90), right].map((x): Point => [x, top + shaken(3)]),
    ...down.map((y): Point => [right + shaken(4), y]),
    ...down.toReversed().map((y): Point => [left + shaken(4), y]),
  ];
  const further = [6, 12].map((by) => `M${left + by} ${foot + by}H${right - by}`).join("");
  const page = straight(edge, true);
  const holes = range(left + 30, right - 24, 36);
  write(name, width, height, [
    fill("#FFFFFF", page),
    `<pattern id="squares" width="24" height="24" patternUnits="userSpaceOnUse">${line("#CBDDE5", 1.1, "M0 24h24V0")}</pattern>`,
    fill("url(#squares)", `M${left + 8} ${top + 42}H${right - 8}V${foot - 8}H${left + 8}z`),
    line("#BBC2C4", 1.6, page + further),
    line(SLATE, 11, dots(holes.map((x): Point => [x, top + 20]))),
    line(LEAD, 3, holes.map((x) => `M${x} ${top + 20}c-13-18-9-44 2-44s12 22 5 34`).join("")),
    ...drawn,
  ]);
}

/** The middles of the sketches in the order of the articles, and the width of each with the space around it. */
const wide = { width: 2400, middles: [325, 640, 1000, 1352, 1726, 2064], each: 300 };
const narrow = { width: 780, middles: [152, 364, 605], each: 200 };

// Below the sketches there is room for their articles' topics.
drawPage(
  "sketches",
  [wide.width, 640],
  [140, 2260],
  [
    ...bill(200, 108, 250, 48, 26),
    ...pin(640, 250, 116, 24),
    ...redirects(826, 108, 346, 104, 1, 26),
    ...tally(1214, 112),
    ...tree(1556, 108),
    ...funnel(2064, 94),
  ],
);

// A phone has room for the sketches of the three newest articles.
drawPage(
  "narrow/sketches",
  [narrow.width, 424],
  [36, 744],
  [...bill(66, 90, 172, 28, 18), ...pin(364, 176, 72, 20), ...redirects(498, 90, 212, 60, 0.62, 18)],
);

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
const rulesOf = ({ width, middles, each }: typeof wide) =>
  [
    `.notes > * {\n  width: ${percent(each / width)};\n}\n`,
    ...middles.map(
      (middle, index) => `.notes > :nth-child(${index + 1}) {\n  left: ${percent(middle / width)};\n}\n`,
    ),
  ].join("\n");

writeFileSync(
  new URL("../../../app/sections/blog/note-places.module.css", import.meta.url),
  `/* Where the sketches stand in the notebook; written by scripts/artwork/sheets/draw-sketches.ts. */\n${rulesOf(wide)}\n@media (width < 48rem) {\n${rulesOf(narrow).replace(/^(?=.)/gm, "  ")}}\n`,
);
