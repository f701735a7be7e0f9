/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";
import { apiErrors } from "#app/content/shared/api-errors";
import { pageNames } from "#app/content/shared/page-names";
import { type FiguresWords, figuresWords } from "#app/content/staff/figures-words";
import { inboxWords } from "#app/content/staff/inbox-words";
import { leadPageWords } from "#app/content/staff/lead-page-words";
import { workingMinutes } from "#app/domain/calendar/working-time";
import { daysAfter, mondayOf, zurichDayBounds } from "#app/domain/calendar/zurich-time";
import { locales } from "#app/domain/language/locale";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { median } from "#app/domain/median";
import { claims } from "#app/domain/offers/claims";
import { nearestPage } from "#app/domain/staff/nearest-page";
import {
  MOST_LINES,
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
import { sendPage } from "./send-page";
import { Shell } from "./shell";
import { shortDay, spanOf } from "./times";
import { rowsOf, type StaffContext, type Visit, visitOf } from "./visit";

const WEEKS = 12;
const COUNT_DAYS = 30;

const pages = locales.flatMap((locale) =>
  Object.keys(pageNames[locale]).map((address) => `/${locale}${address}`),
);

/** How it goes: what comes in, how soon it is answered, what stands in visitors' way. */
export async function showFigures(c: StaffContext) {
  const visit = visitOf(c);
  const { locale, now, today } = visit;
  const words = figuresWords[locale];
  const general = inboxWords[locale];
  const first = daysAfter(mondayOf(today), -7 * (WEEKS - 1));
  const since = zurichDayBounds(first).from;
  const weeks = Array.from({ length: WEEKS }, (_, index) => {
    const monday = daysAfter(first, 7 * index);
    const until = zurichDayBounds(daysAfter(monday, 7)).from;
    return { monday, from: zurichDayBounds(monday).from, until };
  });
  const countsSince = daysAfter(today, -COUNT_DAYS);
  const [
    kinds = [],
    ofPages = [],
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
    selectMissingPages(countsSince),
    selectRefusals(countsSince),
    selectBroken(countsSince),
    selectUnhelpful(countsSince),
  ]);
  const mondays = weeks.map(({ monday }) => monday);
  const ofStatus = (status: string) => Number(results.find((row) => row.status === status)?.leads ?? 0);
  const total = kinds.reduce((sum, { leads }) => sum + Number(leads), 0);
  const [won, lost] = [ofStatus("won"), ofStatus("lost")];
  const percent = new Intl.NumberFormat(locale === "fr" ? "fr-CH" : "en-GB", { style: "percent" });
  const answerMinutes = median(
    answers.map(({ waits_since, answered_at }) =>
      workingMinutes(new Date(String(waits_since)), new Date(String(answered_at))),
    ),
  );
  const kindNames = new Map(Object.entries(general.kinds));
  const reasons = new Map(Object.entries(leadPageWords[locale].reasons));
  return sendPage(
    c,
    <Shell visit={visit} title={words.title} room="figures">
      <div class="figures">
        <header>
          <h1>{words.title}</h1>
          <p class="quiet">{withValues(words.since, { day: shortDay(first, locale, now) })}</p>
        </header>
        <dl class="totals">
          <div>
            <dt>{words.leads}</dt>
            <dd>{total}</dd>
          </div>
          <div>
            <dt>{words.answer}</dt>
            <dd>{answers.length === 0 ? "–" : spanOf(Math.round(answerMinutes), general.wait)}</dd>
            <dd class="quiet">
              {withValues(words.answerHint, { hours: spanOf(claims.supportHours * 60, general.wait) })}
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
        <div class="plots">
          <Plots
            title={words.byKind}
            rows={kinds}
            weeks={mondays}
            visit={visit}
            words={words}
            nameOf={(name) => kindNames.get(name) ?? name}
          />
          <Plots
            title={words.byPage}
            rows={ofPages}
            weeks={mondays}
            visit={visit}
            words={words}
            nameOf={onOneLine}
          />
          <Plots
            title={words.bySource}
            rows={sources}
            weeks={mondays}
            visit={visit}
            words={words}
            nameOf={(name) => onOneLine(name) || words.noSource}
          />
        </div>
        <div class="troubles">
          <Trouble
            title={words.aside}
            rows={aside}
            none={words.none}
            line={({ reasons: keys, leads }) => ({
              count: Number(leads),
              what: String(keys)
                .split(" ")
                .map((key) => reasons.get(key) ?? onOneLine(key))
                .join(", "),
            })}
          >
            <a href="/staff?view=aside">{general.views.aside}</a>
          </Trouble>
          <Trouble
            title={words.missed}
            days={words.days}
            rows={missed}
            none={words.none}
            line={(row) => missedLine(row, words)}
          />
          <Trouble
            title={words.refused}
            days={words.days}
            rows={refused}
            none={words.none}
            line={({ page, error, hits }) => ({
              count: Number(hits),
              what: onOneLine(String(page)),
              more: new Map(Object.entries(apiErrors[locale])).get(String(error)) ?? String(error),
              next: words.refusedNext,
            })}
          />
          <Trouble
            title={words.broken}
            days={words.days}
            rows={broken}
            none={words.none}
            line={({ message, hits, last_url }) => ({
              count: Number(hits),
              what: onOneLine(String(message)).slice(0, 200),
              more: onOneLine(String(last_url)),
              next: words.brokenNext,
            })}
          />
          <Trouble
            title={words.unhelpful}
            days={words.days}
            rows={unhelpful}
            none={words.none}
            line={({ answer, locale: language, up, down }) => ({
              count: Number(down),
              what: `${answer} (${language})`,
              more: withValues(words.helped, { count: Number(up) }),
              next: words.unhelpfulNext,
            })}
          />
        </div>
      </div>
    </Shell>,
  );
}

