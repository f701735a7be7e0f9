// Writes the names of rivers on a town's map.
import { LAKE, type Point, range } from "#scripts/artwork/drawing/pen";
import { italic, widthOf, words } from "#scripts/artwork/drawing/words";
import { type Box, boxAround, isFree, pointsIn, rivers } from "#scripts/artwork/region/sheet";
import type { Ground } from "./ground.ts";
import { LAND } from "./look.ts";

/** How far a river may turn aside from the line of its name, in units. */
const BEND = 5;

/** The steepest name, in degrees. */
const STEEP = 75;

/** A place for a name along a river. */
interface Along {
  at: Point;
  /** Degrees. */
  turn: number;
  boxes: Box[];
}

/** The names of rivers, each once, along a straight part of the river where nothing else is. Adds to `full`. */
export function riverNamesOn(ground: Ground, full: Box[]): string[] {
  const { look, courses, isInside, awayFrom, onLines, onCircles, spots } = ground;
  const size = look.lake * 0.8;
  return rivers.flatMap(({ name }) => {
    const [best] = courses
      .filter((course) => course.name === name)
      .flatMap(({ along }) => along)
      .flatMap((run) => placesAlong(ground, run, widthOf(italic, name, size, 1), size))
      .filter(({ turn }) => Math.abs(turn) < STEEP)
      .filter(({ boxes }) => boxes.every((box) => isInside(box) && isFree(box, full)))
      .filter(({ boxes }) => boxes.every((box) => onLines(box) + onCircles(box) + pointsIn(box, spots) === 0))
      .map((each) => ({ ...each, struck: awayFrom(each.at) + Math.abs(each.turn) / 10 }))
      .toSorted((one, other) => one.struck - other.struck);
    if (!best) return [];
    full.push(...best.boxes);
    const at: Point = [Math.round(best.at[0]), Math.round(best.at[1])];
    const halo = { colour: LAND, width: 5 };
    return [words(italic, { text: name, at, size, colour: LAKE, spacing: 1, turn: best.turn, halo })];
  });
}

/** The places for a name of some length on both sides of the straight parts of a river's course. */
const placesAlong = (ground: Ground, run: Point[], long: number, size: number): Along[] =>
  range(0, run.length - 1, 8).flatMap((first) => {
    const way = straightPart(ground, run.slice(first, first + Math.ceil(long * 1.3)), long);
    return way ? [-1, 1].map((side) => besideWay(way, side, long, size)) : [];
  });

/** Both ends of the first part of a course that is as long as a name, if it is straight and outside lakes. */
function straightPart({ isWet }: Ground, [from, ...rest]: Point[], long: number): [Point, Point] | null {
  if (!from) return null;
  const last = rest.findIndex(([x, y]) => Math.hypot(x - from[0], y - from[1]) > long);
  const to = rest[last];
  if (!to) return null;
  const [right, down] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const off = ([x, y]: Point) => Math.abs((x - from[0]) * down - (y - from[1]) * right);
  return rest.slice(0, last).some((each) => off(each) > BEND || isWet(each)) ? null : [from, to];
}

function besideWay([from, to]: [Point, Point], side: number, long: number, size: number): Along {
  const [right, down] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
  const away = size * 0.75 + 3;
  const at: Point = [(from[0] + to[0]) / 2 - side * down * away, (from[1] + to[1]) / 2 + side * right * away];
  const row = range(-5, 5).map(
    (part): Point => [at[0] + (right * long * part) / 10, at[1] + (down * long * part) / 10],
  );
  return {
    at,
    turn: Math.round((Math.atan(down / right) * 180) / Math.PI),
    boxes: row.map((each) => boxAround(each, size, size)),
  };
}
