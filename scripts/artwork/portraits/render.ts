import { add, clamp, dot, minus, smooth, times, unit, type Vector } from "./vectors.ts";

export const WIDTH = 600;
export const HEIGHT = 750;

/** Materials that are shaded by the light, and two that are always black or white. */
export type Material = "skin" | "hair" | "cloth" | "black" | "white";
export const materials: Material[] = ["skin", "hair", "cloth", "black", "white"];

/** The material of one point of a surface. */
export interface Look {
  material: Material;
  /** 0 black, 1 white. */
  albedo: number;
  /** A value whose contour lines the strokes follow. */
  field: number;
}

export const black: Look = { material: "black", albedo: 0, field: 0 };
export const white: Look = { material: "white", albedo: 1, field: 0 };

export interface Surface {
  points: Vector[];
  normals: Vector[];
  corners: number[][];
  /** Null if the surface has a hole at this point. */
  lookAt: (point: Vector, normal: Vector, weight: (values: ArrayLike<number>) => number) => Look | null;
}

interface Camera {
  /** Rotation in radians: to the side, and up. */
  yaw: number;
  pitch: number;
  /** Rotation towards a shoulder, in radians. */
  roll: number;
  /** The point of the head that is placed at `at`. */
  centre: Vector;
  /** Pixels a unit. */
  scale: number;
  /** The place of `centre` in the picture. */
  at: [x: number, y: number];
}

const DISTANCE = 15;

export interface Picture {
  material: Int8Array;
  field: Float32Array;
  darkness: Float32Array;
}

function turned([x, y, z]: Vector, { yaw, pitch, roll }: Pick<Camera, "yaw" | "pitch" | "roll">): Vector {
  const x1 = x * Math.cos(yaw) + z * Math.sin(yaw);
  const z1 = z * Math.cos(yaw) - x * Math.sin(yaw);
  const y1 = y * Math.cos(pitch) - z1 * Math.sin(pitch);
  const z2 = z1 * Math.cos(pitch) + y * Math.sin(pitch);
  return [x1 * Math.cos(roll) - y1 * Math.sin(roll), y1 * Math.cos(roll) + x1 * Math.sin(roll), z2];
}

/** Renders surfaces: darkness, material and field for each pixel. */
export function render(surfaces: Surface[], camera: Camera, light: Vector): Picture {
  const size = WIDTH * HEIGHT;
  const depth = new Float32Array(size).fill(-1e9);
  const material = new Int8Array(size).fill(-1);
  const field = new Float32Array(size);
  const albedo = new Float32Array(size).fill(1);
  const lit = new Float32Array(size).fill(1);
  const sun = unit(light);

  for (const { points, normals, corners, lookAt } of surfaces) {
    const seen = points.map((point): Vector => {
      const [x, y, z] = turned(minus(point, camera.centre), camera);
      const near = (camera.scale * DISTANCE) / (DISTANCE - z);
      return [camera.at[0] + x * near, camera.at[1] - y * near, z];
    });
    for (const [ia = 0, ib = 0, ic = 0] of corners) {
      const [a, b, c] = [seen[ia], seen[ib], seen[ic]];
      if (!a || !b || !c) continue;
      const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      if (Math.abs(area) < 1e-9) continue;
      const left = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0])));
      const right = Math.min(WIDTH - 1, Math.ceil(Math.max(a[0], b[0], c[0])));
      const top = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1])));
      const foot = Math.min(HEIGHT - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
      for (let y = top; y <= foot; y++)
        for (let x = left; x <= right; x++) {
          const v = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / area;
          const w = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / area;
          const u = 1 - v - w;
          if (u < -1e-6 || v < -1e-6 || w < -1e-6) continue;
          const z = u * a[2] + v * b[2] + w * c[2];
          const cell = y * WIDTH + x;
          if (z <= (depth[cell] ?? 0)) continue;
          const mix = (list: Vector[]): Vector => {
            const [p, q, r] = [list[ia] ?? a, list[ib] ?? b, list[ic] ?? c];
            return add(times(p, u), add(times(q, v), times(r, w)));
          };
          const normal = unit(mix(normals));
          const look = lookAt(
            mix(points),
            normal,
            (values) => u * (values[ia] ?? 0) + v * (values[ib] ?? 0) + w * (values[ic] ?? 0),
          );
          if (!look) continue;
          depth[cell] = z;
          material[cell] = materials.indexOf(look.material);
          field[cell] = look.field;
          albedo[cell] = look.albedo;
          const facing = turned(normal, camera);
          const front = facing[2] < 0 ? times(facing, -1) : facing;
          lit[cell] = shade(front, sun, look.material);
        }
    }
  }
  const open = openness(depth);
  const darkness = new Float32Array(size);
  for (let cell = 0; cell < size; cell++) {
    if ((material[cell] ?? -1) < 0) continue;
    const light = (lit[cell] ?? 1) * (open[cell] ?? 1);
    darkness[cell] = clamp(1 - light * (albedo[cell] ?? 1));
  }
  return { material, field, darkness };
}

function shade(normal: Vector, sun: Vector, material: Material): number {
  const key = clamp(dot(normal, sun) * 0.85 + 0.15);
  const fill = clamp(dot(normal, unit([0.9, 0.1, 0.5]))) * 0.16;
  const half = unit([sun[0], sun[1], sun[2] + 1]);
  const gloss =
    material === "hair" ? 0.35 * clamp(dot(normal, half)) ** 18 : 0.1 * clamp(dot(normal, half)) ** 24;
  // Strands are darker where they turn away at the edge of the head: they form its outline.
  const rim = material === "hair" ? smooth(0, 0.3, normal[2]) : 1;
  return (0.12 + 0.9 * key + fill + gloss) * rim;
}

/** Ambient occlusion: how open each pixel is to the sky, so that hollows are darker, as under a brow or a chin. */
function openness(depth: Float32Array): Float32Array {
  const open = new Float32Array(depth.length).fill(1);
  const rays = Array.from({ length: 12 }, (_, index) => (index / 12) * 2 * Math.PI);
  const steps = [3, 6, 11, 18, 28, 42];
  const unitOfDepth = 150;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const here = depth[y * WIDTH + x] ?? -1e9;
      if (here < -1e8) continue;
      let hidden = 0;
      for (const ray of rays) {
        let highest = 0;
        for (const step of steps) {
          const px = Math.round(x + Math.cos(ray) * step);
          const py = Math.round(y + Math.sin(ray) * step);
          if (px < 0 || py < 0 || px >= WIDTH || py >= HEIGHT) continue;
          const there = depth[py * WIDTH + px] ?? -1e9;
          if (there < -1e8) continue;
          const rise = ((there - here) * unitOfDepth) / step;
          // Something far in front of it, such as a lock of hair, darkens it less.
          highest = Math.max(highest, rise / Math.hypot(1, rise) / (1 + Math.max(0, there - here - 0.4) * 2));
        }
        hidden += highest;
      }
      open[y * WIDTH + x] = 1 - 0.65 * smooth(0.1, 1, hidden / rays.length);
    }
  return open;
}
