import { circle, type Point, straight } from "#scripts/artwork/drawing/pen";

export const CHALK = "#CFE7F1";

export interface Site {
  name: string;
  width: number;
  height: number;
  /** The place of the house's first corner, the house's rotation in radians, and its scale. */
  origin: Point;
  turn: number;
  scale: number;
  /** The radius of the circles at the ends of the axes, and their distance from the house. */
  radius: number;
  stub: number;
  /** The height of the dimensions' figures, and the distance of the dimensions from the house. */
  figures: number;
  apart: number;
  /** Colours of thin lines, which have to be lighter on a small screen. */
  ink: { measure: string; figure: string; tree: string; boundary: string; axis: string; ground: string };
  posts: Point[];
  north: Point;
  /** The axes between which dimensions run, the boundary stones of the plot, and how far down the title reaches. */
  measured: { columns: number[]; lines: number[] };
  stones: Point[];
  title: number;
}

/** The house's axes. */
export const columns = [0, 96, 192, 320];
export const lines = [0, 84, 168, 276];
export const [EAST, SOUTH] = [320, 276];

/** Paths on a sheet from points of the house's own grid. */
export interface Plan {
  at: (point: Point) => Point;
  /** The same, in whole pixels. */
  whole: (point: Point) => Point;
  draw: (...points: Point[]) => string;
  closed: (...points: Point[]) => string;
  dot: (point: Point, radius: number) => string;
}

export function planOf({ origin, turn, scale }: Site): Plan {
  const [cos, sin] = [scale * Math.cos(turn), scale * Math.sin(turn)];
  const at = ([x, y]: Point): Point => [origin[0] + x * cos - y * sin, origin[1] + x * sin + y * cos];
  const whole = (point: Point): Point => {
    const [x, y] = at(point);
    return [Math.round(x), Math.round(y)];
  };
  return {
    at,
    whole,
    draw: (...points) => straight(points.map(at)),
    closed: (...points) => straight(points.map(at), true),
    dot: (point, radius) => circle(...whole(point), radius),
  };
}
