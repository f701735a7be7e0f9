import { contourLines, fieldOf } from "#scripts/artwork/drawing/contour-lines";
import { circle, dice, fill, line, NIGHT, type Point, range, round } from "#scripts/artwork/drawing/pen";
import type { Plan, Site } from "./plan";

const BRASS = "#DCAE81";
const BROWN = "#7A5C3B";

/** The plot's boundary stones, and the far ends of the boundaries between its neighbours. */
export const plot: Point[] = [
  [-150, -130],
  [220, -150],
  [452, -96],
  [470, 250],
  [250, 420],
  [-120, 430],
  [-176, 150],
];
const beyond: Point[] = [
  [-190, -420],
  [240, -460],
  [760, -160],
  [800, 300],
  [270, 800],
  [-300, 760],
  [-290, 168],
];

/** The middles of the trees, and their radii. */
const trees: [...Point, radius: number][] = [
  [-98, -70, 26],
  [-120, 40, 20],
  [-96, 340, 30],
  [-30, 384, 22],
  [396, -40, 28],
];

/** The surveyor's instrument. It sights boundary stones, since a sight to the house would cross the dimensions. */
const STATION: Point = [424, 372];

/** Contour lines that fade in below the title. */
export function drawGround({ width, height, title, ink }: Site): string[] {
  const field = fieldOf(
    width / 20 + 14,
    height / 20 + 14,
    20,
    (x, y) => y / 260 - x / 900 + 0.18 * Math.sin(x / 210 + y / 300) + 0.1 * Math.sin(y / 120 - x / 170),
  );
  const contours = contourLines(field, range(-2, 5, 0.16), 3, ([, y]) => title === 0 || y > title + 60);
  return [
    `<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="0" y1="${title + 80}" y2="${title + 200}"><stop stop-color="${ink.ground}" stop-opacity="0"/><stop offset="1" stop-color="${ink.ground}"/></linearGradient>`,
    line(title > 0 ? "url(#g)" : ink.ground, 1.4, contours, 'transform="translate(-80 -80)" '),
  ];
}

export function drawTrees({ at }: Plan): string {
  const chance = dice(4);
  return trees
    .map(([x, y, radius]) => {
      const [px, py] = at([x, y]);
      return round(
        range(0, 11).map((part): Point => {
          const angle = (part / 12) * 2 * Math.PI;
          const r = radius * (0.86 + 0.26 * chance());
          return [px + r * Math.cos(angle), py + r * Math.sin(angle)];
        }),
      );
    })
    .join("");
}

/** The plot's boundary and those between its neighbours; of these, the ones that would cross the title are left out. */
export function drawBoundary({ draw, closed }: Plan, { stones, title }: Site): string {
  const sides = stones.map((each, index) =>
    title > 0 && index < 3 ? "" : draw(each, beyond[index] ?? each),
  );
  return closed(...stones) + sides.join("");
}

export const drawSights = ({ draw }: Plan, { stones }: Site) =>
  line(
    BROWN,
    1.2,
    stones
      .slice(2, 5)
      .map((stone) => draw(STATION, stone))
      .join(""),
  );

/** Swiss building profiles: poles that show the slope of the roof at their top. */
export const drawProfiles = ({ whole }: Plan, { posts }: Site) =>
  line(
    BRASS,
    2.4,
    posts
      .map((post) => {
        const [x, y] = whole(post);
        return `M${x} ${y}v-44m-12 13l24-19M${x - 10} ${y + 7}l10-7 10 7`;
      })
      .join(""),
  );

/** The boundary stones, and the instrument on its tripod. */
export function drawFixedPoints({ dot, whole }: Plan, { stones }: Site): string[] {
  const dots = stones.map((stone) => dot(stone, 6)).join("");
  const [x, y] = whole(STATION);
  const triangle = `M${x} ${y - 15}l15 27h-30z`;
  return [
    fill(NIGHT, dots),
    line("#FFFFFF", 1.8, dots),
    fill("#C8102E", triangle),
    line("#FFFFFF", 1.6, triangle),
    fill("#FFFFFF", circle(x, y, 2)),
  ];
}
