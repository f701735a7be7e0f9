// The geologist's field book that opens the articles: a page of a spiral pad with a fold and its beds, a bearing, and a ford.
import {
  circle,
  dice,
  fill,
  GLACIER,
  lettering,
  line,
  type Point,
  range,
  SLATE,
  smooth,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";
import { dots, noise, type Stroke, strokes } from "#scripts/artwork/drawing/strokes";

/** The pencils: one of lead, and three of colour. */
const LEAD = "#3F484F";
const OCHRE = "#C98A2B";
const RUST = "#A8482F";
const BLUE = "#3F87AE";

const next = dice(29);
const shaken = (by: number) => (next() - 0.5) * 2 * by;

/** A line as a hand draws it in a hurry: twice, and not in the same place. */
function pencilled(points: Point[], by = 2.5): string {
  return range(1, 2)
    .map(() => smooth(points.map(([x, y]): Point => [x + shaken(by), y + shaken(by)])))
    .join("");
}

/** A note that nobody else can read. */
function note(x: number, y: number, words: number[]): string {
  let left = x;
  return words
    .map((length) => {
      const start = left;
      left += length * 11 + 14;
      return smooth(
        range(0, 2 * length).map((turn): Point => {
          const isUp = turn % 2 === 1;
          return [
            start + turn * 5.5 + (isUp ? 5 : 0),
            y + (isUp ? (next() < 0.3 ? -24 : -9) : 6) + shaken(2),
          ];
        }),
      );
    })
    .join("");
}

/** A tint of a pencil with strokes in it, in rows that are not quite straight. */
function tile(
  id: string,
  colour: string,
  pen: number,
  [width, height]: Point,
  [across, down]: Point,
  by: Point,
) {
  const marks = range(0, height / down - 1).flatMap((row) =>
    range(0, width / across - 1).map(
      (column): Stroke => ({
        at: [(column + (row % 2 ? 0.75 : 0.25)) * across + shaken(2), (row + 0.5) * down + shaken(2)],
        by,
      }),
    ),
  );
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${fill(colour, `M0 0h${width}v${height}H0z`, 'opacity=".2" ')}${line(colour, pen, strokes(marks))}</pattern>`;
}

/** Beds that were folded, seen in a quarry's wall: each with the sign of its stone. */
function fold(left: number, top: number, width: number, beds: number[]): string[] {
  const bend = (x: number) => {
    const part = (x - left) / width;
    return (width / 8) * Math.cos(2 * Math.PI * (part * 1.12 - 0.36)) + 8 * (noise(x / 60, 0, 3) - 0.5);
  };
  const along = range(left, left + width, 40);
  const depths = range(0, beds.length).map((bed) => beds.slice(0, bed).reduce((sum, each) => sum + each, 0));
  const yAt = (x: number, depth: number) => top + width / 7 - bend(x) + depth * (1 + 0.12 * Math.sin(x / 90));
  const edge = (depth: number) => along.map((x): Point => [x, yAt(x, depth)]);
  const band = (bed: number) =>
    straight([...edge(depths[bed] ?? 0), ...edge(depths[bed + 1] ?? 0).toReversed()], true);
  const bricks = (bed: number) => {
    const from = depths[bed] ?? 0;
    const middle = from + (beds[bed] ?? 0) / 2;
    return (
      smooth(edge(middle)) +
      [from, middle]
        .flatMap((depth, row) =>
          range(left + 20 + row * 20, left + width - 8, 40).map((x) =>
            straight([
              [x, yAt(x, depth)],
              [x + 3, yAt(x, depth + (beds[bed] ?? 0) / 2)],
            ]),
          ),
        )
        .join("")
    );
  };
  return [
    tile("sand", OCHRE, 4.5, [51, 36], [17, 12], [0, 0]),
    tile("clay", RUST, 1.9, [45, 33], [15, 11], [9, -9]),
    tile("marl", BLUE, 1.9, [78, 39], [26, 13], [15, 0]),
    ...["sand", "clay", "marl"].map((id, index) => fill(`url(#${id})`, band([0, 2, 3][index] ?? 0))),
    line(LEAD, 1.4, bricks(1)),
    line(LEAD, 1.9, depths.map((depth) => pencilled(edge(depth))).join("")),
    line(
      LEAD,
      1.9,
      [left, left + width].map((x) => pencilled(depths.map((depth): Point => [x, yAt(x, depth)]))).join(""),
    ),
  ];
}

/** A compass as it lies on the page, its needle to the north, and the bearing that was taken. */
function compass(x: number, y: number, radius: number, degrees: number): string[] {
  const ray = (turn: number, from: number, to: number): Point[] => {
    const angle = ((turn - 90) * Math.PI) / 180;
    return [from, to].map((far): Point => [x + far * Math.cos(angle), y + far * Math.sin(angle)]);
  };
  const ring = (far: number) => range(0, 360, 24).map((turn): Point => ray(turn, far, far)[0] ?? [x, y]);
  const ticks = range(0, 350, 10).map((turn) =>
    straight(ray(turn, radius * (turn % 30 ? 0.9 : 0.82), radius)),
  );
  const needle = (turn: number): Point[] => [
    ...ray(turn, radius * 0.68, radius * 0.68).slice(1),
    ...ray(turn + 90, radius * 0.09, radius * 0.09).slice(1),
    ...ray(turn - 90, radius * 0.09, radius * 0.09).slice(1),
  ];
  return [
    line(LEAD, 1.8, pencilled(ring(radius), 1.5) + pencilled(ring(radius * 1.1), 2)),
    line(LEAD, 1.4, ticks.join("")),
    line(LEAD, 1.6, straight(needle(-14), true) + straight(needle(166), true)),
    fill(RUST, straight(needle(-14), true), 'opacity=".75" '),
    line(RUST, 2.4, straight(ray(degrees, 0, radius * 1.75)), 'stroke-dasharray="16 8" '),
    line(LEAD, 2, lettering("N", x - 8, y - radius * 1.1 - 30, 22)),
  ];
}

/** A stream that comes down the page, the stones one crosses it on, and how deep it is. */
function ford(x: number, y: number): string[] {
  const bank = (off: number) =>
    range(0, 420, 30).map(
      (down): Point => [
        x + off + 46 * Math.sin(down / 74) + 16 * (noise(down / 40, off, 6) - 0.5) + down * 0.22,
        y + down,
      ],
    );
  const stones = range(0, 4).map((index): Point[] => {
    const [sx, sy] = [x + 8 + index * 40, y + 176 - index * 9];
    return range(0, 405, 45).map(
      (turn): Point => [
        sx + 17 * Math.cos((turn * Math.PI) / 180),
        sy + 11 * Math.sin((turn * Math.PI) / 180),
      ],
    );
  });
  const grass = [-16, 186].flatMap((off) =>
    bank(off).map(([bx, by]): Stroke => ({ at: [bx, by], by: [off < 0 ? -16 : 16, -7] })),
  );
  const flow = range(0, 26).map((): Stroke => {
    const down = 380 * next();
    return { at: [x + 30 + 120 * next() + 46 * Math.sin(down / 74) + down * 0.22, y + down], by: [4, 20] };
  });
  return [
    fill(GLACIER, straight([...bank(0), ...bank(170).toReversed()], true), 'opacity=".7" '),
    line(BLUE, 1.7, strokes(flow)),
    line(LEAD, 2, pencilled(bank(0)) + pencilled(bank(170))),
    line(LEAD, 1.5, strokes(grass)),
    fill("#FFFFFF", stones.map((stone) => `${smooth(stone)}z`).join("")),
    line(LEAD, 1.9, stones.map((stone) => pencilled(stone, 1.4)).join("")),
  ];
}

/** The page: holes and wire above, an edge that has been in a rucksack, squares, and what is drawn on it. */
function drawPage(name: string, [width, height]: Point, [left, right]: Point, drawn: string[]): void {
  const top = 46;
  const edge = [
    ...[...range(left, right - 60, 90), right].map((x): Point => [x, top + shaken(3)]),
    ...range(top + 50, height + 50, 50).map((y): Point => [right + shaken(5), y]),
    ...range(top + 50, height + 50, 50)
      .toReversed()
      .map((y): Point => [left + shaken(5), y]),
  ];
  const page = straight(edge, true);
  const holes = range(left + 30, right - 24, 36);
  write(name, width, height, [
    fill("#FFFFFF", page),
    `<pattern id="squares" width="24" height="24" patternUnits="userSpaceOnUse">${line("#CBDDE5", 1.1, "M0 24h24V0")}</pattern>`,
    fill("url(#squares)", `M${left + 8} ${top + 42}H${right - 8}V${height}H${left + 8}z`),
    line("#BBC2C4", 1.6, page),
    line(SLATE, 11, dots(holes.map((x): Point => [x, top + 20]))),
    line(LEAD, 3, holes.map((x) => `M${x} ${top + 20}c-13-18-9-44 2-44s12 22 5 34`).join("")),
    ...drawn,
  ]);
}

// Where a desk has its round buttons, there is nothing to be seen.
drawPage(
  "sketches",
  [2400, 560],
  [140, 2260],
  [
    ...fold(240, 150, 720, [62, 40, 56, 66]),
    line(LEAD, 2, lettering("A", 222, 122, 24) + lettering("B", 956, 122, 24)),
    line(
      LEAD,
      1.7,
      note(1030, 236, [4, 7]) +
        note(1030, 274, [6, 3, 2]) +
        note(1030, 340, [5, 5]) +
        note(1030, 424, [3, 6]),
    ),
    line(LEAD, 1.4, "M1016 236l-70 22M1016 340l-60-6M1016 424l-62-22"),
    ...compass(1430, 330, 128, 52),
    line(RUST, 2, lettering("52", 1610, 150, 26) + circle(1668, 152, 5)),
    line(LEAD, 1.7, note(1580, 440, [3, 4]) + note(1580, 476, [6])),
    ...ford(1790, 150),
    line(LEAD, 2, lettering("3 m", 2070, 262, 24)),
    line(LEAD, 1.4, "M2048 276l-70 16"),
    line(LEAD, 1.7, note(2060, 214, [5])),
  ],
);

drawPage(
  "narrow/sketches",
  [780, 360],
  [36, 744],
  [
    ...fold(76, 112, 400, [46, 34, 44, 60]),
    line(LEAD, 1.7, note(520, 280, [4, 5]) + note(520, 312, [7])),
    line(LEAD, 1.4, "M508 278l-26-10"),
    ...compass(600, 184, 64, 52),
    line(RUST, 2, lettering("52", 694, 82, 20) + circle(736, 82, 4)),
  ],
);
