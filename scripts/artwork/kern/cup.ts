// A takeaway cup from the front, 5.6 units to the millimetre: its print is wrapped around it.
import { closed, gouge, type Point, print, ribbon } from "#scripts/workshop/boulangerie-kern/lino";
import { box, chips, crust, cut, flour, MARK, NAME, oven, type Picture } from "./press";

const RIM = { y: 330, half: 258 };
const FOOT = { y: 1086, half: 176 };
const MIDDLE = 450;

const halfAt = (y: number) => RIM.half + ((FOOT.half - RIM.half) * (y - RIM.y)) / (FOOT.y - RIM.y);

/** A point of the flat print, as seen on the cup. */
function seen([x, y]: Point): Point {
  const half = halfAt(y);
  return [MIDDLE + half * Math.sin(x / half), y + 10 * (Math.cos(x / half) - 1)];
}

/** Units of the drawing per unit of the logo: in one line the logo is 491 wide, on the cup 80 millimetres. */
const UNIT = (80 * 5.6) / 491;
const SLEEVE = { top: 560, foot: 850 };

/** A path of the logo with each of its points moved onto the cup; its curves are short enough for that. */
function wrapped(d: string, scale: number, [left, top]: Point): string {
  return d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    const at = seen([left + Number(x) * scale, top + Number(y) * scale]);
    return at.map((value) => Math.round(value * 2) / 2).join(" ");
  });
}

/** A band around the cup, with edges as seen from slightly above. */
function band(top: number, foot: number, wider: number): string {
  const edge = (y: number) =>
    Array.from({ length: 13 }, (_, step): Point => {
      const turn = ((step / 12) * 2 - 1) * (Math.PI / 2);
      return [MIDDLE + (halfAt(y) + wider) * Math.sin(turn), y + 14 * (Math.cos(turn) - 1)];
    });
  return closed([...edge(top), ...edge(foot).reverse()]);
}

const steam = [330, 450, 570].map((x, at) => {
  const line = Array.from(
    { length: 15 },
    (_, step): Point => [x + 20 * Math.sin(step * 0.62 + at * 1.3), 178 - step * 9.5],
  );
  return ribbon(
    line,
    line.map((_, step) => 9 * Math.sin(((step + 0.5) / 15) * Math.PI)),
  );
});

/** Shade on the side away from the light, made of single gouge marks. */
const shade = (from: number, to: number, seed: number) =>
  Array.from({ length: Math.round((to - from) / 7) }, (_, at) => {
    const y = from + at * 7 + (at % 3);
    const length = 46 + ((at * 37 + seed) % 5) * 11;
    return gouge([MIDDLE + halfAt(y) - 3, y], Math.PI - 0.04, length, 3.4);
  });

const LEFT = (-491 * UNIT) / 2;
const TOP = (SLEEVE.top + SLEEVE.foot) / 2 - 80 * UNIT - 6;

export const cup: Picture = {
  width: 900,
  height: 1200,
  ground: oven,
  layers: [
    print(flour, steam),
    print(crust, [box(-8, 1072, 916, 140, 3)]),
    print(
      flour,
      chips({ from: [-30, 1092], to: [900, 1190], count: 60, seed: 5, turn: 0.01, length: 60, width: 3 }),
    ),
    print(flour, [band(RIM.y, FOOT.y, 0)]),
    print(crust, [...shade(404, 550, 1), ...shade(866, 1070, 2)]),
    print(crust, [
      ...chips({ from: [204, 410], to: [214, 540], count: 12, seed: 8, turn: 0, length: 14 }),
      ribbon(
        Array.from({ length: 13 }, (_, at): Point => {
          const turn = ((at / 12) * 2 - 1) * (Math.PI / 2);
          return [MIDDLE + (FOOT.half + 5) * Math.sin(turn), 1062 + 14 * (Math.cos(turn) - 1)];
        }),
        Array.from({ length: 13 }, () => 3),
      ),
      band(SLEEVE.top, SLEEVE.foot, 7),
    ]),
    `<path fill="${flour}" fill-rule="evenodd" d="${wrapped(MARK, UNIT, [LEFT - 9 * UNIT, TOP])}${wrapped(NAME, UNIT * 0.8125, [LEFT + 141 * UNIT, TOP + 15 * UNIT])}"/>`,
    // The lid.
    print(crust, [
      cut(
        [
          [196, 296],
          [704, 296],
          [712, 318],
          [704, 344],
          [196, 344],
          [188, 318],
        ],
        6,
      ),
      cut(
        [
          [232, 296],
          [258, 214],
          [642, 214],
          [668, 296],
        ],
        7,
      ),
    ]),
    print(flour, [
      box(206, 318, 488, 3.4, 9, 0.5),
      box(250, 286, 400, 3, 10, 0.5),
      box(408, 222, 84, 8, 11, 0.8),
      ...chips({ from: [270, 226], to: [300, 280], count: 16, seed: 12, turn: 1.85, length: 30, width: 3 }),
    ]),
  ],
};
