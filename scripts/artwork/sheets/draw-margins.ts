// The figures in an article's margin: each shows what the text beside it says, with its numbers. The article's main
// drawing (draw-articles.ts) shows something else.
import { businessProfile } from "#app/content/articles/business-profile";
import { threeYears } from "#app/content/articles/costs";
import { redesign as redesignArticle } from "#app/content/articles/redesign";
import type { Locale } from "#app/domain/language/locale";
import {
  CONTOUR,
  circle,
  FOREST,
  fill,
  GLACIER,
  INK,
  LAKE,
  line,
  NIGHT,
  PAPER,
  type Point,
  range,
  SAND,
  SEPIA,
  SLATE,
  smooth,
  WATER,
  write,
} from "#scripts/artwork/drawing/pen";
import { regular, typeCase, upright, widthOf } from "#scripts/artwork/drawing/words";
import { inBoth } from "#scripts/artwork/region/sheet";
import { hills } from "./draw-articles.ts";

const WIDTH = 360;
const HEIGHT = 240;
const SIZE = 16;

const ground = (colour: string) => fill(colour, `M0 0h${WIDTH}v${HEIGHT}H0z`);

/** Functions that set words on a sheet: starting or ending at a point, or centred on it. */
function pressOf() {
  const type = typeCase(regular, SIZE, "t");
  const bold = typeCase(upright, SIZE, "b");
  const set =
    (used: typeof type, font: typeof upright) =>
    (text: string, [x, y]: Point, from: "start" | "middle" | "end" = "start", colour = INK) => {
      const half = widthOf(font, text, SIZE) / 2;
      const shift = { start: half, middle: 0, end: -half }[from];
      return used.words({ text, at: [Math.round(x + shift), y], colour });
    };
  return { plain: set(type, regular), strong: set(bold, upright), drawn: () => type.drawn() + bold.drawn() };
}

const thousands = (francs: number, locale: Locale) =>
  `${francs}`.replace(/\B(?=(\d{3})+$)/, locale === "en" ? "," : "’");

/** The hours that a page takes: writing it with and without a draft, and building it. */
function costsHours(): string[] {
  const { plain, strong, drawn } = pressOf();
  const [left, hour, high] = [16, 76, 30];
  const works = [
    {
      from: 1,
      to: 1,
      colour: LAKE,
      names: { en: "Text, with your draft", fr: "Textes, avec votre brouillon" },
    },
    { from: 2, to: 3, colour: LAKE, names: { en: "Text, without a draft", fr: "Textes, sans brouillon" } },
    { from: 1, to: 2, colour: CONTOUR, names: { en: "Building the page", fr: "Construction de la page" } },
  ];
  const topOf = (row: number) => 38 + 72 * row;
  const boxes = (row: number, from: number, to: number) =>
    range(from, to - 1)
      .map((each) => `M${left + each * hour} ${topOf(row)}h${hour}v${high}h-${hour}z`)
      .join("");
  return [
    ground(PAPER),
    ...works.flatMap(({ from, to, colour }, row) => [
      line(INK, 1.4, boxes(row, from, to), 'stroke-dasharray="4 4" '),
      fill(colour, boxes(row, 0, from), `stroke="${INK}" stroke-width="1.4" `),
      line(
        PAPER,
        1.4,
        range(1, from - 1)
          .map((each) => `M${left + each * hour} ${topOf(row) + 1}v${high - 2}`)
          .join(""),
      ),
    ]),
    inBoth((locale) =>
      works.flatMap(({ from, to, names }, row) => [
        plain(names[locale], [left, topOf(row) - 14]),
        strong(`${from === to ? from : `${from}–${to}`} h`, [WIDTH - left, topOf(row) + high / 2], "end"),
      ]),
    ),
    drawn(),
  ];
}

