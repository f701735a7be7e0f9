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

/** As thick as a metre of a bed is drawn. */
const METRE = 12;

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

/** Beds that were folded, seen in a quarry's wall: each with the sign of its stone; how thick those are that are noted. */
function fold(
  left: number,
  top: number,
  width: number,
  beds: number[],
  size: number,
  noted: number[],
): string[] {
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
  /** How thick a bed is, in metres, where the wall ends. */
  const right = left + width;
  const thick = noted.map((index): [string, number] => [
    `${Math.round((beds[index] ?? 0) / METRE)} m`,
    yAt(right, ((depths[index] ?? 0) + (depths[index + 1] ?? 0)) / 2),
  ]);
  return [
    line(LEAD, 1.9, thick.map(([word, y]) => lettering(word, right + 40, y - size / 2, size)).join("")),
    line(LEAD, 1.4, thick.map(([, y]) => `M${right + 6} ${Math.round(y)}h24`).join("")),
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
    line(LEAD, 1.6, straight(needle(0), true) + straight(needle(180), true)),
    fill(RUST, straight(needle(0), true), 'opacity=".75" '),
    line(RUST, 2.4, straight(ray(degrees, 0, radius * 1.75)), 'stroke-dasharray="16 8" '),
    line(LEAD, 2, lettering("N", x - 8, y - radius * 1.1 - 30, 22)),
  ];
}

/** A stream that comes down the page, the stones one crosses it on from bank to bank, and how wide it is. */
function ford(x: number, y: number): string[] {
  const bankAt = (off: number, down: number) =>
    x + off + 46 * Math.sin(down / 74) + 16 * (noise(down / 40, off, 6) - 0.5) + down * 0.22;
  const bank = (off: number) => range(0, 360, 30).map((down): Point => [bankAt(off, down), y + down]);
  const stones = range(0, 4).map((index): Point[] => {
    const down = 216 - index * 8;
    const [from, to] = [bankAt(0, down), bankAt(170, down)];
    const [sx, sy] = [from + ((to - from) * (index + 0.5)) / 5, y + down];
    return range(0, 405, 45).map(
      (turn): Point => [
        sx + 15 * Math.cos((turn * Math.PI) / 180),
        sy + 10 * Math.sin((turn * Math.PI) / 180),
      ],
    );
  });
  const [near, far] = [bankAt(0, 150), bankAt(170, 150)].map(Math.round);
  const measured = `M${near} ${y + 150}H${(far ?? 0) + 46}M${near} ${y + 142}v16M${far} ${y + 142}v16`;
  const grass = [-16, 186].flatMap((off) =>
    bank(off).map(([bx, by]): Stroke => ({ at: [bx, by], by: [off < 0 ? -16 : 16, -7] })),
  );
  const flow = range(0, 26).map((): Stroke => {
    const down = 330 * next();
    return { at: [x + 30 + 120 * next() + 46 * Math.sin(down / 74) + down * 0.22, y + down], by: [4, 20] };
  });
  return [
    fill(GLACIER, straight([...bank(0), ...bank(170).toReversed()], true), 'opacity=".7" '),
    line(BLUE, 1.7, strokes(flow)),
    line(RUST, 2, measured + lettering("3 m", (far ?? 0) + 58, y + 138, 24)),
    line(LEAD, 2, pencilled(bank(0)) + pencilled(bank(170))),
    line(LEAD, 1.5, strokes(grass)),
    fill("#FFFFFF", stones.map((stone) => `${smooth(stone)}z`).join("")),
    line(LEAD, 1.9, stones.map((stone) => pencilled(stone, 1.4)).join("")),
  ];
}

/** The page: holes and wire above, an edge that has been in a rucksack, squares, what is drawn on it, and below it further pages. */
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

// Where a desk has its round buttons, there is nothing to be seen.
drawPage(
  "sketches",
  [2400, 560],
  [140, 2260],
  [
    ...fold(240, 150, 720, [46, 28, 40, 48], 22, [0, 1, 2, 3]),
    line(LEAD, 2, lettering("A", 222, 94, 22) + lettering("B", 956, 94, 22)),
    line(LEAD, 1.6, "M252 105H944", 'stroke-dasharray="26 7 4 7" '),
    ...compass(1430, 330, 128, 52),
    line(RUST, 2, lettering("52", 1610, 150, 26) + circle(1668, 152, 5)),
    ...ford(1790, 130),
  ],
);

drawPage(
  "narrow/sketches",
  [780, 360],
  [36, 744],
  [
    ...fold(76, 100, 320, [24, 36, 24, 36], 20, [0, 1, 2, 3]),
    ...compass(594, 214, 60, 52),
    line(RUST, 2, lettering("52", 662, 120, 20) + circle(704, 120, 4)),
  ],
);
