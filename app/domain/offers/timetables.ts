import { claims } from "./claims";

const { launchDays, projectWeeks, campaignWeeks, chatbotWeeks, searchWeeks } = claims;

/** Working days of a week. */
export const DAYS = 5;

/** When a step is done, in weeks from the signed quote. */
export interface StepTime {
  /** When it begins, at the earliest; before the quote it is negative. */
  at: number;
  /** The same moment in the longest time. */
  latest?: number;
  /** When it is done, in the shortest time. */
  shortest?: [number, number];
  /** When it is done, in the longest. */
  longest?: [number, number];
  /** It happens at some time in these weeks. */
  within?: [number, number];
  /** It begins on some day of these weeks. */
  soon?: [number, number];
}

export interface Weeks {
  /** Weeks that have a number; the scale goes on without one. */
  weeks: number;
  times: StepTime[];
}

/** The same on a scale. */
export interface Timetable extends Weeks {
  /** Where the scale ends. */
  end: number;
  /** Where the scale is interrupted: what follows is later than it is drawn. */
  breaks?: number;
  /** The work ends: from here a later step counts its own weeks. */
  done?: number;
}

/** A first talk, of an hour at most: on a scale of weeks a moment. */
const first: StepTime = { at: -0.6 };
const week = (number: number): StepTime => ({ at: number - 1, shortest: [number - 1, number] });
/** Months later, beyond the break. */
const later = (weeks: number, after = 1.3): StepTime => ({ at: weeks + after });
const brokenOff = (weeks: number) => ({ weeks, end: weeks + 2, breaks: weeks + 0.6 });

/** When the copy is approved, at the earliest and the latest: before what the launch takes of a project. */
const approved = { from: 2, to: projectWeeks.to - launchDays / DAYS };
/** Fewer days than it is promised in: the longest project too is online a day before. */
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

/** The last week in which a package's pages are published. */
const published = 4;

/** The weeks of each service, one time for each step that its page tells. */
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
    // Far enough for the words beside the longest time.
    times: [first, list, copy, launch, later(projectWeeks.to, 1.8)],
  },
  leads: {
    ...brokenOff(campaignWeeks),
    times: [first, week(1), week(2), campaign, later(campaignWeeks)],
  },
  marketing: { weeks: campaignWeeks, times: [first, week(1), week(2), later(campaignWeeks)] },
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
