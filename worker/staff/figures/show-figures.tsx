/** @jsxImportSource hono/jsx */
import { daysAfter, mondayOf, zurichDayBounds } from "#app/domain/calendar/zurich-time";
import {
  selectAnswers,
  selectAside,
  selectBroken,
  selectMissingPages,
  selectRefusals,
  selectResults,
  selectUnhelpful,
  selectWeeks,
} from "#worker/db/figures";
import { sendPage } from "#worker/staff/send-page";
import { rowsOf, type StaffContext, visitOf } from "#worker/staff/visit";
import { FiguresPage } from "./figures-page";

const WEEKS = 12;
/** Days for which visitors' problems are shown. */
const SHOWN_DAYS = 30;

/** The figures: how many leads come in, how soon they are answered, and visitors' problems. */
export async function showFigures(c: StaffContext) {
  const visit = visitOf(c);
  const first = daysAfter(mondayOf(visit.today), -7 * (WEEKS - 1));
  const figures = await readFigures(c.env.DB, first, daysAfter(visit.today, -SHOWN_DAYS));
  return sendPage(c, <FiguresPage visit={visit} first={first} figures={figures} />);
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;

/** The rows of each figure: leads since the first Monday, visitors' problems since a day. */
async function readFigures(db: D1Database, first: string, shownSince: string) {
  const mondays = Array.from({ length: WEEKS }, (_, index) => daysAfter(first, 7 * index));
  const weeks = mondays.map((monday) => {
    const until = zurichDayBounds(daysAfter(monday, 7)).from;
    return { monday, from: zurichDayBounds(monday).from, until };
  });
  const since = zurichDayBounds(first).from;
  const [
    kinds = [],
    pages = [],
    sources = [],
    answers = [],
    results = [],
    aside = [],
    missed = [],
    refused = [],
    broken = [],
    unhelpful = [],
  ] = await rowsOf(db, [
    selectWeeks("kind", weeks),
    selectWeeks("page", weeks),
    selectWeeks("source", weeks),
    selectAnswers(since),
    selectResults(since),
    selectAside(since),
    selectMissingPages(shownSince),
    selectRefusals(shownSince),
    selectBroken(shownSince),
    selectUnhelpful(shownSince),
  ]);
  return { mondays, kinds, pages, sources, answers, results, aside, missed, refused, broken, unhelpful };
}
