import { expect, test } from "vitest";
import { nextParticles, type Particle, visibility } from "#app/effects/particles";
import { pixelRatio } from "#app/effects/pixel-ratio";
import { advance, ropeOf } from "#app/effects/rope";
import { between, centreOf, deviceFocus, firstFocus, INITIAL_MS, tiltOf } from "#app/effects/tilt";
import { seeded } from "#scripts/seeded";

const size = { width: 384, height: 520 };
const field = { width: 1000, height: 600, pointer: null };

function ring(at: Partial<Particle>): Particle {
  return { x: 500, y: 300, speedX: 0, speedY: 0, size: 100, age: 0, life: 3000, ...at };
}

test("a ring appears in about 18 of 100 frames, lasts 2 to 4.6 s and measures 52 to 148 pixels", () => {
  const random = seeded(7);
  let particles: Particle[] = [];
  const born = new Map<number, Particle>();
  let oldest = 0;
  for (let frame = 0; frame < 3000; frame++) {
    particles = nextParticles(particles, 16, field, random);
    for (const particle of particles) {
      if (particle.age === 0) born.set(frame, particle);
      oldest = Math.max(oldest, particle.age / particle.life);
    }
  }
  const lives = [...born.values()].map(({ life }) => life);
  const sizes = [...born.values()].map((particle) => particle.size);
  expect(born.size / 3000).toBeCloseTo(0.18, 1);
  expect(oldest).toBeLessThan(1);
  const within = (values: number[], least: number, most: number) =>
    Math.min(...values) >= least && Math.max(...values) <= most;
  expect([within(lives, 2000, 4600), within(sizes, 52, 148)]).toEqual([true, true]);
  // 540 random rings come near both ends of the range.
  expect([within(lives, 2100, 4500), within(sizes, 56, 144)]).toEqual([false, false]);
});

test("there are never more than 220 rings", () => {
  let particles: Particle[] = [];
  for (let frame = 0; frame < 400; frame++) particles = nextParticles(particles, 1, field, () => 0.1);
  expect(particles).toHaveLength(220);
});

test("a pointer pushes only the rings within 320 pixels, and nearer ones harder", () => {
  const pushed = (x: number) => {
    const pointer = { x: 500 - x, y: 300 };
    const [next] = nextParticles([ring({})], 100, { ...field, pointer }, () => 1);
    return (next?.x ?? 0) - 500;
  };
  expect(pushed(40)).toBeGreaterThan(pushed(200));
  expect(pushed(200)).toBeGreaterThan(0);
  expect([pushed(319) > 0, pushed(320)]).toEqual([true, 0]);
});

test("a ring fades in and out", () => {
  const seen = [0, 750, 1500, 2250, 3000].map((age) => visibility(ring({ age })));
  expect(seen.map((part) => Math.round(part * 100))).toEqual([0, 71, 100, 71, 0]);
});

const length = (rope: ReturnType<typeof ropeOf>) =>
  rope.slice(1).map((point, index) => {
    const before = rope[index];
    return before ? Math.hypot(point.x - before.x, point.y - before.y, point.z - before.z) : 0;
  });

test("a rope keeps its length while it swings, and its first point stays where it is held", () => {
  const rope = ropeOf(9, 0.15, 0.6);
  let longest = 0;
  for (let step = 0; step < 600; step++) {
    advance(rope, 0.15, { x: step === 100 ? 400 : 0, y: 0, z: 0 });
    longest = Math.max(longest, ...length(rope));
  }
  expect(longest).toBeLessThan(0.15 * 1.2);
  expect(Math.hypot(rope[0]?.x ?? 1, rope[0]?.y ?? 1, rope[0]?.z ?? 1)).toBe(0);
});

test("a rope comes to rest straight below its fixed point", () => {
  const rope = ropeOf(9, 0.15, 0.6);
  for (let step = 0; step < 60 * 30; step++) advance(rope, 0.15, { x: 0, y: 0, z: 0 });
  const end = rope.at(-1);
  expect(Math.abs(end?.x ?? 1)).toBeLessThan(0.02);
  expect(end?.y ?? 0).toBeLessThan(-8 * 0.15 * 0.98);
});

test("a card leans towards the pointer, at most by eleven degrees, and not at all in its centre", () => {
  expect(tiltOf(centreOf(size), size)).toMatchObject({ rotateX: 0, rotateY: 0 });
  expect(tiltOf({ x: 384, y: 0 }, size)).toMatchObject({ rotateX: 11, rotateY: 11, lightX: 100, lightY: 0 });
  expect(tiltOf({ x: 9999, y: -500 }, size)).toMatchObject({ rotateX: 11, rotateY: 11 });
});

test("a card first tilts to the upper right, and settles within 1500 ms", () => {
  const from = firstFocus(size);
  expect(from).toEqual({ x: 384 - 70, y: 60 });
  expect(between(from, centreOf(size), 0, INITIAL_MS)).toEqual(from);
  expect(between(from, centreOf(size), 750, INITIAL_MS)).toEqual({ x: 253, y: 160 });
  expect(between(from, centreOf(size), 5000, INITIAL_MS)).toEqual(centreOf(size));
});

test("a phone held at 20 degrees counts as flat, and each degree moves the focus by five pixels", () => {
  expect(deviceFocus(20, 0, size)).toEqual(centreOf(size));
  expect(deviceFocus(30, -4, size)).toEqual({ x: 192 - 20, y: 260 + 50 });
});

test("a canvas has at most two pixels per CSS pixel, on a phone one", () => {
  const ratio = (devicePixelRatio: number, innerWidth: number) =>
    pixelRatio({ devicePixelRatio, innerWidth });
  expect([ratio(3, 1200), ratio(1.5, 1200), ratio(3, 641), ratio(3, 640), ratio(1, 390)]).toEqual([
    2, 1.5, 2, 1, 1,
  ]);
});
