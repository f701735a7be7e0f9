// Zopf and Gipfeli, which are plaited or rolled: lobes that overlap one another.
import { seeded } from "#scripts/seeded";
import { closed, inks, type Point, print, ribbon } from "./lino";
import { runs } from "./loaf";

interface Lobe {
  at: Point;
  long: number;
  wide: number;
  turn: number;
  seed: number;
}

/** Lines across the lobe, wide in the shade; the light comes from the upper left. */
function lobe({ at, long, wide, turn, seed }: Lobe): string {
  const roll = seeded(seed);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const placed = (x: number, y: number): Point => [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
  const edge = Array.from({ length: 32 }, (_, step) => {
    const angle = (step / 32) * 2 * Math.PI;
    const blunt = (value: number) => Math.sign(value) * Math.abs(value) ** 0.82;
    return placed(long * blunt(Math.cos(angle)), wide * blunt(Math.sin(angle)));
  });
  const light = (u: number, v: number) => {
    const up = Math.sqrt(Math.max(0, 1 - u * u - v * v));
    return -0.5 * (u * cos - v * sin) - 0.55 * (u * sin + v * cos) + 0.67 * up;
  };
  const count = Math.max(5, Math.round(wide / 3.4));
  const gap = (2 * wide) / count;
  const lines = Array.from({ length: count }, (_, line) => ((line + 0.5) / count) * 2 - 1);
  const hatch = (width: (light: number) => number) =>
    lines.flatMap((v) => {
      const reach = Math.sqrt(1 - v * v) * 0.98;
      const swell = 0.8 + roll() * 0.4;
      const shares = Array.from({ length: 19 }, (_, step) => step / 18);
      const points = shares.map((share) => placed((share * 2 - 1) * reach * long, v * wide));
      const widths = shares.map((share) => gap * swell * width(light((share * 2 - 1) * reach, v)));
      return runs(points, widths);
    });
  const ring = [...edge, ...edge.slice(0, 2)];
  return [
    print(inks.oven, [closed(edge)]),
    print(
      inks.flour,
      hatch((value) => Math.min(0.5, (value - 0.86) * 4)),
    ),
    print(inks.crust, [
      ...hatch((value) => Math.min(0.95, (0.6 - value) * 1.3)),
      ribbon(
        ring,
        ring.map(([x, y]) => 2 + 2.4 * Math.max(0, (x - at[0]) / long / 2 + (y - at[1]) / wide / 2)),
      ),
    ]),
  ].join("");
}

/** A butter plait, its middle at the origin. */
export function zopf(length: number, height: number, seed: number): string {
  const count = 12;
  return Array.from({ length: count }, (_, index) => {
    const place = (index / (count - 1)) * 2 - 1;
    const taper = 1 - 0.55 * Math.abs(place) ** 2.2;
    const side = index % 2 ? 1 : -1;
    return lobe({
      at: [place * length * 0.46, side * height * 0.17 * taper - (1 - taper) * height * 0.05],
      long: length * 0.135 * (0.55 + 0.45 * taper),
      wide: height * 0.25 * taper,
      turn: side * -0.7,
      seed: seed + index,
    });
  }).join("");
}

/** A crescent of nine lobes, thick in the middle. */
export function gipfeli(size: number, turn: number, seed: number): string {
  const order = [0, 8, 1, 7, 2, 6, 3, 5, 4];
  const parts = order.map((index) => {
    const place = index / 4 - 1;
    const angle = place * 1.15 - Math.PI / 2;
    const thick = 1 - 0.74 * Math.abs(place) ** 1.5;
    return lobe({
      at: [Math.cos(angle) * size * 0.72, Math.sin(angle) * size * 0.66 + size * 0.45],
      long: size * 0.36 * thick,
      wide: size * 0.17 * (0.55 + 0.45 * thick),
      turn: angle + place * 0.25,
      seed: seed + index,
    });
  });
  return `<g transform="rotate(${turn})">${parts.join("")}</g>`;
}
