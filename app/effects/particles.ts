/** A ring that drifts over the map. Lengths in pixels, times in milliseconds, speeds in pixels a second. */
export interface Particle {
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  size: number;
  age: number;
  life: number;
}

const MOST = 220;
/** The probability that a frame adds a ring. */
const SPAWN_CHANCE = 0.18;
const LIFE = { least: 2000, most: 4600 };
const SIZE = { least: 52, most: 148 };
/** Up to this distance, the pointer pushes a ring away. */
const RADIUS = 320;

const DRIFT = 14;
const PUSH = 90;

const between = ({ least, most }: { least: number; most: number }, part: number) =>
  least + (most - least) * part;

export interface Field {
  width: number;
  height: number;
  /** Null if no pointer is over the field. */
  pointer: { x: number; y: number } | null;
}

/**
 * The particles of the next frame: expired ones are removed, the others have drifted, and one may be added. `random`
 * returns 0 to 1.
 */
export function nextParticles(
  particles: Particle[],
  sinceLast: number,
  { width, height, pointer }: Field,
  random: () => number,
): Particle[] {
  const seconds = sinceLast / 1000;
  const alive = particles
    .map((particle) => moved(particle, seconds, sinceLast, pointer))
    .filter(({ age, life }) => age < life);
  if (random() >= SPAWN_CHANCE || alive.length >= MOST) return alive;
  const angle = random() * 2 * Math.PI;
  const born: Particle = {
    x: random() * width,
    y: random() * height,
    speedX: Math.cos(angle) * DRIFT,
    speedY: Math.sin(angle) * DRIFT,
    size: between(SIZE, random()),
    age: 0,
    life: between(LIFE, random()),
  };
  return [...alive, born];
}

/** Moves a particle. A pointer within reach pushes it away, the harder the nearer it is. */
function moved(particle: Particle, seconds: number, sinceLast: number, pointer: Field["pointer"]): Particle {
  const { x, y, speedX, speedY } = particle;
  const dx = pointer ? x - pointer.x : 0;
  const dy = pointer ? y - pointer.y : 0;
  const distance = Math.hypot(dx, dy);
  const push = pointer && distance > 0 && distance < RADIUS ? (PUSH * (1 - distance / RADIUS)) / distance : 0;
  return {
    ...particle,
    x: x + (speedX + dx * push) * seconds,
    y: y + (speedY + dy * push) * seconds,
    age: particle.age + sinceLast,
  };
}

/** The opacity of a particle, 0 to 1: it fades in and out. */
export function visibility({ age, life }: Particle): number {
  return Math.sin(Math.PI * (age / life));
}