/** The cost of three years, for each option as a bar in steps of 1000 francs. */
function costsYears(): string[] {
  const { plain, strong, drawn } = pressOf();
  const [left, franc] = [16, 0.0325];
  const rowAt = (row: number) => 12 + 56 * row;
  const bars = threeYears.en.flatMap(({ francs, isOurs }, row) => {
    const top = rowAt(row) + 22;
    const end = left + francs * franc;
    const boxes = (from: number) =>
      range(from, Math.floor(francs / 1000), 2)
        .map((thousand) => {
          const start = left + 1000 * franc * thousand;
          return `M${start} ${top}H${Math.min(end, start + 1000 * franc).toFixed(1)}v16H${start}z`;
        })
        .join("");
    return [
      fill("#FFF", boxes(1)),
      fill(isOurs ? LAKE : CONTOUR, boxes(0)),
      line(INK, 1.2, `M${left} ${top}H${end.toFixed(1)}v16H${left}z`),
    ];
  });
  return [
    ground(PAPER),
    ...bars,
    inBoth((locale) =>
      threeYears[locale].flatMap(({ name, francs }, row) => [
        plain(name, [left, rowAt(row) + 10]),
        strong(thousands(francs, locale), [WIDTH - left, rowAt(row) + 10], "end"),
      ]),
    ),
    drawn(),
  ];
}

/** The clock of the pin, with the minutes of one step. */
function minutes(from: number, to: number): string[] {
  const [x, y] = [60, 60];
  const at = (minute: number, radius: number) => {
    const turn = (minute / 30) * Math.PI;
    return `${(x + radius * Math.sin(turn)).toFixed(1)} ${(y - radius * Math.cos(turn)).toFixed(1)}`;
  };
  const ticks = range(0, 55, 5).map((minute) => `M${at(minute, minute % 15 ? 40 : 36)}L${at(minute, 44)}`);
  return [
    fill(LAKE, circle(x, y, 58)),
    fill(PAPER, circle(x, y, 48)),
    fill(SAND, `M${x} ${y}L${at(from, 48)}A48 48 0 0 1 ${at(to, 48)}z`),
    line(CONTOUR, 6, `M${at(from, 51)}A51 51 0 0 1 ${at(to, 51)}`, 'stroke-linecap="butt" '),
    line(INK, 2, ticks.join("")),
    line(INK, 3, `M${at(from, 30)}L${x} ${y}L${at(to, 34)}`),
    fill(INK, circle(x, y, 4)),
  ];
}

/** Old addresses as ways: one stays, two become one, one ends. */
function redesignWays(): string[] {
  const { plain, strong, drawn } = pressOf();
  const dashes = 'stroke-dasharray="12 6" ';
  const [keep, merge, stop] = [48, 120, 192];
  const start = (x: number, y: number) => fill(PAPER, circle(x, y, 6), `stroke="${INK}" stroke-width="2.6" `);
  const hut = (x: number, y: number) => [
    fill(
      PAPER,
      `M${x - 14} ${y + 12}v-14l14-12 14 12v14z`,
      `stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" `,
    ),
    line(INK, 2.2, `M${x - 20} ${y + 3}l20-17 20 17`),
  ];
  return [
    ground(PAPER),
    ...hills(
      [
        [20, 140, 0.7, 60],
        [210, 20, 0.6, 70],
        [130, 250, 0.6, 60],
      ],
      0.13,
      [WIDTH, HEIGHT],
    ),
    line(
      INK,
      2.6,
      `${smooth([
        [30, keep],
        [80, keep - 12],
        [140, keep + 8],
        [172, keep],
      ])}${smooth([
        [30, merge],
        [80, merge + 6],
        [124, merge - 2],
        [172, merge],
      ])}`,
      dashes,
    ),
    line(
      INK,
      2.6,
      `${smooth([
        [44, merge + 32],
        [84, merge + 26],
        [110, merge + 6],
        [124, merge],
      ])}${smooth([
        [30, stop + 18],
        [76, stop + 6],
        [130, stop + 12],
      ])}`,
      'stroke-dasharray="1 7" ',
    ),
    line(CONTOUR, 5, `M140 ${stop - 4}l4 30`),
    ...[
      [30, keep],
      [30, merge],
      [44, merge + 32],
      [30, stop + 18],
    ].map(([x = 0, y = 0]) => start(x, y)),
    ...hut(196, keep),
    ...hut(196, merge),
    fill(PAPER, `M226 0h134v${HEIGHT}h-134z`),
    line(SAND, 1.4, `M226 0v${HEIGHT}`),
    inBoth((locale) => {
      const { rows } = redesignArticle[locale].table;
      return [0, 1, 4].flatMap((row, index) => {
        const [, decision = "", , code = ""] = rows[row] ?? [];
        const y = [keep, merge, stop + 10][index] ?? 0;
        return [strong(code, [242, y - 10]), plain(decision, [242, y + 12])];
      });
    }),
    drawn(),
  ];
}

