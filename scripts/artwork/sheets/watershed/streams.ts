// The streams of a basin by class, and its named confluences.
import { type Point, smooth } from "#scripts/artwork/drawing/pen";
import { type Basin, distance, type Grid, lengthOf } from "./basin.ts";
import type { Flow } from "./flow.ts";

export interface Detail {
  /** Classes of streams: from this number of drained cells on, a stream has this width. */
  classes: { from: number; width: number }[];
  /** The lowest class of the streams that join at a named confluence. */
  joining: number;
  /** Shorter streams are left out, in units. */
  shortest: number;
  /** The number of contours. */
  levels: number;
}

interface Streams {
  /** The paths of the streams of each class. */
  reaches: string[][];
  /** The confluences that get a name. */
  marks: Point[];
}

export function streamsOf(grid: Grid, flow: Flow, { named }: Basin, detail: Detail): Streams {
  const { placeOf } = grid;
  const network = networkOf(grid, flow, detail);
  const { classOf, streamsInto } = network;
  const trunk = [flow.outlet];
  for (let main = streamsInto(flow.outlet)[0]; main !== undefined; main = streamsInto(main)[0])
    trunk.push(main);
  const joints = trunk.filter((cell) => classOf(streamsInto(cell)[1] ?? -1) >= detail.joining).map(placeOf);
  const marks = named.map((wish) =>
    joints.reduce((best, joint) => (distance(joint, wish) < distance(best, wish) ? joint : best)),
  );
  return { reaches: reachesOf(grid, flow.outlet, network, detail), marks };
}

/** The class of a cell's stream, -1 for none, and the streams that flow into a cell, the largest first. */
function networkOf({ cleared }: Grid, { down, area }: Flow, { classes }: Detail) {
  const classOf = (cell: number) =>
    cleared.has(cell) ? -1 : classes.findLastIndex(({ from }) => (area.get(cell) ?? 0) >= from);
  const upOf = new Map<number, number[]>();
  for (const [cell, below] of down) upOf.set(below, [...(upOf.get(below) ?? []), cell]);
  const streamsInto = (cell: number) =>
    (upOf.get(cell) ?? [])
      .filter((up) => classOf(up) >= 0)
      .sort((a, b) => (area.get(b) ?? 0) - (area.get(a) ?? 0));
  return { classOf, streamsInto };
}

/** The parts of the streams, from each mouth or change of class up to the next. */
function reachesOf(
  { placeOf }: Grid,
  outlet: number,
  { classOf, streamsInto }: ReturnType<typeof networkOf>,
  { classes, shortest }: Detail,
): Streams["reaches"] {
  const reaches = classes.map((): string[] => []);
  function follow(mouth: number, start: number): void {
    let points = [placeOf(mouth)];
    let cell: number | undefined = start;
    while (cell !== undefined) {
      const here: number = cell;
      points.push(placeOf(here));
      const [main, ...side] = streamsInto(here);
      for (const each of side) follow(here, each);
      if (main === undefined || classOf(main) !== classOf(here)) {
        const isLong = points.length > 2 && lengthOf(points) > shortest;
        if (isLong || main !== undefined) reaches[classOf(here)]?.push(smooth(points));
        points = [placeOf(here)];
      }
      cell = main;
    }
  }
  for (const start of streamsInto(outlet)) follow(outlet, start);
  return reaches;
}
