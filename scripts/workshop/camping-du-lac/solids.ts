import { cross, dot, minus, type Vector } from "#scripts/artwork/portraits/vectors";
import { path, SHADOW, type Spot } from "./ground";

type Corner = readonly [x: number, y: number, h: number];
interface Face {
  corners: Corner[];
  colour: string;
}
/** A convex solid, in metres around the middle of its base. */
export type Solid = Face[];

const SUN = [0.62, -0.12, 0.77] as const;
/** The direction towards the viewer; the ground's axes are turned by 35 degrees. */
const EYE = [-0.47, 0.67, 0.57] as const;

function middle(corners: readonly Corner[]): Corner {
  const sum = corners.reduce<Corner>((s, c) => [s[0] + c[0], s[1] + c[1], s[2] + c[2]], [0, 0, 0]);
  return [sum[0] / corners.length, sum[1] / corners.length, sum[2] / corners.length];
}

function shade(colour: string, light: number): string {
  const strength = 0.78 + 0.3 * Math.max(0, light);
  const channels = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  // A shaded face is bluer than the colour itself.
  const tinted = channels.map((c, i) => Math.min(255, c * strength + (1 - strength) * (i === 2 ? 120 : 60)));
  return `#${tinted.map((c) => Math.round(c).toString(16).padStart(2, "0")).join("")}`;
}

/** A profile (y, h) extruded along x; `colours` are repeated strip by strip, `cap` is the colour of the ends. */
export function extruded(
  profile: [y: number, h: number][],
  length: number,
  colours: readonly [string, ...string[]],
  cap: string = colours[0],
): Solid {
  const half = length / 2;
  const strips = profile.slice(1).map(([y, h], i): Face => {
    const [y0, h0] = profile[i] ?? [0, 0];
    const corners: Corner[] = [[-half, y0, h0], [half, y0, h0], [half, y, h], [-half, y, h]]; // biome-ignore format: a face a line
    return { corners, colour: colours[i % colours.length] ?? colours[0] };
  });
  const end = (x: number): Face => ({ corners: profile.map(([y, h]) => [x, y, h]), colour: cap });
  return [...strips, end(-half), end(half)];
}

export function cone(
  radius: number,
  height: number,
  sides: number,
  colours: readonly [string, ...string[]],
): Solid {
  const foot = (i: number): Corner => {
    const angle = (2 * Math.PI * i) / sides;
    return [radius * Math.cos(angle), radius * Math.sin(angle), 0];
  };
  return Array.from({ length: sides }, (_, i) => ({
    corners: [foot(i), foot(i + 1), [0, 0, height]],
    colour: colours[i % colours.length] ?? colours[0],
  }));
}

export function dome(radius: number, height: number, colours: readonly [string, ...string[]]): Solid {
  const sides = 12;
  const rings = 4;
  const corner = (i: number, ring: number): Corner => {
    const angle = (2 * Math.PI * i) / sides;
    const rise = (Math.PI / 2) * (ring / rings);
    return [
      radius * Math.cos(angle) * Math.cos(rise),
      radius * Math.sin(angle) * Math.cos(rise),
      height * Math.sin(rise),
    ];
  };
  return Array.from({ length: sides * rings }, (_, n) => {
    const [i, ring] = [n % sides, Math.floor(n / sides)];
    const corners = [corner(i, ring), corner(i + 1, ring), corner(i + 1, ring + 1), corner(i, ring + 1)];
    return { corners, colour: colours[Math.floor(i / 2) % colours.length] ?? colours[0] };
  });
}

export function box(length: number, width: number, low: number, high: number, colour: string): Solid {
  const half = width / 2;
  return extruded([[-half, low], [-half, high], [half, high], [half, low]], length, [colour]); // biome-ignore format: one profile
}

export function moved(solid: Solid, dx: number, dy: number, dh = 0): Solid {
  return solid.map(({ corners, colour }) => ({
    colour,
    corners: corners.map(([x, y, h]) => [x + dx, y + dy, h + dh]),
  }));
}

/** Places a solid on the ground; `turn` is in degrees from the shore's direction. */
export function stand(solid: Solid, [u, v]: Spot, turn: number): { drawing: string; shadow: string } {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const turned = solid.map(({ corners, colour }) => ({
    colour,
    corners: corners.map(([x, y, h]): Corner => [x * c - y * s, x * s + y * c, h]),
  }));
  const centre = middle(turned.flatMap(({ corners }) => corners));
  const drawn = turned.map(({ corners, colour }) => {
    const [a, b, d] = [corners[0], corners[1], corners[2]];
    if (!a || !b || !d) return "";
    const across = cross(minus(b, a), minus(d, a));
    const length = Math.hypot(...across) || 1;
    const outwards = dot(across, minus(middle(corners), centre)) < 0 ? -1 : 1;
    const normal: Vector = [
      (outwards * across[0]) / length,
      (outwards * across[1]) / length,
      (outwards * across[2]) / length,
    ];
    if (dot(normal, EYE) <= 0) return "";
    const fill = shade(colour, dot(normal, SUN));
    return `<path d="${path(corners.map(([x, y, h]) => [u + x, v + y, h]))}" fill="${fill}" stroke="${fill}" stroke-width=".4"/>`;
  });
  const shadow = turned
    .map(({ corners }) => path(corners.map(([x, y, h]) => [u + x + SHADOW.u * h, v + y + SHADOW.v * h])))
    .join("");
  return { drawing: drawn.join(""), shadow };
}
