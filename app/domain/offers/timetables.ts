import { claims } from "./claims";

const { launchDays, projectWeeks, campaignWeeks, chatbotWeeks, searchWeeks } = claims;

/** Working days in a week. */
export const DAYS = 5;

/** When a step takes place, in weeks from the signed quote. */
export interface StepTime {
  /** Its earliest start; negative before the quote. */
  at: number;
  /** Its start in the longest project. */
  latest?: number;
  /** From start to end in the shortest project. */
  shortest?: [number, number];
  /** From start to end in the longest project. */
  longest?: [number, number];
  /** It happens at some time in these weeks. */
  within?: [number, number];
  /** It begins on some day in these weeks. */
  soon?: [number, number];
}

export interface Weeks {
  /** Numbered weeks; the scale continues without numbers. */
  weeks: number;
  times: StepTime[];
}

/** The same drawn on a scale. */
export interface Timetable extends Weeks {
  /** The end of the scale. */
  end: number;
  /** Where the scale is interrupted: later steps are not drawn to scale. */
  breaks?: number;
  /** The end of the work: later steps count their own weeks. */
  done?: number;
}

/** A first talk of an hour at most: a point on a scale of weeks. */
const first: StepTime = { at: -0.6 };
const week = (number: number): StepTime => ({ at: number - 1, shortest: [number - 1, number] });
/** Months later, after the interruption of the scale. */
const later = (weeks: number, after = 1.3): StepTime => ({ at: weeks + after });
const brokenOff = (weeks: number) => ({ weeks, end: weeks + 2, breaks: weeks + 0.6 });

/** When the copy is approved, at the earliest and at the latest, which leaves the days of the launch. */
const approved = { from: 2, to: projectWeeks.to - launchDays / DAYS };
/** One day less than promised: even the longest project is online a day earlier. */
const online = approved.to + (launchDays - 1) / DAYS;
const list: StepTime = { at: 0, shortest: [0, 1], longest: [0, 1] };
const copy: StepTime = { at: 1, shortest: [1, approved.from], longest: [1, approved.to] };
const design: StepTime = { at: approved.from, latest: approved.to };
const launch: StepTime = {
  at: approved.from,
  shortest: [approved.from, projectWeeks.from],
  longest: [approved.to, online],
};

/** Online on some day of the last week, and from then on. */
const campaign: StepTime = {
  at: campaignWeeks - 1,
  shortest: [campaignWeeks - 1, campaignWeeks + 2],
  soon: [campaignWeeks - 1, campaignWeeks],
};

/** The last week in which the pages of a package are published. */
const published = 4;

/** The weeks of each service, with a time for each step that its page describes. */
export const timetables = {
  website: {
    ...brokenOff(projectWeeks.to),
    times: [first, list, copy, launch, later(projectWeeks.to)],
  },
  new: {
    weeks: projectWeeks.to,
    end: projectWeeks.to,
    times: [first, list, copy, design, launch],
  },
  refresh: {
    ...brokenOff(projectWeeks.to),
    // Leaves room for the text beside the longest time.
    times: [first, list, copy, launch, later(projectWeeks.to, 1.8)],
  },
  leads: {
    ...brokenOff(campaignWeeks),
    times: [first, week(1), week(2), campaign, later(campaignWeeks)],
  },
  marketing: {
    weeks: campaignWeeks,
    times: [first, week(1), week(2), week(campaignWeeks), later(campaignWeeks)],
  },
  intelligence: {
    weeks: 3,
    times: [first, week(1), { at: 1, shortest: [1, 3] }, later(3)],
  },
  chatbots: { weeks: chatbotWeeks, times: [first, week(1), week(2), later(chatbotWeeks)] },
  search: {
    weeks: published + searchWeeks.to,
    end: published + searchWeeks.to + 1,
    done: published,
    times: [
      first,
      week(1),
      { at: 1, shortest: [1, published] },
      {
        at: published + searchWeeks.from,
        within: [published + searchWeeks.from, published + searchWeeks.to],
      },
    ],
  },
} satisfies Record<string, Weeks | Timetable>;
