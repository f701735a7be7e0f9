// Places the names of a map beside their marks or at the end of a line, so that none covers or crosses another.
import { type Point, range } from "#scripts/artwork/drawing/pen";
import { type Box, boxAround, gapTo, isFree } from "./sheet.ts";
import { meet, reached, type Way } from "./ways.ts";

/** A name must be nearer to its own mark than to any other by this many units. */
export const NEARER = 6;

/** Units around a mark within which the line to its name is not drawn. */
export const BEGINS = 8;

/** Units between the boxes along a line. */
const APART = 6;

export interface Name {
  at: Point;
  box: Box;
  mark: Point;
  struck: number;
  /** The line from the mark to the name, if there is one. */
  leader?: Way;
}

function boxesAlong([from, to]: Way): Box[] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return range(BEGINS, long, APART).map((away) => boxAround(reached([from, to], away), 2, 2));
}

const covered = new WeakMap<Name, Box[]>();

/** The boxes that a name occupies: its letters, its mark and the line between them. */
export function boxesOf(name: Name): Box[] {
  const known = covered.get(name);
  if (known) return known;
  const { box, mark, leader } = name;
  const boxes = [box, boxAround(mark, 12, 12), ...(leader ? boxesAlong(leader) : [])];
  covered.set(name, boxes);
  return boxes;
}

/** The least distances in units between the centres of two marks, and between a mark and another's line. */
const DISTINCT = 7.5;
const PASSED = 5;

function isPassed({ mark: [x, y] }: Name, { leader }: Name): boolean {
  if (!leader) return true;
  const [from, to] = leader;
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return range(0, long, 2).every((away) => {
    const [wx, wy] = reached(leader, away);
    return Math.hypot(wx - x, wy - y) > PASSED;
  });
}

/** Whether neither name covers the other, each is nearer to its own mark, and their lines do not cross. */
export function suit(one: Name, other: Name): boolean {
  const isOwn = ({ box, mark, leader }: Name, strange: Point) =>
    leader !== undefined || gapTo(box, strange) > gapTo(box, mark) + NEARER;
  return (
    Math.hypot(one.mark[0] - other.mark[0], one.mark[1] - other.mark[1]) > DISTINCT &&
    isFree(one.box, boxesOf(other)) &&
    isFree(other.box, boxesOf(one)) &&
    isPassed(one, other) &&
    isPassed(other, one) &&
    isOwn(one, other.mark) &&
    isOwn(other, one.mark) &&
    !(one.leader && other.leader && meet(one.leader, other.leader))
  );
}

/** The value of one more name, in points of lines that it may cover. */
const WORTH = 1000;

const worthOf = (name: Name | null | undefined) => (name ? WORTH - name.struck : 0);

const worthOfAll = (choices: Name[][]) => choices.reduce((sum, [first]) => sum + worthOf(first), 0);

interface Arranged {
  names: (Name | null)[];
  worth: number;
}

/** Chooses at most one of the places for each name (best first): as many names as possible, over few lines. */
export function arranged(choices: Name[][]): Arranged {
  const known = new Map<Name, Map<Name, boolean>>();
  const suited = (one: Name, other: Name) => {
    const row = known.get(one) ?? new Map<Name, boolean>();
    const does = row.get(other) ?? suit(one, other);
    known.set(one, row.set(other, does));
    return does;
  };
  let best: Arranged = { names: choices.map(() => null), worth: Number.NEGATIVE_INFINITY };
  const set = (names: (Name | null)[], worth: number, [next, ...later]: Name[][]) => {
    if (!next) {
      best = { names, worth };
      return;
    }
    for (const name of [...next, null]) {
      if (worth + worthOf(name) + worthOfAll(later) <= best.worth) return;
      const left = name ? later.map((all) => all.filter((other) => suited(name, other))) : later;
      const sum = worth + worthOf(name);
      if (sum + worthOfAll(left) > best.worth) set([...names, name], sum, left);
    }
  };
  set([], 0, choices);
  return best;
}
