import { claims } from "#app/domain/chat/claims";

const { launchDays, projectWeeks, campaignWeeks, chatbotWeeks, searchWeeks } = claims;

const DAYS = 5;
const MONTH = 52 / 12;

/** When a step is done, in weeks from the signed quote. */
export interface StepTime {
  /** The moment from which its words hang; before the quote it is negative. */
  at: number;
  /** The time that it takes in any case. */
  sure?: [number, number];
  /** The time that it may take beyond that. */
  may?: [number, number];
}

export interface Timetable {
  /** Weeks that have a number; the scale goes on without one. */
  weeks: number;
  /** Where the scale ends. */
  end: number;
  times: StepTime[];
}

/** A first talk, of an hour at most: on a scale of weeks a moment. */
const first: StepTime = { at: -0.6 };
const week = (number: number): StepTime => ({ at: number - 1, sure: [number - 1, number] });
/** The first of those that come each month. */
const monthAfter = (weeks: number): StepTime => ({ at: weeks + MONTH });

/** The copy is approved at the latest; the rest of the shortest project is what it leaves when the copy was quick. */
const approved = projectWeeks.to - launchDays / DAYS;
const copy: StepTime = { at: 1, sure: [1, 2], may: [2, approved] };
const launch: Required<StepTime> = {
  at: approved,
  sure: [approved, approved + projectWeeks.from - 2],
  may: [approved + projectWeeks.from - 2, projectWeeks.to],
};
const project = { weeks: projectWeeks.to, end: projectWeeks.to + MONTH + 0.65 };

/** The weeks of each service, one time for each step that its page tells. */
export const timetables = {
  website: { ...project, times: [first, week(1), copy, launch, monthAfter(projectWeeks.to)] },
  new: {
    weeks: projectWeeks.to,
    end: projectWeeks.to + 1,
    times: [first, week(1), copy, { at: approved }, { ...launch, at: projectWeeks.to }],
  },
  refresh: {
    weeks: projectWeeks.to,
    end: projectWeeks.to + 3 * MONTH + 1,
    times: [first, week(1), copy, launch, { at: projectWeeks.to + 3 * MONTH }],
  },
  leads: {
    weeks: campaignWeeks,
    end: 9,
    times: [first, week(1), week(2), { at: 2, sure: [2, 9] }, monthAfter(2)],
  },
  marketing: { weeks: campaignWeeks, end: 8, times: [first, week(1), week(2), monthAfter(2)] },
  intelligence: {
    weeks: campaignWeeks,
    end: 9,
    times: [first, week(1), { at: 1, sure: [1, 3] }, monthAfter(3)],
  },
  chatbots: { weeks: chatbotWeeks, end: 8, times: [first, week(1), week(2), monthAfter(chatbotWeeks)] },
  search: {
    weeks: 4 + searchWeeks.to,
    end: 5 + searchWeeks.to,
    times: [
      first,
      week(1),
      { at: 1, sure: [1, 4] },
      { at: 4 + searchWeeks.from, may: [4 + searchWeeks.from, 4 + searchWeeks.to] },
    ],
  },
} satisfies Record<string, Timetable>;
