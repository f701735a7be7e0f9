/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from "hono/jsx";
import { apiErrors } from "#app/content/shared/api-errors";
import { pageNames } from "#app/content/shared/page-names";
import type { FiguresWords } from "#app/content/staff/figures-words";
import { inboxWords } from "#app/content/staff/inbox-words";
import { type Locale, locales } from "#app/domain/language/locale";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { membersOf, parseJson } from "#app/domain/outside";
import { nearestPage } from "#app/domain/staff/nearest-page";
import type { Row } from "#worker/db/statement";
import { reasonsOf } from "#worker/staff/reasons";

interface TableProps {
  rows: Row[];
  locale: Locale;
  words: FiguresWords;
}

/** Quarantined leads, by their reasons. */
export function Aside({ rows, locale, words }: TableProps) {
  return (
    <Trouble
      title={words.aside}
      rows={rows}
      none={words.none}
      line={({ reasons: keys, leads }) => ({
        count: Number(leads),
        what: reasonsOf(String(keys), locale),
      })}
    >
      <a href="/staff?view=aside">{inboxWords[locale].views.aside}</a>
    </Trouble>
  );
}

const pages = locales.flatMap((locale) =>
  Object.keys(pageNames[locale]).map((address) => `/${locale}${address}`),
);

/** Missing pages that visitors opened. */
export function Missed({ rows, words }: TableProps) {
  return (
    <Trouble
      title={words.missed}
      days={words.days}
      rows={rows}
      none={words.none}
      line={({ path, hits, last_referrer }) => {
        const near = nearestPage(String(path), pages);
        return {
          count: Number(hits),
          what: onOneLine(String(path)),
          more: last_referrer ? withValues(words.from, { referrer: onOneLine(String(last_referrer)) }) : "",
          next: near ? withValues(words.missedNext, { page: near }) : words.missedNone,
        };
      }}
    />
  );
}

/** Errors that forms showed. */
export function Refused({ rows, locale, words }: TableProps) {
  const sentences = new Map(Object.entries(apiErrors[locale]));
  return (
    <Trouble
      title={words.refused}
      days={words.days}
      rows={rows}
      none={words.none}
      line={({ page, error, hits }) => ({
        count: Number(hits),
        what: onOneLine(String(page)),
        more: sentences.get(String(error)) ?? String(error),
        next: words.refusedNext,
      })}
    />
  );
}

/** Errors in visitors' browsers. */
export function Broken({ rows, words }: TableProps) {
  return (
    <Trouble
      title={words.broken}
      days={words.days}
      rows={rows}
      none={words.none}
      line={({ message, hits, last_url, last_context }) => ({
        count: Number(hits),
        what: onOneLine(String(message)).slice(0, 200),
        more: [last_url, membersOf(parseJson(String(last_context))).userAgent]
          .filter(Boolean)
          .map((each) => onOneLine(String(each)))
          .join(" · "),
        next: words.brokenNext,
      })}
    />
  );
}

/** Answers of the assistant with votes against them. */
export function Unhelpful({ rows, words }: TableProps) {
  return (
    <Trouble
      title={words.unhelpful}
      days={words.days}
      rows={rows}
      none={words.none}
      line={({ answer, locale, up, down }) => ({
        count: Number(down),
        what: `${answer} (${locale})`,
        more: withValues(words.helped, { count: Number(up) }),
        next: words.unhelpfulNext,
      })}
    />
  );
}

interface LineProps {
  count: number;
  what: string;
  more?: string;
  next?: string;
}

interface TroubleProps {
  title: string;
  /** The period that is counted, in words. */
  days?: string;
  rows: Row[];
  /** The text if there are no rows. */
  none: string;
  line: (row: Row) => LineProps;
}

/** A table of visitors' problems: a line each, with how often it occurred and what to do. */
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