/** Visits in thirteen weeks after a launch: they go up and down for two weeks, some are lost, then they come back. */
function redesignAfter(): string[] {
  const { plain, strong, drawn } = pressOf();
  const [left, week, foot] = [24, 24, 186];
  const xAt = (weeks: number) => left + weeks * week;
  const before = 100;
  const stops = [
    { weeks: 2, number: "2", words: { en: "weeks", fr: "semaines" } },
    { weeks: 4, number: "4", words: { en: "weeks", fr: "semaines" } },
    { weeks: 13, number: "3", words: { en: "months", fr: "mois" } },
  ];
  const way: Point[] = [
    [xAt(0), before],
    [xAt(0.5), 118],
    [xAt(1), 94],
    [xAt(1.5), 132],
    [xAt(2), 112],
    [xAt(3), 138],
    [xAt(4), 130],
    [xAt(6), 108],
    [xAt(8), before + 1],
    [xAt(10.5), before],
    [xAt(13), before],
  ];
  const boxes = (from: number) =>
    range(from, 12, 2)
      .map((each) => `M${xAt(each)} ${foot}h${week}v8h-${week}z`)
      .join("");
  return [
    ground(PAPER),
    ...hills(
      [
        [250, 10, 0.7, 80],
        [40, 40, 0.5, 60],
      ],
      0.13,
      [WIDTH, 150],
    ),
    line(SAND, 1.4, `M${xAt(0)} ${before}H${xAt(13)}`),
    line(INK, 2.8, smooth(way), 'stroke-dasharray="12 6" '),
    line(
      CONTOUR,
      1.4,
      stops.map(({ weeks }) => `M${xAt(weeks)} ${foot}V${weeks === 13 ? before + 16 : 150}`).join(""),
    ),
    fill(
      PAPER,
      circle(xAt(0), before, 6) + circle(xAt(4), 130, 5) + circle(xAt(13), before, 6),
      `stroke="${INK}" stroke-width="2.6" `,
    ),
    fill("#FFF", boxes(1)),
    fill(INK, boxes(0)),
    line(INK, 1.2, `M${xAt(0)} ${foot}H${xAt(13)}v8H${xAt(0)}z`),
    inBoth((locale) =>
      stops.flatMap(({ weeks, number, words }) => {
        const label = weeks === 2 ? number : `${number} ${words[locale]}`;
        const from = weeks === 13 ? "end" : weeks === 2 ? "middle" : "start";
        return [
          (weeks === 2 ? strong : plain)(label, [xAt(weeks) + (weeks === 4 ? -5 : 0), foot + 26], from),
        ];
      }),
    ),
    drawn(),
  ];
}

/** An answer and its source: a line leads from the answer to the line of a page that it comes from. */
function chatbotAnswer(): string[] {
  const lines = (left: number, tops: number[], width: number) =>
    tops.map((y, index) => `M${left} ${y}h${width - 26 * (index % 2)}`).join("");
  return [
    ground(NIGHT),
    fill(PAPER, "M28 32h128v176h-128z", `stroke="${CONTOUR}" stroke-width="1.6" `),
    fill(LAKE, "M28 32h128v30h-128z"),
    line("#FFF", 5, "M42 47h44"),
    fill(GLACIER, "M36 128h112v44h-112z"),
    line(SLATE, 4, lines(44, [82, 98, 114, 188], 90)),
    line(INK, 4, lines(44, [142, 158], 90)),
    fill(PAPER, "M208 56h116q10 0 10 10v84q0 10-10 10h-84l-20 22v-22h-12q-10 0-10-10V66q0-10 10-10z"),
    line(INK, 4, lines(218, [80, 98], 92)),
    line(LAKE, 4, "M218 130h66"),
    line(LAKE, 1.6, "M216 140h70M296 136l14-14m-10 0h10v10"),
    line("#E4D3BC", 2.4, "M216 130Q182 128 154 150", 'stroke-dasharray="1 7" '),
    fill("#E4D3BC", circle(152, 150, 5)),
  ];
}

