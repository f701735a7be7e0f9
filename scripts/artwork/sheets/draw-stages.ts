// The stages of an enquiry, for lead generation: an ad, a page, a form and a month's figures, each on a plate, and the
// river below them.
import { STAIR_WEEKS, stairPrices } from "#app/domain/interaction/stairs";
import { type Localized, locales } from "#app/domain/language/locale";
import { francsInText } from "#app/domain/offers/money";
import {
  circle,
  fill,
  GLACIER,
  INK,
  LAKE,
  line,
  PAPER,
  type Point,
  range,
  SAND,
  SIGNAL,
  SLATE,
  smooth,
  write,
} from "#scripts/artwork/drawing/pen";
import { regular, typeCase, upright, widthOf } from "#scripts/artwork/drawing/words";

const WIDTH = 240;
const HEIGHT = 180;
const GAP = 32;
/** The background and text colours of the client's site. */
const BROWN = "#17110D";
const CREAM = "#ECE2D0";

/** The texts of the plates. */
const words = {
  en: {
    query: "oak staircase price",
    sponsored: "Sponsored",
    headline: ["Your staircase: the price", "before you write to us"],
    below: ["Height, length and wood:", "a price range at once."],
    offer: ["A straight staircase", "from"],
    promise: ["Made to measure,", `fitted ${STAIR_WEEKS} weeks`, "after you order"],
    see: "See my price",
    stairs: "Your staircase",
    fields: ["Height", "Length", "Phone"],
    send: "Send my enquiry",
    receipt: "Received: ref. D7K4",
    month: "November",
    counted: ["Calls", "Enquiries", "Quotes", "Signed"],
  },
  fr: {
    query: "prix escalier chêne",
    sponsored: "Sponsorisé",
    headline: ["Votre escalier : le prix", "avant de nous écrire"],
    below: ["La hauteur, la longueur, le bois :", "une fourchette tout de suite."],
    offer: ["Un escalier droit", "dès"],
    promise: ["Sur mesure, posé", `${STAIR_WEEKS} semaines après`, "la commande"],
    see: "Voir mon prix",
    stairs: "Votre escalier",
    fields: ["Hauteur", "Longueur", "Téléphone"],
    send: "Envoyer ma demande",
    receipt: "Reçue : réf. D7K4",
    month: "Novembre",
    counted: ["Appels", "Demandes", "Devis", "Signés"],
  },
} satisfies Localized<unknown>;

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

const left = (index: number) => index * (WIDTH + GAP);
const SHEET = left(4) - GAP;

for (const locale of locales) {
  const said = words[locale];
  const small = typeCase(regular, 11.5, "s");
  const large = typeCase(upright, 15, "l");

  const set = (
    letters: typeof small,
    font: typeof regular,
    size: number,
    [x, y]: Point,
    text: string,
    colour: string,
    isEnd: boolean,
  ) => {
    const half = widthOf(font, text, size) / 2;
    return letters.words({ text, at: [Math.round(isEnd ? x - half : x + half), y], colour });
  };

  /** Words that begin at a point. */
  const put = (at: Point, text: string, colour = INK) => set(small, regular, 11.5, at, text, colour, false);
  /** The same, or words that end at it if `isEnd`. */
  const title = (at: Point, text: string, colour = INK, isEnd = false) =>
    set(large, upright, 15, at, text, colour, isEnd);

  /** A search with the ad above its results. */
  const ad = [
    fill("#FFFFFF", box(0, 0, WIDTH, HEIGHT)),
    `<rect x="12" y="12" width="216" height="30" rx="15" stroke="${SLATE}"/>`,
    line(SLATE, 1.6, `${circle(29, 26, 4.5)}M32 29.5l4 4`),
    put([44, 27], said.query),
    put([12, 62], said.sponsored),
    put([12, 78], "escaliers-duc.example", SLATE),
    ...said.headline.map((text, row) => title([12, 101 + 18 * row], text, LAKE)),
    ...said.below.map((text, row) => put([12, 142 + 16 * row], text, SLATE)),
  ];

  /** The client's page: stairs in section with a dimension line. */
  const steps = range(0, 6)
    .map(() => "v-11h13")
    .join("");
  const [offer, from] = said.offer;
  const page = [
    fill(BROWN, box(0, 0, WIDTH, HEIGHT)),
    put([12, 16], "Escaliers Duc", CREAM),
    line(CREAM, 0.6, "M0 30h240"),
    title([12, 51], `${offer}`, CREAM),
    title([12, 69], `${from} ${francsInText(stairPrices.straight, locale)}`, CREAM),
    ...said.promise.map((text, row) => put([12, 93 + 15 * row], text, CREAM)),
    fill(CREAM, box(12, 140, 118, 28)),
    put([22, 154], said.see, BROWN),
    line(CREAM, 1.6, `M140 126${steps}v77z`),
    line(CREAM, 0.7, "M140 136h91M140 133v6M231 133v6"),
  ];

  const values = ["268 cm", "410 cm", "079 555 01 42"];
  /** A form with the fields that the first answer needs, and its receipt. */
  const form = [
    fill(PAPER, box(0, 0, WIDTH, HEIGHT)),
    title([12, 20], said.stairs),
    ...said.fields.map((name, row) => {
      const y = 50 + 30 * row;
      return [
        put([12, y], name, SLATE),
        line(SLATE, 1, box(92, y - 12, 136, 24)),
        put([100, y], `${values[row]}`),
      ].join("");
    }),
    fill(LAKE, box(92, 128, 136, 28)),
    put([102, 142], said.send, "#FFFFFF"),
    put([92, 168], said.receipt, "#2F6B4A"),
  ];

  const counts = [9, 12, 10, 8];
  const figures = [
    fill("#FFFFFF", box(0, 0, WIDTH, HEIGHT)),
    title([12, 20], said.month),
    ...counts.map((count, row) => {
      const y = 52 + 30 * row;
      return [
        put([12, y], `${said.counted[row]}`),
        fill(row === 3 ? LAKE : GLACIER, box(84, y - 10, count * 9, 20)),
        title([228, y], `${count}`, INK, true),
        line(SAND, 1, `M12 ${y + 15}h216`),
      ].join("");
    }),
  ];

  const views = { ad, page, form, figures };
  const plates = Object.entries(views).map(
    ([view, drawn], index) =>
      `<view id="${view}" viewBox="${left(index)} 0 ${WIDTH} ${HEIGHT}"/><g transform="translate(${left(index)})">${drawn.join("")}</g>`,
  );
  write(`stages/plates-${locale}`, SHEET, HEIGHT, [...plates, small.drawn(), large.drawn()]);
}

