// The van on its way at night, from the side, 270 units to the metre.
import { seeded } from "#scripts/seeded";
import { closed, gouge, type Point, print, ribbon } from "#scripts/workshop/boulangerie-kern/lino";
import { arc, box, chips, crust, cut, flour, letters, mark, name, oven, type Picture, rays } from "./press";

const ROAD = 800;

const body: Point[] = [
  [112, 742],
  [100, 716],
  [102, 628],
  [118, 566],
  [146, 546],
  [300, 500],
  [424, 306],
  [452, 280],
  [492, 268],
  [1300, 268],
  [1328, 280],
  [1338, 310],
  [1342, 742],
];

const side: Point[] = [
  [338, 498],
  [450, 316],
  [474, 304],
  [574, 304],
  [574, 498],
];

/** A wheel: tyre, rim and hub as white lines. */
const wheel = (x: number) => [
  print(crust, [closed(arc([x, 716], [112, 112], 0, 2 * Math.PI, 44))]),
  print(flour, [closed(arc([x, 716], [88, 88], 0, 2 * Math.PI, 44))]),
  print(crust, [closed(arc([x, 716], [83, 83], 0, 2 * Math.PI, 44))]),
  print(flour, [closed(arc([x, 716], [52, 52], 0, 2 * Math.PI, 32))]),
  print(crust, [
    closed(arc([x, 716], [16, 16], 0, 2 * Math.PI, 14)),
    ...[0, 1, 2, 3, 4].map((spoke) => {
      const turn = (spoke * 2 * Math.PI) / 5 - 0.3;
      return closed(arc([x + 34 * Math.cos(turn), 716 + 34 * Math.sin(turn)], [8, 8], 0, 2 * Math.PI, 9));
    }),
  ]),
  print(
    flour,
    Array.from({ length: 16 }, (_, at) => {
      const turn = (at * Math.PI) / 8;
      return gouge([x + 62 * Math.cos(turn), 716 + 62 * Math.sin(turn)], turn, 15, 4);
    }),
  ),
];

/** The height of the hill behind the village at x. */
const ridge = (x: number) =>
  150 * Math.exp(-(((x - 330) / 330) ** 2)) +
  70 * Math.exp(-(((x - 60) / 150) ** 2)) +
  92 * Math.exp(-(((x - 1340) / 260) ** 2));
const hill = Array.from({ length: 9 }, (_, row) => {
  const roll = seeded(row + 3);
  const line = Array.from({ length: 49 }, (_, at): Point => {
    const x = at * 30;
    return [x, 560 - ridge(x) * (1 - row / 13) + row * 20 + roll() * 3];
  });
  return ribbon(
    line,
    line.map(([x], at) =>
      Math.max(
        0.2,
        (row === 0 ? 4 : 2.6) + 1.8 * Math.sin(x / 70 + row * 1.4) - (at % 9 === row % 9 ? 3 : 0),
      ),
    ),
  );
});

const beam = Array.from({ length: 13 }, (_, at) => {
  const turn = Math.PI + (at - 6) * 0.042;
  return gouge([92 - (at % 2) * 10, 618 + (at - 6) * 4.4], turn, 74 + (at % 3) * 16, 5);
});

export const van: Picture = {
  width: 1440,
  height: 960,
  ground: crust,
  layers: [
    print(flour, [
      ...hill,
      ...chips({ from: [30, 40], to: [1400, 330], count: 34, seed: 21, turn: 0.6, length: 9, width: 4 }),
      closed([
        ...arc([1180, 132], [58, 58], 0.9, 0.9 + 3.9, 30),
        ...arc([1206, 122], [50, 50], 4.4, 1.3, 24),
      ]),
    ]),
    // A gap between the night and the van.
    print(crust, [
      cut(
        body.map(([x, y]): Point => [x + (x < 700 ? -16 : 16), y - 16]),
        3,
      ),
    ]),
    print(oven, [cut(body, 5)]),
    print(crust, [
      cut(
        [
          [112, 700],
          [1342, 700],
          [1342, 742],
          [112, 742],
        ],
        6,
      ),
    ]),
    print(flour, [box(112, 738, 1230, 5, 7, 0.6)]),
    print(flour, beam),
    ...[320, 1103].flatMap(wheel),
    print(crust, [
      cut(
        side.map(([x, y]): Point => [x + (x < 500 ? -9 : 9), y < 400 ? y - 9 : y + 8]),
        8,
      ),
      // Doors, the rail of the sliding one, handles.
      box(598, 282, 4, 418, 9, 0.7),
      box(330, 506, 4, 96, 10, 0.7),
      box(944, 560, 386, 4, 11, 0.7),
      box(516, 546, 52, 12, 13),
      box(628, 546, 52, 12, 14),
      box(100, 668, 120, 5, 15, 0.7),
      ...chips({ from: [440, 274], to: [1290, 282], count: 34, seed: 17, turn: 0.02, length: 44, width: 3 }),
      ...chips({ from: [1296, 320], to: [1318, 690], count: 60, seed: 18, turn: 0.3, length: 24, width: 3 }),
      ...chips({ from: [140, 570], to: [250, 600], count: 14, seed: 19, turn: -0.28, length: 40, width: 3 }),
    ]),
    print(flour, [
      cut(side, 20),
      cut(
        [
          [104, 592],
          [142, 584],
          [150, 612],
          [138, 642],
          [103, 646],
        ],
        21,
        0.6,
      ),
      cut(
        [
          [1316, 470],
          [1340, 470],
          [1340, 560],
          [1316, 560],
        ],
        22,
        0.6,
      ),
    ]),
    print(crust, [
      box(424, 304, 7, 196, 23),
      ...chips({ from: [440, 320], to: [470, 480], count: 26, seed: 24, turn: -1.05, length: 40, width: 3 }),
      // The mirror and the steering wheel.
      cut(
        [
          [300, 438],
          [330, 432],
          [334, 486],
          [306, 490],
        ],
        25,
      ),
      gouge([440, 500], -1.25, 66, 8),
    ]),
    rays([826, 424], 84, crust),
    mark([826, 424], 84, crust),
    name([1030, 410], 84, crust),
    letters("BÄCKEREI IN KÖNIZ", [1030, 484], 37, crust, 2.4),
    letters("baeckerei-kern.example", [800, 640], 47, crust, 1.6),
    print(flour, [
      box(-8, ROAD, 1456, 5, 30),
      ...chips({ from: [-30, 818], to: [1440, 950], count: 90, seed: 31, turn: 0.01, length: 90, width: 4 }),
    ]),
  ],
};
