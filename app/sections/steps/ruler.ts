import { DAYS, type StepTime } from "#app/domain/offers/timetables";

/** SVG units: the length of a scale. */
export const LENGTH = 1000;
/** Before the signed quote, in weeks. */
export const BEFORE = 1;
/** In weeks. */
const DAY = 1 / DAYS;

export type Ruler = ReturnType<typeof rulerOf>;

/** Where the weeks are on a scale of so many cells, as SVG path data. */
export function rulerOf(cells: number) {
  const along = (week: number) => Math.round(((week + BEFORE) / cells) * LENGTH);
  const percent = (week: number) => `${(100 * along(week)) / LENGTH}%`;
  // In the last cell there is no place for words.
  const isAtEnd = (week: number) => week + BEFORE > cells - 1;
  const stroke = ([from, to]: [number, number], lane: number) => `M${along(from)} ${lane}H${along(to)}`;
  const ticks = ([from, to]: [number, number], every: number, near: number, far: number) =>
    Array.from({ length: Math.round((to - from) / every) }, (_, tick) => along(from + tick * every))
      .map((at) => `M${at} ${near}V${far}`)
      .join("");
  // A day's tick stands in its middle.
  const days = ([from, to]: [number, number], lane: number) =>
    ticks([from + DAY / 2, to + DAY / 2], DAY, lane - 5, lane + 5);
  return { along, percent, isAtEnd, stroke, ticks, days };
}

export const isMoment = ({ shortest, longest, within }: StepTime) => !shortest && !longest && !within;
export const isPair = ({ shortest, longest }: StepTime) => !!shortest && !!longest;

/** The weeks of a period by their numbers; one that is not over counts. */
export const numbersOf = ([from, to]: [number, number]) =>
  Array.from({ length: Math.ceil(to) - from }, (_, week) => from + 1 + week);

/** The last step whose shortest and longest time are known: with it all is online. */
export const launchOf = (times: StepTime[]) => times.findLast(isPair);

/** The end of the shortest time and that of the longest, where both are known. */
export function launches(times: StepTime[]): number[] {
  const last = launchOf(times);
  return [last?.shortest?.[1], last?.longest?.[1]].filter((week) => week !== undefined);
}
