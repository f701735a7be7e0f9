// Draws the oven's trays for the home page: `npx node --import ./scripts/node-imports.ts` runs it.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { laib, put, ruchbrot } from "#scripts/artwork/kern/press";
import { seeded } from "#scripts/seeded";
import { block, closed, gouge, inks, type Point, print, sheet } from "./lino";
import { gipfeli, zopf } from "./roll";

const folder = join(import.meta.dirname, "pictures");
mkdirSync(folder, { recursive: true });
const save = (name: string, drawing: string) => writeFileSync(join(folder, `${name}.svg`), drawing);

/** Marks that the gouge leaves where it clears the block, denser towards the left edge. */
function chatter(width: number, height: number, count: number, seed: number): string[] {
  const roll = seeded(seed);
  return Array.from({ length: count }, () => {
    const [x, y] = [roll() ** 1.5 * width, roll() * height];
    const fan = Math.atan2(y - height * 0.62, -width * 0.5 - x * 0.4);
    return gouge([x, y], Math.PI + fan + (roll() - 0.5) * 0.16, 16 + roll() * 44, 1 + roll() * 2.6);
  });
}

/** Two rows stand for all 120 loaves, the front row on the oven's edge. */
function laibTray(): string {
  const [width, height] = [1120, 486];
  const far = [404, 776, 1146].map((x, at) => put([x, 166], laib(196, 0.9 - at * 0.75, 25, 11 + at)));
  const near = [212, 584, 958].map((x, at) => put([x, 318], laib(206, 0.25 + at * 0.62, 25, 3 + at)));
  const air = print(inks.flour, chatter(260, 150, 44, 5).slice(6));
  const edge = Array.from({ length: 150 }, (_, at) =>
    gouge([at * 7.6 + (at % 3) * 2, 478 - (at % 4)], -0.08, 9 + (at % 5) * 2, 1.6),
  );
  return sheet(width, height, [air, ...far, ...near, print(inks.flour, edge)]);
}

function shelf(width: number, y: number, seed: number): string {
  const roll = seeded(seed);
  const marks = Array.from({ length: Math.round(width / 15) }, (_, at) =>
    gouge([at * 15 + roll() * 12, y + 4 + roll() * 8], roll() * 0.08, 12 + roll() * 34, 1 + roll() * 2.2),
  );
  return print(inks.crust, [block([0, y], width, 3, 0.8, seed), ...marks]);
}

function ruchbrotTray(): string {
  const roll = seeded(21);
  const loaves = Array.from({ length: 6 }, (_, at) =>
    put([112 + at * 190, 92 + roll() * 4], ruchbrot(104, 0.42 - roll() * 0.12, 40, 30 + at)),
  );
  return sheet(1120, 150, loaves);
}

function gipfeliTray(): string {
  const roll = seeded(8);
  const far = Array.from({ length: 10 }, (_, at) =>
    put([62 + at * 116, 60 + roll() * 4], gipfeli(60, -8 + roll() * 16, 50 + at * 10)),
  );
  const near = Array.from({ length: 10 }, (_, at) =>
    put([114 + at * 116, 99 + roll() * 5], gipfeli(66, -9 + roll() * 18, 150 + at * 10)),
  );
  return sheet(1120, 150, [...far, ...near]);
}

function zopfTray(): string {
  const plaits = Array.from({ length: 4 }, (_, at) =>
    put([170 + at * 318, 86], zopf(310, 112, 300 + at * 20)),
  );
  return sheet(1120, 150, plaits);
}

/** The shelf at nine o'clock: rings of flour where the loaves lay, and crumbs. */
function leftAtNine(): string[] {
  const roll = seeded(77);
  const flour = Array.from({ length: 5 }, (_, at) => at).flatMap((at) =>
    Array.from({ length: 260 }, () => {
      const [angle, reach] = [roll() * 2 * Math.PI, 0.72 + roll() ** 2 * 0.5 - roll() ** 3 * 0.5];
      const [x, y] = [130 + at * 236 + Math.cos(angle) * 98 * reach, 66 + Math.sin(angle) * 44 * reach];
      return gouge([x, y], angle + Math.PI / 2, 3 + roll() * 6, 0.8 + roll() * 1.8);
    }),
  );
  const crumbs = Array.from({ length: 70 }, () => {
    const [x, y, size] = [roll() * 1120, 40 + roll() * 84, 1.5 + roll() ** 3 * 8];
    const corners = Array.from({ length: 6 }, (_, at): Point => {
      const reach = size * (0.6 + roll() * 0.6);
      return [x + Math.cos(at * 1.05) * reach, y + Math.sin(at * 1.05) * reach * 0.7];
    });
    return closed(corners);
  });
  return [print(inks.flour, flour), print(inks.oven, crumbs)];
}

/** Two shelves at nine o'clock, for the scene of a case: a plait right of the words, no sourdough loaf left. */
function shelvesAtNine(): string {
  const plait = put([1060, 603], zopf(640, 230, 300));
  const edge = (y: number) =>
    print(
      inks.flour,
      Array.from({ length: 194 }, (_, at) =>
        gouge([at * 7.6 + (at % 3) * 2, y - (at % 4)], -0.08, 9 + (at % 5) * 2, 1.6),
      ),
    );
  const left = `<g transform="translate(-20 728) scale(1.5)">${leftAtNine().join("")}</g>`;
  return sheet(1440, 960, [plait, edge(722), left, edge(946)]);
}

save("laib", laibTray());
save("ruchbrot", ruchbrotTray());
save("gipfeli", gipfeliTray());
// Unbaked dough has no second ink.
save("zopf", zopfTray().replaceAll(inks.oven, inks.flour));
save("brett", sheet(1440, 20, [shelf(1440, 3, 7)]));
save("leer", sheet(1120, 150, leftAtNine()));
save("regal", shelvesAtNine());
