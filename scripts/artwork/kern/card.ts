// The card's two sides, 8 units to the millimetre.
import { type Point, print } from "#scripts/workshop/boulangerie-kern/lino";
import { chips, crust, cut, flour, lettersFrom, mark, name, oven, type Picture } from "./press";

const WIDE = 680;
const HIGH = 440;

const side = ([x, y]: Point, seed: number) =>
  cut(
    [
      [x, y],
      [x + WIDE, y],
      [x + WIDE, y + HIGH],
      [x, y + HIGH],
    ],
    seed,
    1,
  );

const BACK: Point = [344, 56];
const FRONT: Point = [56, 314];

/** Units of the drawing per unit of the logo: in one line the logo is 491 wide, on the card 60 millimetres. */
const UNIT = (60 * 8) / 491;
const [x, y] = [FRONT[0] + 48, FRONT[1] + 44];

export const card: Picture = {
  width: 1080,
  height: 810,
  ground: oven,
  layers: [
    print(
      crust,
      chips({ from: [0, 20], to: [300, 280], count: 14, seed: 4, turn: -0.5, length: 46, width: 3 }),
    ),
    print(
      crust,
      chips({ from: [800, 560], to: [1060, 790], count: 14, seed: 5, turn: -0.5, length: 46, width: 3 }),
    ),
    print(crust, [side(BACK, 1)]),
    `<clipPath id="b"><path d="M${BACK[0] + 3} ${BACK[1] + 3}h${WIDE - 6}v${HIGH - 6}h${6 - WIDE}z"/></clipPath><g clip-path="url(#b)">${mark([800, 262], 640, oven)}</g>`,
    print(oven, [side([FRONT[0] - 8, FRONT[1] - 8], 6), side([FRONT[0] + 8, FRONT[1] - 8], 7)]),
    print(flour, [side(FRONT, 2)]),
    mark([Math.round(x + 51 * UNIT), Math.round(y + 78 * UNIT)], 160 * UNIT, crust),
    name([Math.round(x + (141 + 175) * UNIT), Math.round(y + 78 * UNIT)], 130 * UNIT, crust),
    lettersFrom("Beat Kern, Bäcker", [x, y + 218], 46, crust),
    lettersFrom("Schwarzenburgstrasse 311, 3098 Köniz", [x, y + 276], 46, crust),
    lettersFrom("031 555 01 31", [x, y + 334], 46, crust),
    lettersFrom("baeckerei-kern.example", [x + 236, y + 334], 46, crust),
  ],
};
