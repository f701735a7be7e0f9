/**
 * A road from the origin: its direction in degrees clockwise from the right, how far it leads in a unit of time, and
 * how wide its valley is, in degrees.
 */
interface Road {
  direction: number;
  far: number;
  breadth: number;
}

/** The distance between the roads, where travel is slower. */
const BETWEEN_ROADS = 0.8;

const roads: Road[] = [
  { direction: 0, far: 1, breadth: 17 },
  { direction: -47, far: 1.12, breadth: 13 },
  { direction: -96, far: 1, breadth: 13 },
  { direction: -145, far: 1.05, breadth: 13 },
  { direction: 168, far: 1, breadth: 13 },
  { direction: 110, far: 1, breadth: 13 },
  { direction: 52, far: 1.05, breadth: 14 },
];

/** Degrees between two points of the line. */
const STEP = 7.5;

function reachTowards(direction: number): number {
  return roads.reduce((reach, road) => {
    const beside = ((direction - road.direction + 900) % 360) - 180;
    return reach + (road.far - BETWEEN_ROADS) * Math.exp(-((beside / road.breadth) ** 2) / 2);
  }, BETWEEN_ROADS);
}

/**
 * The line that is reached in a certain time, as SVG path data around the origin; on the road to the right it is
 * exactly at `far`.
 */
export function outline(far: number): string {
  const scale = far / xOf(STEP / 2);
  const points = Array.from({ length: 360 / STEP }, (_, index) => {
    const direction = (index + 0.5) * STEP;
    return [xOf(direction), reachTowards(direction) * Math.sin(radians(direction))].map((part) =>
      Math.round(scale * part),
    );
  });
  const between = points.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  return `M${far} 0${between.join("")}`;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const xOf = (direction: number) => reachTowards(direction) * Math.cos(radians(direction));
