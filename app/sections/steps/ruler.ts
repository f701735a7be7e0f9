import { DAYS, type StepTime } from "#app/domain/offers/timetables";

/** The length of a scale, in SVG units. */
export const LENGTH = 1000;
/** Weeks of the scale before the signed quote. */
export const BEFORE = 1;
/** A day, in weeks. */
const DAY = 1 / DAYS;

export type Ruler = ReturnType<typeof rulerOf>;

/** Converts weeks to places on a scale of `cells` weeks, as SVG path data or as percentages. */
export function rulerOf(cells: number) {
  const along = (week: number) => Math.round(((week + BEFORE) / cells) * LENGTH);
  const percent = (week: number) => `${(100 * along(week)) / LENGTH}%`;
  // The last cell has no room for words behind the place.
  const isAtEnd = (week: number) => week + BEFORE > cells - 1;
  const stroke = ([from, to]: [number, number], lane: number) => `M${along(from)} ${lane}H${along(to)}`;
  const ticks = ([from, to]: [number, number], every: number, near: number, far: number) =>
    Array.from({ length: Math.round((to - from) / every) }, (_, tick) => along(from + tick * every))
      .map((at) => `M${at} ${near}V${far}`)
      .join("");
  // A day's tick is in the middle of the day.
  const days = ([from, to]: [number, number], lane: number) =>
    ticks([from + DAY / 2, to + DAY / 2], DAY, lane - 5, lane + 5);
  return { along, percent, isAtEnd, stroke, ticks, days };
}

export const isMoment = ({ shortest, longest, within }: StepTime) => !shortest && !longest && !within;
export const isPair = ({ shortest, longest }: StepTime) => !!shortest && !!longest;

/** The numbers of a period's weeks, including the one that it ends in. */
export const numbersOf = ([from, to]: [number, number]) =>
  Array.from({ length: Math.ceil(to) - from }, (_, week) => from + 1 + week);

/** The last step whose shortest and longest time are both known: when it is done, everything is online. */
export const launchOf = (times: StepTime[]) => times.findLast(isPair);

/** When that step ends, in weeks: at the earliest and at the latest; empty if there is no such step. */
export function launches(times: StepTime[]): number[] {
  const last = launchOf(times);
  return [last?.shortest?.[1], last?.longest?.[1]].filter((week) => week !== undefined);
}
