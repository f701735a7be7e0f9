// The front of the shop in Köniz, 225 units to the metre.
import { seeded } from "#scripts/seeded";
import { gouge, type Point, print } from "#scripts/workshop/boulangerie-kern/lino";
import {
  box,
  chips,
  crust,
  cut,
  flour,
  laib,
  letters,
  mark,
  name,
  oven,
  type Picture,
  put,
  rays,
  ruchbrot,
  second,
} from "./press";

const STREET = 868;

/** Joints between blocks of sandstone, with some gaps. */
function ashlar(): string[] {
  const roll = seeded(4);
  const rows = Array.from({ length: 16 }, (_, row) => row * 56 - 14);
  return rows.flatMap((y, row) => {
    const across = Array.from({ length: 18 }, (_, at) => at * 84)
      .filter(() => roll() > 0.3)
      .map((x) => gouge([x + roll() * 10, y + roll() * 2], 0, 74 + roll() * 18, 2.6));
    const upright = Array.from({ length: 10 }, (_, at) => at * 168 + (row % 2) * 84 - 30)
      .filter(() => roll() > 0.4)
      .map((x) => gouge([x, y + 5], Math.PI / 2, 48, 2.4));
    return [...across, ...upright].filter((chip) => !hidden(chip));
  });
}

/** Whether a mark on the wall would be behind the shop's timber or its sign. */
function hidden(chip: string): boolean {
  const [x = 0, y = 0] = chip.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return x > 130 && x < 1276 && y > 76;
}

const board: Point[] = [
  [140, 96],
  [1300, 96],
  [1300, 286],
  [140, 286],
];

/** A swan-neck lamp, screwed to the wall above the sign. */
const lamp = (x: number) => [
  print(crust, [
    box(x - 7, 18, 14, 30, x),
    cut([
      [x - 3, 30],
      [x + 3, 30],
      [x + 3, 66],
      [x - 3, 66],
    ]),
    cut([
      [x - 12, 62],
      [x + 12, 62],
      [x + 42, 92],
      [x - 42, 92],
    ]),
  ]),
];

const scallops = Array.from({ length: 27 }, (_, at) => 170 + at * 40.75);

/** A stripe of the awning with its rounded end. */
function stripe(x: number): string {
  const width = 40.75;
  const end = Array.from({ length: 9 }, (_, step): Point => {
    const turn = (step / 8) * Math.PI;
    return [x + width / 2 + (width / 2) * Math.cos(turn), 352 + 17 * Math.sin(turn)];
  });
  return cut([[x, 294], [x + width, 294], ...end], Math.round(x), 0.4);
}

const WINDOW = { left: 232, right: 920, top: 352, foot: 716 };

const shelves = [472, 590, 708];

function window(): string[] {
  const { left, right, top, foot } = WINDOW;
  const breads = shelves.flatMap((y, row) => {
    const room = right - left;
    const [count, shape] = row === 1 ? [6, "r"] : [8, "l"];
    return Array.from({ length: count }, (_, at) => {
      const x = Math.round(left + (room * (at + 0.5)) / count);
      return `<use href="#${shape}${shape === "l" ? (at + row) % 2 : ""}" x="${x}" y="${y - (shape === "l" ? 22 : 14)}"/>`;
    });
  });
  const tags = shelves.flatMap((y, row) =>
    Array.from({ length: 4 }, (_, at) =>
      box(left + 66 + at * 172 + (row % 2) * 40, y + 1, 42, 15, at + row, 0.5),
    ),
  );
  return [
    print(crust, [box(left, top, right - left, foot - top, 3)]),
    ...breads,
    print(
      flour,
      shelves.map((y) => box(left + 6, y, right - left - 12, 4, y, 0.6)),
    ),
    print(flour, tags),
  ];
}

const DOOR = { left: 968, right: 1196, top: 404 };