/** Ten conversations with a line at half of them: those that the assistant answered alone are filled. */
function chatbotHalf(): string[] {
  const { plain, drawn } = pressOf();
  const [left, step, middle] = [26, 31, 177.5];
  const bubbles = (from: number, to: number) =>
    range(from, to)
      .map((each) => `M${left + each * step} 62h24v18h-12l-6 7v-7h-6z`)
      .join("");
  const [bubble, handset] = [100, 264];
  const words = { en: ["alone", "with a person"], fr: ["seul", "avec une personne"] };
  return [
    ground(NIGHT),
    fill("#E4D3BC", bubbles(0, 3)),
    line(CONTOUR, 1.8, bubbles(4, 9)),
    line(PAPER, 1.6, `M${middle} 22V222`, 'stroke-dasharray="5 5" '),
    line(PAPER, 1.6, [bubble, handset].map((x) => `M${x} 104v32m-6-7l6 7 6-7`).join("")),
    line(WATER, 2, `M${bubble - 30} 156h60v38h-30l-14 14v-14h-16z`),
    line(WATER, 4, `M${bubble - 12} 175l8 8 16-17`),
    `<g transform="translate(${handset - 24} 156)scale(2)">`,
    fill(
      "#E4D3BC",
      "M6.6 1.5 9 6.4 6.9 8.3a13 13 0 0 0 8.8 8.8l1.9-2.1 4.9 2.4-.6 4.1q-.4 1.6-2.2 1.5C10.400 22 2 13.600 1 4.300.9 2.500 2 2.200 2.600 2z",
    ),
    "</g>",
    inBoth((locale) => {
      const [alone = "", helped = ""] = words[locale];
      return [plain(alone, [bubble, 38], "middle", PAPER), plain(helped, [handset, 38], "middle", PAPER)];
    }),
    drawn(),
  ];
}

/** Fifty real questions as filled dots, and twenty nasty ones as empty dots. */
function chatbotQuestions(): string[] {
  const { strong, drawn } = pressOf();
  const dots = (from: number, to: number) =>
    range(from, to)
      .map((each) =>
        circle(38 + 31.5 * (each % 10), 46 + 25 * Math.floor(each / 10) + (each > 49 ? 10 : 0), 6),
      )
      .join("");
  return [
    ground(NIGHT),
    fill("#E4D3BC", dots(0, 49)),
    line(CONTOUR, 2, dots(50, 69)),
    line(LAKE, 1.4, "M32 163H328"),
    // Their numbers, above the first group and below the second.
    strong("50", [32, 20], "start", PAPER),
    strong("20", [328, 226], "end", PAPER),
    drawn(),
  ];
}

/** One of the seven streams: the main page at its mouth, and a spring for each page that links to it. */
function structureCluster(): string[] {
  const { plain, strong, drawn } = pressOf();
  const fork: Point = [120, 118];
  const springs: Point[] = [
    [64, 26],
    [176, 62],
    [36, 92],
    [212, 116],
  ];
  const bend = ([x, y]: Point): Point[] => [[x, y], [(x + fork[0]) / 2 + 6, (y + fork[1]) / 2 - 6], fork];
  const names = {
    en: ["Stairs", "Wood or metal", "Open or closed risers"],
    fr: ["Escaliers", "Bois ou métal", "Avec ou sans contremarches"],
  };
  return [
    ground(PAPER),
    ...hills(
      [
        [-20, 130, 0.6, 50],
        [330, 20, 0.8, 60],
      ],
      0.13,
      [WIDTH, HEIGHT],
    ),
    fill(GLACIER, "M0 240V212Q70 196 150 206T290 200T360 212V240z", `stroke="${WATER}" stroke-width="2" `),
    line(LAKE, 2, springs.map((each) => smooth(bend(each))).join("")),
    line(LAKE, 4.5, smooth([fork, [112, 150], [124, 178], [118, 204]])),
    fill(PAPER, springs.map(([x, y]) => circle(x, y, 5)).join(""), `stroke="${LAKE}" stroke-width="2" `),
    fill(LAKE, circle(118, 168, 9)),
    inBoth((locale) => {
      const [main = "", one = "", two = ""] = names[locale];
      return [strong(main, [138, 169]), plain(one, [188, 63]), plain(two, [78, 27])];
    }),
    drawn(),
  ];
}

