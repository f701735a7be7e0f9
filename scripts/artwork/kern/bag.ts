// A paper bag from in front, 17.6 units to the centimetre, with two loaves.
import { gouge, type Point, print } from "#scripts/workshop/boulangerie-kern/lino";
import { box, chips, crust, cut, flour, laib, letters, mark, name, oven, type Picture, put } from "./press";

const BAG = { left: 150, right: 750, top: 442, foot: 1120 };

/** The bag's serrated edge. */
const teeth = Array.from({ length: 41 }, (_, at): Point => [BAG.left + at * 15, BAG.top + (at % 2 ? 13 : 0)]);

/** A loaf's shapes that are seen above the bag; those that are hidden in it are dropped. */
const shown = (drawing: string, edge: number) =>
  drawing.replaceAll(/M[^MZ]+Z/g, (shape) => {
    const heights = [...shape.matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y));
    return Math.min(...heights) > edge + 16 ? "" : shape;
  });

export const bag: Picture = {
  width: 900,
  height: 1200,
  ground: crust,
  layers: [
    print(flour, chips({ from: [20, 40], to: [880, 120], count: 26, seed: 5, turn: 2.5, length: 34 })),
    put([526, 398], shown(laib(204, -0.5, 16, 14), BAG.top - 398)),
    put([372, 444], shown(laib(208, 0.35, 16, 3), BAG.top - 444)),
    print(oven, [box(-8, 1084, 916, 130, 3)]),
    print(
      crust,
      chips({ from: [-20, 1096], to: [900, 1190], count: 54, seed: 6, turn: 0.01, length: 64, width: 3 }),
    ),
    print(flour, [cut([...teeth, [BAG.right + 4, BAG.foot], [BAG.left - 4, BAG.foot]], 2, 0.8)]),
    print(crust, [
      // The folds of the sides and the base, and the seam below the edge.
      box(BAG.left + 34, 480, 2.6, 560, 7, 0.5),
      box(BAG.right - 36, 480, 2.6, 560, 8, 0.5),
      box(BAG.left, 1042, 600, 2.6, 9, 0.5),
      gouge([BAG.left + 35, 1042], Math.PI * 0.635, 84, 4),
      gouge([BAG.right - 35, 1042], Math.PI * 0.365, 84, 4),
      ...chips({ from: [718, 470], to: [742, 1030], count: 80, seed: 11, turn: 0.5, length: 16, width: 2.6 }),
      ...chips({ from: [160, 470], to: [178, 1030], count: 24, seed: 13, turn: 0.5, length: 12, width: 2.2 }),
    ]),
    mark([450, 640], 212, crust),
    name([450, 850], 114, crust),
    letters("BÄCKEREI IN KÖNIZ", [450, 944], 41, crust, 4.4),
  ],
};
