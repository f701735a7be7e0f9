/** The camp in metres: `u` along the shore, `v` inland from the water's edge, `h` above the ground. */
export type Spot = readonly [u: number, v: number, h?: number];

export const WIDTH = 1440;
export const HEIGHT = 960;
const PIXELS_A_METRE = 7.2;
const ORIGIN = { x: -40, y: 806 };

/** Where the morning shadow of something one metre high ends, in metres from its foot. */
export const SHADOW = { u: -0.82, v: 0.3 };

function shore(u: number): number {
  return 5 * Math.sin(u / 38 + 0.6) + 2 * Math.sin(u / 13);
}

/** A spot's pixels on the drawing: a parallel projection, seen from high above the lake's far side. */
export function project([u, v, h = 0]: Spot): [x: number, y: number] {
  const inland = v + shore(u) * Math.exp(-Math.max(0, v) / 70);
  return [
    ORIGIN.x + PIXELS_A_METRE * (0.819 * u + 0.574 * inland),
    ORIGIN.y + PIXELS_A_METRE * (-0.356 * u + 0.508 * inland - 0.84 * h),
  ];
}

export function point(spot: Spot): string {
  const [x, y] = project(spot);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

export function path(spots: readonly Spot[], close = true): string {
  return `M${spots.map(point).join("L")}${close ? "Z" : ""}`;
}

export function shape(spots: readonly Spot[], fill: string, more = ""): string {
  return `<path d="${path(spots)}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A strip along the shore, its edges following the water. */
export function strip(from: number, to: number, near: number, far: number): Spot[] {
  const steps = Math.max(1, Math.ceil((to - from) / 4));
  const edge = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  return [...edge.map((u): Spot => [u, near]), ...edge.reverse().map((u): Spot => [u, far])];
}

export function pick<Item>(items: readonly [Item, ...Item[]], chance: number): Item {
  return items[Math.floor(chance * items.length)] ?? items[0];
}
