// The back of a folded map that opens privacy: its creases, the map that shines through, the key, the panel with the title.
import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import {
  CONTOUR,
  circle,
  FOREST,
  fill,
  GLACIER,
  INK,
  LAKE,
  line,
  type Point,
  range,
  write,
} from "#scripts/artwork/drawing/pen";
import { dots, noise } from "#scripts/artwork/drawing/strokes";

const SEPIA = "#86561F";
const SIZE = 720;
const PANEL = { width: 180, height: 360 };

const corners = range(0, 7).map(
  (index): Point => [(index % 4) * PANEL.width, Math.floor(index / 4) * PANEL.height],
);

/** One panel leans to the light, the next away from it. */
const panels = corners.map(([x, y], index) => {
  const isTurned = (index + Math.floor(index / 4)) % 2 === 1;
  return fill(`url(#${isTurned ? "b" : "a"})`, `M${x} ${y}h${PANEL.width}v${PANEL.height}h-${PANEL.width}z`);
});

const crossings = [180, 360, 540];
const creases = `${crossings.map((x) => `M${x} 0v${SIZE}`).join("")}M0 360h${SIZE}`;

/** Where creases cross, paper wears through first. */
const worn = crossings.map((x) => `M${x - 9} 360q8-1 9-9 1 8 9 9-8 1-9 9-1-8-9-9z`).join("");

const CELL = 12;
const heightAt = (x: number, y: number) =>
  Math.exp(-(((x - 470) / 240) ** 2 + ((y - 300) / 190) ** 2)) +
  0.7 * Math.exp(-(((x - 120) / 190) ** 2 + ((y - 560) / 180) ** 2)) +
  0.3 * (noise(x / 150, y / 130, 3) - 0.5) +
  0.12 * (noise(x / 60, y / 60, 5) - 0.5);
const field = fieldOf(70, 70, CELL, (x, y) => heightAt(x - 60, y - 60));
const shine = (heights: number[]) =>
  `<g transform="translate(-60 -60)">${line(
    CONTOUR,
    1.2,
    contourLines(field, heights, 3),
    'opacity=".3" ',
  )}</g>`;

/** The signs of the key, one a row, each with a rule for what it means. */
const trees = dots([4, 18, 32, 46].map((x): Point => [x, 9]));
const signs = [
  line(INK, 2, "M0 9h50", 'stroke-dasharray="8 5" '),
  line(INK, 6, "M0 9h50") + line("#F2CF96", 3.4, "M0 9h50"),
  line(INK, 1.6, "M0 7h50M0 12h50M7 4v11M17 4v11M27 4v11M37 4v11M47 4v11"),
  line(LAKE, 2, "M0 6q12-7 25 0t25 0M0 13q12-7 25 0t25 0"),
  line(FOREST, 9, trees, 'opacity=".35" ') + line(FOREST, 3, trees),
  line(CONTOUR, 1.5, "M0 3q25 9 50 0M0 9q25 9 50 0M0 15q25 9 50 0"),
  line(INK, 1.8, "M25-2l11 19H14z") + fill(INK, circle(25, 11, 2)),
  fill(INK, "M14 3h22v13H14z"),
];
const key = signs
  .map((sign, row) => {
    const reach = [58, 44, 66, 50, 60, 40, 54, 62][row] ?? 50;
    return `<g transform="translate(24 ${44 + row * 36})">${sign}${line(SEPIA, 1.2, `M66 11h${reach}`, 'opacity=".55" ')}</g>`;
  })
  .join("");

/** The sheet among its neighbours. */
const neighbours = `<g transform="translate(213 60)">${fill("#EAD3AF", "M38 32h38v32H38z")}${line(SEPIA, 1.2, "M0 0h114v96H0zM38 0v96M76 0v96M0 32h114M0 64h114")}${line(INK, 2.2, "M38 32h38v32H38z")}</g>`;

/** North, and a kilometre. */
const north = `<g transform="translate(270 262)">${line(INK, 1.6, `M0 52V-58M-36 0h72${circle(0, 0, 24)}`)}${fill(INK, "M0-74l8 24H-8z")}</g>`;
const scale = `<g transform="translate(390 620)">${line(INK, 1.6, "M0 0h120v8H0z")}${fill(INK, "M0 0h40v8H0zM80 0h40v8H80z")}</g>`;

/** The title panel, in the colour of the series. */
const cover = [
  '<g transform="translate(540 0)">',
  fill(LAKE, "M14 14h152v332H14z"),
  `<g clip-path="url(#c)">`,
  fill(GLACIER, "M14 232q40-34 84-10t68-26v84q-36 26-80 6t-72 18z"),
  line(
    "#FFFFFF",
    1.3,
    range(0, 5)
      .map((n) => `M14 ${222 - 16 * n}q40-${34 + 3 * n} 84-${10 + 2 * n}t68-26`)
      .join(""),
    'opacity=".6" ',
  ),
  line(
    "#FFFFFF",
    1.3,
    range(0, 2)
      .map((n) => `M14 ${314 + 14 * n}q36-26 72-18t80-6`)
      .join(""),
    'opacity=".6" ',
  ),
  "</g>",
  line("#FFFFFF", 7, "M30 44h84", 'stroke-linecap="butt" '),
  line("#FFFFFF", 2, "M30 60h60M30 70h42"),
  "</g>",
];

write("folded", SIZE, SIZE, [
  '<defs><linearGradient id="a"><stop stop-color="#FCFAF5"/><stop offset="1" stop-color="#F0E9D9"/></linearGradient><linearGradient id="b"><stop stop-color="#E9E1CD"/><stop offset="1" stop-color="#F7F3E9"/></linearGradient><clipPath id="c"><path d="M14 14h152v332H14z"/></clipPath></defs>',
  ...panels,
  shine(range(0.1, 1.2, 0.09)),
  line("#FFFFFF", 2.4, creases),
  line(CONTOUR, 0.8, creases, 'opacity=".6" '),
  fill("#FFFFFF", worn),
  key,
  neighbours,
  north,
  scale,
  ...cover,
]);