/** Weak streams and the strong one that they join. */
function structureMerged(): string[] {
  // Each begins on the strong line, so that its first dash touches it.
  const weak: Point[][] = [
    [
      [158, 97],
      [92, 62],
      [70, 20],
    ],
    [
      [187, 137],
      [262, 92],
      [292, 34],
    ],
    [
      [178, 172],
      [110, 142],
      [40, 122],
    ],
  ];
  const strong: Point[] = [
    [176, 16],
    [168, 62],
    [150, 96],
    [196, 138],
    [174, 172],
    [186, 208],
  ];
  return [
    ground(PAPER),
    ...hills(
      [
        [20, 60, 0.7, 50],
        [340, 150, 0.8, 60],
        [230, 10, 0.5, 40],
      ],
      0.13,
      [WIDTH, HEIGHT],
    ),
    fill(GLACIER, "M0 240V214Q70 200 150 208T290 202T360 214V240z", `stroke="${WATER}" stroke-width="2" `),
    line(LAKE, 2, weak.map(smooth).join(""), 'stroke-dasharray="8 6" '),
    line(LAKE, 5, smooth(strong)),
    fill(
      PAPER,
      weak.map(([, , [x, y] = [0, 0]]) => circle(x, y, 5)).join(""),
      `stroke="${LAKE}" stroke-width="2" `,
    ),
    fill(LAKE, circle(176, 16, 7)),
  ];
}

/** Twelve weeks on a scale; from the sixth on, Google may have understood the site. */
function structureWeeks(): string[] {
  const { strong, plain, drawn } = pressOf();
  const [left, week, top] = [24, 26, 160];
  const xAt = (weeks: number) => left + weeks * week;
  const boxes = (from: number, to: number) =>
    range(from, to, 2)
      .map((each) => `M${xAt(each)} ${top}h${week}v18h-${week}z`)
      .join("");
  return [
    ground(PAPER),
    fill(GLACIER, `M${xAt(6)} 32H${xAt(12)}V${top}H${xAt(6)}z`),
    line(
      LAKE,
      2.4,
      smooth([
        [xAt(0), 146],
        [xAt(3), 142],
        [xAt(6), 118],
        [xAt(9), 70],
        [xAt(12), 52],
      ]),
    ),
    fill("#FFF", boxes(1, 11)),
    fill(INK, boxes(0, 10)),
    line(INK, 1.2, `M${xAt(0)} ${top}H${xAt(12)}v18H${xAt(0)}z`),
    inBoth((locale) => [
      strong("0", [xAt(0), top + 36], "middle"),
      strong("6", [xAt(6), top + 36], "middle"),
      strong("12", [xAt(12), top + 36], "middle"),
      plain(locale === "en" ? "weeks" : "semaines", [xAt(9), top + 36], "middle"),
    ]),
    drawn(),
  ];
}

/** A form of which one field is left, with its purpose below it; the others are struck out. */
function landingField(): string[] {
  const { plain, strong, drawn } = pressOf();
  const words = {
    en: ["Company", "Address", "Your message", "Your number", "We will call on Monday, 8 to 10"],
    fr: ["Entreprise", "Adresse", "Votre message", "Votre numéro", "Nous appelons lundi, de 8 h à 10 h"],
  };
  const tops = [18, 56, 94];
  return [
    ground(PAPER),
    line(SAND, 1.8, tops.map((top) => `M28 ${top}h304v30h-304z`).join("")),
    fill("#FFF", "M28 140h304v50h-304z", `stroke="${INK}" stroke-width="2.6" `),
    fill(FOREST, "M268 141h63v48h-63z"),
    line("#FFF", 4, "M286 165l10 11 19-22"),
    line(LAKE, 2.2, "M44 196v14h10"),
    inBoth((locale) => {
      const [, , , number = "", when = ""] = words[locale];
      return [
        ...tops.map((top, row) => plain(words[locale][row] ?? "", [44, top + 15], "start", SLATE)),
        strong(number, [44, 165]),
        plain(when, [62, 211], "start", LAKE),
      ];
    }),
    line(CONTOUR, 2.4, tops.map((top) => `M36 ${top + 17}q76-8 150 0t138-4`).join("")),
    drawn(),
  ];
}