function door(): string[] {
  const { left, right, top } = DOOR;
  const width = right - left;
  return [
    print(oven, [box(left, top, width, STREET - top - 6, 6)]),
    print(crust, [
      box(left + 30, top + 30, width - 60, 268, 7),
      box(left + 30, top + 328, width - 60, 8, 8),
      box(left + 30, top + 422, width - 60, 8, 9),
      box(left + 30, top + 328, 8, 100, 10),
      box(right - 38, top + 328, 8, 100, 11),
    ]),
    // The glass is lit from inside; on it the opening hours.
    print(flour, [box(left + 36, top + 36, width - 72, 256, 12)]),
    letters("KÖNIZ", [(left + right) / 2, top + 84], 40, crust),
    letters("MO–FR", [(left + right) / 2, top + 140], 34, crust),
    letters("06:00–18:30", [(left + right) / 2, top + 176], 34, crust),
    letters("SA", [(left + right) / 2, top + 226], 34, crust),
    letters("06:00–16:00", [(left + right) / 2, top + 262], 34, crust),
    print(crust, [box(right - 22, top + 200, 10, 150, 13)]),
  ];
}

export const sign: Picture = {
  width: 1440,
  height: 960,
  ground: flour,
  layers: [
    `<defs><g id="l0">${laib(38, 0.4, 7, 3)}</g><g id="l1">${laib(37, -0.3, 7, 8)}</g><g id="r">${ruchbrot(52, 0.3, 11, 31)}</g></defs>`,
    print(crust, ashlar()),
    // The shop's timber, from pilaster to pilaster.
    print(crust, [box(170, 270, 1100, STREET - 270, 2)]),
    ...window(),
    print(flour, [
      box(222, 366, 708, 4, 34, 0.6),
      box(222, 366, 4, 358, 35, 0.6),
      box(926, 366, 4, 358, 36, 0.6),
      box(222, 722, 708, 4, 37, 0.6),
    ]),
    // The panel under the window.
    print(flour, [
      box(236, 742, 680, 4, 14, 0.6),
      box(236, 846, 680, 4, 15, 0.6),
      box(236, 742, 4, 108, 16, 0.6),
      box(912, 742, 4, 108, 17, 0.6),
    ]),
    letters("120 CHÖNIZ-LAIBE AM TAG", [576, 796], 62, flour, 6),
    ...door(),
    print(flour, [
      ...[191, 1226].flatMap((x) => [box(x, 380, 4, 440, x, 0.6), box(x + 20, 380, 4, 440, x + 1, 0.6)]),
      ...scallops.map(stripe),
    ]),
    second(scallops.filter((_, at) => at % 2 === 0).map(stripe)),
    print(
      crust,
      scallops.map((x) => box(x - 1, 294, 2.4, 58, Math.round(x), 0.4)),
    ),
    ...[360, 720, 1080].flatMap(lamp),
    print(crust, [cut(board, 20)]),
    print(flour, [
      box(154, 108, 1132, 5, 21, 0.6),
      box(154, 269, 1132, 5, 22, 0.6),
      box(154, 108, 5, 166, 23, 0.6),
      box(1281, 108, 5, 166, 24, 0.6),
    ]),
    second([
      box(172, 126, 12, 12, 25),
      box(1252, 126, 12, 12, 26),
      box(172, 242, 12, 12, 27),
      box(1252, 242, 12, 12, 28),
    ]),
    rays([566, 191], 100, flour),
    mark([566, 191], 100, oven),
    name([808, 191], 100, flour),
    letters("BÄCKEREI", [346, 191], 66, flour, 8),
    letters("IN KÖNIZ", [1104, 191], 66, flour, 8),
    // The pavement and the doorstep.
    print(crust, [box(-8, STREET, 1456, 14, 30), box(-8, 934, 1456, 40, 31)]),
    print(crust, chips({ from: [0, 890], to: [1440, 930], count: 60, seed: 9, turn: 0.02, length: 40 })),
    print(flour, [box(DOOR.left - 22, STREET - 8, DOOR.right - DOOR.left + 44, 12, 32)]),
    print(flour, chips({ from: [0, 942], to: [1440, 958], count: 30, seed: 12, turn: 0.02, length: 60 })),
    // The number of the house.
    print(crust, [box(1330, 470, 74, 56, 33)]),
    put([1367, 498], letters("311", [0, 0], 42, flour, 3)),
  ],
};
