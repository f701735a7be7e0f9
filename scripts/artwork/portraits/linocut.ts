import { contours } from "d3-contour";
import { HEIGHT, type Material, materials, type Picture, WIDTH } from "./render.ts";
import { clamp } from "./vectors.ts";

/** Drawing units per pixel. */
const FINE = 2;

/** How a material is cut: the distance of strokes in its field, and the darkness at which all is white or all black. */
interface Cut {
  step: number;
  white: number;
  black: number;
}

type Cuts = Record<Exclude<Material, "black" | "white">, Cut>;
type Colours = Record<"paper" | "skin" | "cloth" | "ink", string>;

type Point = [x: number, y: number];

/** A print in three colours: skin, cloth, and ink over them; light areas are cut out of the ink in tapering strokes. */
export function linocut(picture: Picture, cuts: Cuts, colours: Colours): string {
  const madeOf = (cell: number) => materials[picture.material[cell] ?? -1];
  const toneAt = (cell: number) => standing(picture, cell, cuts);
  const fill = (
    colour: string,
    isIn: (material?: Material) => boolean,
    tone: (cell: number) => number,
    edge = "",
  ) => `<path fill="${colour}"${edge} d="${shapes((cell) => (isIn(madeOf(cell)) ? tone(cell) : -1))}"/>`;
  const all = () => 1;
  return [
    fill(colours.paper, (material) => material !== undefined, all),
    // An outline for hair, so that white hair is seen on white paper too.
    fill(
      colours.paper,
      (material) => material === "hair",
      all,
      ` stroke="${colours.ink}" stroke-width="8" stroke-linejoin="round"`,
    ),
    fill(colours.skin, (material) => material === "skin" || material === "black", all),
    fill(colours.cloth, (material) => material === "cloth", toneAt),
    fill(colours.ink, (material) => material !== "cloth", toneAt),
  ].join("");
}

/** Above 0 if a pixel of the block is not cut away, so that it prints. */
function standing({ material, field, darkness }: Picture, cell: number, cuts: Cuts): number {
  const name = materials[material[cell] ?? -1];
  if (name === "black") return 1;
  if (!name || name === "white") return -1;
  const { step, white, black } = cuts[name];
  const tone = clamp(((darkness[cell] ?? 0) - white) / (black - white));
  if (tone < 0.1) return -1;
  if (tone > 0.9) return 1;
  const part = (field[cell] ?? 0) / step;
  const wave = Math.abs(2 * (part - Math.floor(part)) - 1);
  return clamp((tone - wave) * 4, -1, 1);
}

/** The smoothed outlines of all that is above 0, as a path. */
function shapes(toneAt: (cell: number) => number): string {
  const cells = softened(Float32Array.from({ length: WIDTH * HEIGHT }, (_, cell) => toneAt(cell)));
  const [shape] = contours().size([WIDTH, HEIGHT]).thresholds([0])(Array.from(cells));
  return (shape?.coordinates ?? [])
    .flat()
    .map((ring) => ring.map(([x = 0, y = 0]): Point => [x - 0.5, y - 0.5]))
    .filter((ring) => areaOf(ring) > 14)
    .map((ring) => `${pathOf(simplified(ring))}z`)
    .join("");
}

/** Rounds what is finer than the tool. */
function softened(cells: Float32Array): Float32Array {
  let soft = cells;
  for (const way of [1, WIDTH, 1, WIDTH]) {
    const before = soft;
    soft = before.map((value, cell) => {
      const near = (by: number) => before[cell + by * way] ?? value;
      return (near(-2) + 2 * near(-1) + 3 * value + 2 * near(1) + near(2)) / 9;
    });
  }
  return soft;
}

function areaOf(ring: Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [px, py] = ring.at(index - 1) ?? [0, 0];
    return sum + px * y - x * py;
  }, 0);
  return Math.abs(twice) / 2;
}
/** The line with fewer points, nowhere further from it than `tolerance` (Ramer–Douglas–Peucker). */
function simplified(line: Point[], tolerance = 0.5): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let worst = 0;
  let at = 0;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  for (let index = 1; index < line.length - 1; index++) {
    const [x, y] = line[index] ?? first;
    const off = length
      ? Math.abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / length
      : Math.hypot(x - first[0], y - first[1]);
    if (off > worst) [worst, at] = [off, index];
  }
  if (worst <= tolerance) return [first, last];
  return [
    ...simplified(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(at), tolerance),
  ];
}

function pathOf(line: Point[]): string {
  let [px, py] = [0, 0];
  return line
    .map(([x, y], index) => {
      const [qx, qy] = [Math.round(x * FINE), Math.round(y * FINE)];
      const move = index === 0 ? `M${qx} ${qy}` : `${index === 1 ? "l" : " "}${qx - px} ${qy - py}`;
      [px, py] = [qx, qy];
      return move;
    })
    .join("")
    .replaceAll(" -", "-");
}
