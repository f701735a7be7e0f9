// Draws mountains as seen from a hill: an edge where one slope hides another, and strokes of shade.
import { dice, type Point, straight } from "./pen.ts";
import { noise, type Stroke, simplified, strokes } from "./strokes.ts";

export interface Peak {
  /** Its horizontal position in the view, and its distance: 0 is near, 1 on the horizon. */
  x: number;
  away: number;
  /** Its height and half the width of its base, in the drawing's units. */
  height: number;
  foot: number;
}

interface View {
  width: number;
  /** The y of the nearest ground. */
  floor: number;
  /** How much higher the ground on the horizon is. */
  lift: number;
  /** Depth of the view in the drawing's units; a mountain's base is as deep as it is wide. */
  depth: number;
  peaks: readonly Peak[];
  seed: number;
  /** How rough the slopes are: 1 is alpine, 0.3 a hill. */
  rough?: number;
  /** Distance between the strokes of the shade, in units. */
  gap?: number;
}

/** Ridge noise from 0 to 1: each octave cuts gullies into the ridges of the one before. */
function ridges(x: number, z: number, seed: number): number {
  let [sum, part, weight] = [0, 0.55, 1];
  for (const [octave, scale] of [150, 70, 33, 15].entries()) {
    const ridge = (1 - Math.abs(2 * noise(x / scale, z / scale, seed + octave) - 1)) ** 2 * weight;
    sum += ridge * part;
    part *= 0.5;
    weight = Math.min(1, 1.6 * ridge);
  }
  return sum;
}

function heightOf({ peaks, depth, seed, rough = 1 }: View): (x: number, away: number) => number {
  return (x, away) => {
    const z = away * depth;
    const stood = peaks.map((peak, index) => {
      const dx = x - peak.x;
      const dz = z - peak.away * depth;
      const angle = Math.atan2(dz, dx);
      const spurs = 1 + 0.2 * Math.sin(4 * angle + index * 1.9 + seed) + 0.12 * Math.sin(7 * angle + index);
      const far = (Math.hypot(dx, dz) * spurs) / peak.foot;
      if (far >= 1) return 0;
      const tip = Math.max(0, 1 - far * 7) * 0.07;
      return peak.height * (0.3 * (1 - far) ** 3 + 0.63 * (1 - far) ** 1.15 + tip);
    });
    const base = Math.max(0, ...stood);
    const cut = ridges(x, z, seed) - 0.45;
    return Math.max(0, base + rough * cut * (0.5 * base * (1 - 0.45 * Math.min(1, base / 260)) + 14));
  };
}

const COLUMN = 3;
const LAYERS = 140;

export interface Relief {
  /** The near edges, the far edges and the strokes of the shade, as path data. */
  near: string;
  far: string;
  shade: string;
  /** The outline of all mountains against the sky. */
  skyline: Point[];
}

export function relief(view: View): Relief {
  const { width, floor, lift, depth, seed, gap = 9 } = view;
  const height = heightOf(view);
  const toScreen = (x: number, away: number) => floor - away * lift - height(x, away);
  const columns = Array.from({ length: Math.floor(width / COLUMN) + 1 }, (_, index) => index * COLUMN);
  const layers = Array.from({ length: LAYERS }, (_, index) => index / (LAYERS - 1));

  const seen = columns.map((x) => {
    let top = Number.POSITIVE_INFINITY;
    return layers.map((away) => {
      const y = toScreen(x, away);
      const isSeen = y < top;
      top = Math.min(top, y);
      return { y, isSeen };
    });
  });

  /** For each column, the layers that hide the one behind them: an edge is there. */
  const edges = seen.map((column) =>
    column.flatMap(({ y, isSeen }, layer) => {
      const next = column[layer + 1];
      const beyond = column.slice(layer + 1).find((each) => each.isSeen);
      if (!isSeen || next?.isSeen || (beyond && y - beyond.y < 0.5 && layer < LAYERS - 8)) return [];
      return [{ layer, y }];
    }),
  );

  interface Chain {
    layer: number;
    points: Point[];
    end: number;
  }
  const chains: Chain[] = [];
  edges.forEach((column, index) => {
    for (const { layer, y } of column) {
      const chain = chains.find(
        (each) =>
          each.end === index - 1 &&
          Math.abs(each.layer - layer) <= 5 &&
          Math.abs((each.points.at(-1)?.[1] ?? y) - y) < 9,
      );
      const point: Point = [columns[index] ?? 0, y];
      if (chain) {
        chain.points.push(point);
        chain.layer = layer;
        chain.end = index;
      } else {
        chains.push({ layer, points: [point], end: index });
      }
    }
  });
  const long = chains.filter(({ points }) => points.length > 9);
  const pathOf = (some: Chain[]) => some.map(({ points }) => straight(simplified(points, 0.9))).join("");

  const next = dice(seed + 3);
  const light = [-0.62, 0.55, 0.56] as const;
  const shade = columns
    .filter((_, index) => index % Math.round(gap / COLUMN) === 0)
    .flatMap((x) => {
      const marks: Stroke[] = [];
      let top = Number.POSITIVE_INFINITY;
      let last = Number.POSITIVE_INFINITY;
      for (const away of layers) {
        const jitter = x + (next() - 0.5) * gap;
        const y = toScreen(jitter, away);
        if (y < top) {
          top = y;
          if (last - y > gap * 0.62) {
            last = y + (next() - 0.5) * 2;
            const step = 4;
            const hx = (height(jitter + step, away) - height(jitter - step, away)) / (2 * step);
            const hz =
              (height(jitter, away + step / depth) - height(jitter, away - step / depth)) / (2 * step);
            const size = Math.hypot(hx, hz, 1);
            const lit = (-hx * light[0] + -hz * -light[2] + light[1]) / size;
            const slope = Math.hypot(hx, hz);
            if (lit < 0.5 && slope > 0.28) {
              const length = gap * (0.7 + 1.9 * Math.min(1, 0.5 - lit));
              const down: Point = [-hx / slope, slope * 0.9 + (hz / slope) * 0.35];
              const scale = length / Math.max(0.4, Math.hypot(down[0], down[1]));
              const by: Point = [down[0] * scale, Math.max(1, down[1] * scale)];
              marks.push({ at: [jitter, y], by });
            }
          }
        }
      }
      return marks;
    });

  return {
    near: pathOf(long.filter(({ layer }) => layer < LAYERS * 0.55)),
    far: pathOf(long.filter(({ layer }) => layer >= LAYERS * 0.55)),
    shade: strokes(shade),
    skyline: simplified(
      seen.map((column, index): Point => [columns[index] ?? 0, Math.min(...column.map(({ y }) => y))]),
      0.9,
    ),
  };
}
