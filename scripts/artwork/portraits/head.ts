import { readFileSync } from "node:fs";
import { join } from "node:path";
import { add, cross, minus, unit, type Vector } from "./vectors.ts";

/** Weights of MakeHuman's targets, by the file's path below `targets/` without its extension. */
export type Targets = Record<string, number>;

interface Part {
  /** Corners of triangles, three indices each. */
  corners: number[][];
  points: Set<number>;
}

export interface Head {
  points: Vector[];
  normals: Vector[];
  parts: Map<string, Part>;
  /** The points that a target moves, by index, and how far. */
  reach: (target: string) => Map<number, number>;
}

/** A head from MakeHuman's base mesh and targets (CC0), whose folder `data` is given. */
export function readHead(data: string, targets: Targets): Head {
  const points: Vector[] = [];
  const parts = new Map<string, Part>();
  let part: Part = { corners: [], points: new Set() };
  for (const line of readFileSync(join(data, "3dobjs/base.obj"), "utf8").split("\n")) {
    const [kind, ...words] = line.split(" ");
    if (kind === "v") points.push(vectorOf(words));
    if (kind === "g") {
      const name = words[0] ?? "";
      part = parts.get(name) ?? { corners: [], points: new Set() };
      parts.set(name, part);
    }
    if (kind === "f") {
      const [a = 0, b = 0, c = 0, d = 0] = words.map((word) => Number.parseInt(word, 10) - 1);
      part.corners.push([a, b, c], [a, c, d]);
      for (const point of [a, b, c, d]) part.points.add(point);
    }
  }
  const moves = (target: string) =>
    readFileSync(join(data, "targets", `${target}.target`), "utf8")
      .split("\n")
      .filter((line) => /^\d/.test(line))
      .map((line) => line.split(" "));
  for (const [target, weight] of Object.entries(targets))
    for (const [index, ...words] of moves(target)) {
      const point = points[Number(index)];
      const move = vectorOf(words);
      if (point) for (const axis of [0, 1, 2] as const) point[axis] += weight * move[axis];
    }
  settle(points, parts);
  const reach = (target: string) =>
    new Map(moves(target).map(([index, ...words]) => [Number(index), Math.hypot(...vectorOf(words))]));
  return { points, normals: normalsOf(points, [...parts.values()]), parts, reach };
}

/** Moves and scales a head so that all heads have the eyes at the same height, and the same height above them. */
function settle(points: Vector[], parts: Map<string, Part>): void {
  const heights = (name: string, axis: 1 | 2) =>
    [...(parts.get(name)?.points ?? [])].map((index) => points[index]?.[axis] ?? 0);
  const middleOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [y, z] = [middleOf(heights("helper-l-eye", 1)), middleOf(heights("helper-l-eye", 2))];
  const scale = 1.07 / (Math.max(...heights("body", 1)) - y);
  for (const point of points) {
    point[0] *= scale;
    point[1] = 6.79 + (point[1] - y) * scale;
    point[2] = 1.11 + (point[2] - z) * scale;
  }
}

function vectorOf(words: string[]): Vector {
  const [x = 0, y = 0, z = 0] = words.map(Number);
  return [x, y, z];
}

export function normalsOf(points: Vector[], parts: Pick<Part, "corners">[]): Vector[] {
  const sums = points.map((): Vector => [0, 0, 0]);
  for (const { corners } of parts)
    for (const indices of corners) {
      const [a, b, c] = indices.map((index) => points[index]);
      if (!a || !b || !c) continue;
      const normal = cross(minus(b, a), minus(c, a));
      for (const index of indices) sums[index] = add(sums[index] ?? [0, 0, 0], normal);
    }
  return sums.map(unit);
}