function missedLine({ path, hits, last_referrer }: Row, words: FiguresWords): LineProps {
  const near = nearestPage(String(path), pages);
  return {
    count: Number(hits),
    what: onOneLine(String(path)),
    more: last_referrer ? withValues(words.from, { referrer: onOneLine(String(last_referrer)) }) : "",
    next: near ? withValues(words.missedNext, { page: near }) : words.missedNone,
  };
}

interface LineProps {
  count: number;
  what: string;
  more?: string;
  next?: string;
}

interface TroubleProps {
  title: string;
  /** The days that are counted. */
  days?: string;
  rows: Row[];
  /** What stands where there is no row. */
  none: string;
  line: (row: Row) => LineProps;
}

/** What stands in visitors' way: a line each, with how often and what to do. */
function Trouble({ title, days, rows, none, line, children }: PropsWithChildren<TroubleProps>) {
  return (
    <section>
      <h2>
        {title} {days && <span class="quiet">{days}</span>}
      </h2>
      {rows.length === 0 ? (
        <p class="quiet">{none}</p>
      ) : (
        <ul class="lines">
          {rows.map(line).map(({ count, what, more, next }) => (
            <li>
              <b>{count}</b>
              <div>
                <p>
                  <bdi>{what}</bdi>
                </p>
                {more && (
                  <p class="quiet">
                    <bdi>{more}</bdi>
                  </p>
                )}
                {next && <p class="next">{next}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

interface PlotsProps {
  title: string;
  rows: Row[];
  weeks: string[];
  visit: Visit;
  words: FiguresWords;
  nameOf: (name: string) => string;
}

const BAR = 10;
const GAP = 3;
const HEIGHT = 36;

/** One small plot a line, all of a table to the same scale: bars of weeks, and their sum. */
function Plots({ title, rows, weeks, visit, words, nameOf }: PlotsProps) {
  const lines = new Map<string, Map<string, number>>();
  for (const { week, label, leads } of rows) {
    const line = lines.get(String(label)) ?? new Map<string, number>();
    lines.set(String(label), line.set(String(week), Number(leads)));
  }
  const sumOf = (line: Map<string, number>) => [...line.values()].reduce((sum, each) => sum + each, 0);
  const shown = [...lines].sort(([, one], [, other]) => sumOf(other) - sumOf(one)).slice(0, MOST_LINES);
  const most = Math.max(1, ...shown.flatMap(([, line]) => [...line.values()]));
  return (
    <section>
      <h2>{title}</h2>
      {shown.length === 0 && <p class="quiet">{words.none}</p>}
      <table>
        <tbody>
          {shown.map(([name, line]) => (
            <tr>
              <th scope="row">
                <bdi>{nameOf(name)}</bdi>
              </th>
              <td>
                <svg
                  width={weeks.length * (BAR + GAP)}
                  height={HEIGHT}
                  role="img"
                  aria-label={weeks.map((week) => line.get(week) ?? 0).join(", ")}
                >
                  {weeks.map((week, index) => {
                    const count = line.get(week) ?? 0;
                    const height = Math.max(count > 0 ? 2 : 1, Math.round((count / most) * HEIGHT));
                    return (
                      <rect
                        class={count > 0 ? "bar" : "bar zero"}
                        x={index * (BAR + GAP)}
                        y={HEIGHT - height}
                        width={BAR}
                        height={height}
                      >
                        <title>
                          {withValues(words.perWeek, { count, day: shortDay(week, visit.locale, visit.now) })}
                        </title>
                      </rect>
                    );
                  })}
                </svg>
              </td>
              <td class="sum">{sumOf(line)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