/** The height of the sheet with the river, which winds below the plates and is broader from stage to stage. */
const RIVER = 48;
const middle = (x: number) => RIVER / 2 + 7 * Math.sin(x / 47) + 3 * Math.sin(x / 19);
const reach = (from: number, to: number) => smooth(range(from, to, 12).map((x): Point => [x, middle(x)]));
const brooks = [
  [70, -1],
  [128, 1],
  [206, -1],
  [338, 1],
  [404, -1],
  [478, 1],
  [600, -1],
  [668, 1],
  [742, -1],
] as const;

const stations = range(0, 3).map((index): Point => [left(index) + 9, Math.round(middle(left(index) + 9))]);
const [gx, gy] = stations.at(-1) ?? [0, 0];

write("stages/river", SHEET, RIVER, [
  line(
    LAKE,
    1.5,
    brooks
      .map(([x, side]) =>
        smooth([
          [x - 46, side < 0 ? 1 : RIVER - 1],
          [x - 30, RIVER / 2 + side * 15],
          [x - 16, RIVER / 2 + side * 14],
          [x, middle(x)],
        ]),
      )
      .join(""),
  ),
  ...range(0, 3).map((index) =>
    line(LAKE, 3 + 1.6 * index, reach(left(index), Math.min(left(index + 1) + 6, SHEET))),
  ),
  `<path fill="#FFFFFF" stroke="${INK}" stroke-width="2" d="${stations
    .slice(0, -1)
    .map(([x, y]) => circle(x, y, 6))
    .join("")}"/>`,
  line(SIGNAL, 2.5, `M${gx} ${gy - 15}v30M${gx - 5} ${gy - 15}h10M${gx - 5} ${gy + 15}h10`),
]);

/** The river down a narrow screen, a column for each stage: half a column's width, and the height of a repeat. */
const SIDE = 22;
const TURN = 240;
const sway = (y: number) => 3 * Math.sin(y / (TURN / 4 / Math.PI)) + 1.2 * Math.sin(y / (TURN / 6 / Math.PI));
/** The brooks that join each stage, by height and side; the last stage, after the gauge, has none. */
const joins = [
  [58, -1],
  [142, 1],
  [214, -1],
] as const;

write(
  "stages/down",
  4 * 2 * SIDE,
  TURN,
  range(0, 3).flatMap((stage) => {
    const middle = (y: number): Point => [SIDE + 2 * SIDE * stage + sway(y), y];
    const brooksIn = joins.map(([y, side]) => {
      const [x] = middle(y);
      const far = SIDE + 2 * SIDE * stage + side * (SIDE - 1);
      return smooth([
        [far, y - 44],
        [far - side * 6, y - 24],
        [x + side * 7, y - 16],
        [x, y],
      ]);
    });
    const river = `<path stroke="${LAKE}" stroke-width="${3 + 1.4 * stage}" d="${smooth(range(-TURN / 8, TURN + TURN / 8, 10).map(middle))}"/>`;
    return stage < 3 ? [line(LAKE, 1.5, brooksIn.join("")), river] : [river];
  }),
);