/** The path down to the form, with three doubts on it. */
function landingDoubts(): string[] {
  const { strong, drawn } = pressOf();
  const gates: Point[] = [
    [92, 70],
    [180, 126],
    [262, 166],
  ];
  return [
    ground(PAPER),
    ...hills(
      [
        [80, 190, 0.8, 56],
        [250, 50, 0.9, 60],
        [380, 240, 0.6, 60],
      ],
      0.13,
      [WIDTH, HEIGHT],
    ),
    line(INK, 2.6, smooth([[20, 30], ...gates, [306, 204]]), 'stroke-dasharray="1 8" '),
    fill(LAKE, circle(20, 30, 6)),
    fill(PAPER, gates.map(([x, y]) => circle(x, y, 17)).join(""), `stroke="${CONTOUR}" stroke-width="2.6" `),
    fill("#FFF", "M282 200h62v26h-62z", `stroke="${INK}" stroke-width="2.2" `),
    fill(FOREST, "M318 200h26v26h-26z"),
    line("#FFF", 2.6, "M324 213l5 6 9-11"),
    ...gates.map(([x, y], index) => strong(`${index + 1}`, [x, y], "middle")),
    drawn(),
  ];
}

/** How many of fifteen visitors arrive, begin and send, and the causes to check at each loss. */
function landingFigures(): string[] {
  const { plain, strong, drawn } = pressOf();
  const [all, left, step] = [15, 122, 15.5];
  const rows = [
    { stay: 15, at: 40 },
    { stay: 8, at: 120 },
    { stay: 3, at: 200 },
  ];
  const words = {
    en: { rows: ["arrive", "begin", "send"], causes: ["The promise, or the price", "One of the fields"] },
    fr: {
      rows: ["arrivent", "commencent", "envoient"],
      causes: ["La promesse ou le prix", "L’un des champs"],
    },
  };
  const dots = (row: number, from: number, to: number) =>
    range(from, to - 1)
      .map((each) => circle(left + 6 + each * step, rows[row]?.at ?? 0, 5))
      .join("");
  return [
    ground(PAPER),
    ...rows.flatMap(({ stay }, row) => [
      fill(LAKE, dots(row, 0, stay)),
      line(CONTOUR, 1.6, dots(row, stay, rows[row - 1]?.stay ?? all)),
    ]),
    line(
      CONTOUR,
      1.6,
      rows
        .slice(0, -1)
        .map(({ at }) => `M${left + 6} ${at + 16}v40m-5-6l5 7 5-7`)
        .join(""),
    ),
    inBoth((locale) => [
      ...rows.map(({ at }, row) => strong(words[locale].rows[row] ?? "", [110, at], "end")),
      ...words[locale].causes.map((cause, row) =>
        plain(cause, [left + 24, (rows[row]?.at ?? 0) + 40], "start", SEPIA),
      ),
    ]),
    drawn(),
  ];
}

const figures = {
  "costs-hours": costsHours,
  "costs-years": costsYears,
  "redesign-ways": redesignWays,
  "redesign-after": redesignAfter,
  "chatbot-answer": chatbotAnswer,
  "chatbot-questions": chatbotQuestions,
  "chatbot-half": chatbotHalf,
  "structure-cluster": structureCluster,
  "structure-merged": structureMerged,
  "structure-weeks": structureWeeks,
  "landing-field": landingField,
  "landing-doubts": landingDoubts,
  "landing-figures": landingFigures,
};

for (const [name, draw] of Object.entries(figures)) write(`articles/margins/${name}`, WIDTH, HEIGHT, draw());

for (const [part = ""] of businessProfile.en.table.rows) {
  const [from = 0, to = 0] = part.split("–").map(Number);
  write(`articles/margins/minutes-${from}`, 120, 120, minutes(from, to));
}
