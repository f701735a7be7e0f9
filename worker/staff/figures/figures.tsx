/** @jsxImportSource hono/jsx */
import { type FiguresWords, figuresWords } from "#app/content/staff/figures-words";
import { inboxWords } from "#app/content/staff/inbox-words";
import { workingMinutes } from "#app/domain/calendar/working-time";
import { daysAfter, mondayOf, zurichDayBounds } from "#app/domain/calendar/zurich-time";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { median } from "#app/domain/median";
import { claims } from "#app/domain/offers/claims";
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
import type { Row } from "#worker/db/statement";
import { sendPage } from "#worker/staff/send-page";
import { Shell } from "#worker/staff/shell";
import { shortDay, spanOf } from "#worker/staff/times";
import { rowsOf, type StaffContext, type Visit, visitOf } from "#worker/staff/visit";
import { Plots } from "./plots";
import { Aside, Broken, Missed, Refused, Unhelpful } from "./troubles";

const WEEKS = 12;
/** Days of what stands in visitors' way. */
const SHOWN_DAYS = 30;

/** How it goes: what comes in, how soon it is answered, what stands in visitors' way. */
export async function showFigures(c: StaffContext) {
  const visit = visitOf(c);
  const { locale, now, today } = visit;
  const words = figuresWords[locale];
  const first = daysAfter(mondayOf(today), -7 * (WEEKS - 1));
  const since = zurichDayBounds(first).from;
  const mondays = Array.from({ length: WEEKS }, (_, index) => daysAfter(first, 7 * index));
  const weeks = mondays.map((monday) => {
    const until = zurichDayBounds(daysAfter(monday, 7)).from;
    return { monday, from: zurichDayBounds(monday).from, until };
  });
  const shownSince = daysAfter(today, -SHOWN_DAYS);
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
  ] = await rowsOf(c.env.DB, [
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
  const kindNames = new Map(Object.entries(inboxWords[locale].kinds));
  const plots = { weeks: mondays, visit, words };
  const troubles = { locale, words };
  return sendPage(
    c,
    <Shell visit={visit} title={words.title} room="figures">
      <div class="figures">
        <header>
          <h1>{words.title}</h1>
          <p class="quiet">{withValues(words.since, { day: shortDay(first, locale, now) })}</p>
        </header>
        <Totals kinds={kinds} answers={answers} results={results} visit={visit} words={words} />
        <div class="plots">
          <Plots
            {...plots}
            title={words.byKind}
            rows={kinds}
            nameOf={(name) => kindNames.get(name) ?? name}
          />
          <Plots {...plots} title={words.byPage} rows={pages} nameOf={onOneLine} />
          <Plots
            {...plots}
            title={words.bySource}
            rows={sources}
            nameOf={(name) => onOneLine(name) || words.noSource}
          />
        </div>
        <div class="troubles">
          <Aside {...troubles} rows={aside} />
          <Missed {...troubles} rows={missed} />
          <Refused {...troubles} rows={refused} />
          <Broken {...troubles} rows={broken} />
          <Unhelpful {...troubles} rows={unhelpful} />
        </div>
      </div>
    </Shell>,
  );
}

interface TotalsProps {
  kinds: Row[];
  answers: Row[];
  results: Row[];
  visit: Visit;
  words: FiguresWords;
}

/** How many leads, how soon they were answered, and what became of them. */
function Totals({ kinds, answers, results, visit: { locale }, words }: TotalsProps) {
  const { wait } = inboxWords[locale];
  const total = kinds.reduce((sum, { leads }) => sum + Number(leads), 0);
  const ofStatus = (status: string) => Number(results.find((row) => row.status === status)?.leads ?? 0);
  const [won, lost] = [ofStatus("won"), ofStatus("lost")];
  const percent = new Intl.NumberFormat(locale === "fr" ? "fr-CH" : "en-GB", { style: "percent" });
  const minutes = median(
    answers.map(({ waits_since, answered_at }) =>
      workingMinutes(new Date(String(waits_since)), new Date(String(answered_at))),
    ),
  );
  return (
    <dl class="totals">
      <div>
        <dt>{words.leads}</dt>
        <dd>{total}</dd>
      </div>
      <div>
        <dt>{words.answer}</dt>
        <dd>{answers.length === 0 ? "–" : spanOf(Math.round(minutes), wait)}</dd>
        <dd class="quiet">
          {withValues(words.answerHint, { hours: spanOf(claims.supportHours * 60, wait) })}
        </dd>
      </div>
      <div>
        <dt>{words.won}</dt>
        <dd>{won}</dd>
        {won + lost > 0 && (
          <dd class="quiet">{withValues(words.rate, { rate: percent.format(won / (won + lost)) })}</dd>
        )}
      </div>
      <div>
        <dt>{words.lost}</dt>
        <dd>{lost}</dd>
      </div>
    </dl>
  );
}
