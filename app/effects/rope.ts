/** A point of a rope with its current and previous position, in metres; y points up. */
interface RopePoint {
  x: number;
  y: number;
  z: number;
  fromX: number;
  fromY: number;
  fromZ: number;
}

const GRAVITY = -9.8;
/** The share of its speed that a point keeps from step to step. */
const KEPT = 0.985;
const ROUNDS = 12;
/** Steps of equal length keep the rope stable at any frame rate. */
export const STEP_S = 1 / 60;

/** A rope that is held at its first point, tilted by `lean` (in radians), so that it begins to swing. */
export function ropeOf(count: number, spacing: number, lean: number): RopePoint[] {
  return Array.from({ length: count }, (_, index) => {
    const x = Math.sin(lean) * index * spacing;
    const y = -Math.cos(lean) * index * spacing;
    const z = Math.sin(lean) * 0.4 * index * spacing;
    return { x, y, z, fromX: x, fromY: y, fromZ: z };
  });
}

/**
 * Moves the rope by one step (Verlet): applies gravity and a push at its end, then restores the distances between its
 * points.
 */
export function advance(rope: RopePoint[], spacing: number, push: { x: number; y: number; z: number }): void {
  const last = rope.length - 1;
  rope.forEach((point, index) => {
    if (index === 0) return;
    const { x, y, z } = point;
    const share = index === last ? 1 : 0;
    point.x += (x - point.fromX) * KEPT + push.x * share * STEP_S * STEP_S;
    point.y += (y - point.fromY) * KEPT + (GRAVITY + push.y * share) * STEP_S * STEP_S;
    point.z += (z - point.fromZ) * KEPT + push.z * share * STEP_S * STEP_S;
    Object.assign(point, { fromX: x, fromY: y, fromZ: z });
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (let index = 1; index <= last; index++) hold(rope[index - 1], rope[index], spacing, index === 1);
  }
}

/** Restores the distance of two neighbours. The first point of the rope does not move. */
function hold(
  upper: RopePoint | undefined,
  lower: RopePoint | undefined,
  spacing: number,
  isHeld: boolean,
): void {
  if (!upper || !lower) return;
  const dx = lower.x - upper.x;
  const dy = lower.y - upper.y;
  const dz = lower.z - upper.z;
  const length = Math.hypot(dx, dy, dz) || spacing;
  const excess = (length - spacing) / length;
  const share = isHeld ? 1 : 0.5;
  lower.x -= dx * excess * share;
  lower.y -= dy * excess * share;
  lower.z -= dz * excess * share;
  if (isHeld) return;
  upper.x += dx * excess * 0.5;
  upper.y += dy * excess * 0.5;
  upper.z += dz * excess * 0.5;
}
