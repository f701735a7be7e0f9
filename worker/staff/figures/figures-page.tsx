/** @jsxImportSource hono/jsx */
import { type FiguresWords, figuresWords } from "#app/content/staff/figures-words";
import { inboxWords } from "#app/content/staff/inbox-words";
import { workingMinutes } from "#app/domain/calendar/working-time";
import type { Locale } from "#app/domain/language/locale";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { median } from "#app/domain/median";
import { claims } from "#app/domain/offers/claims";
import { Shell } from "#worker/staff/shell";
import { shortDay, spanOf } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import { Plots } from "./plots";
import type { Figures } from "./show-figures";
import { Aside, Broken, Missed, Refused, Unhelpful } from "./troubles";

interface FiguresPageProps {
  visit: Visit;
  /** The Monday of the earliest week that is shown. */
  first: string;
  figures: Figures;
}

/** Totals, plots of leads by kind, page and source, and visitors' problems. */
export function FiguresPage({ visit, first, figures }: FiguresPageProps) {
  const { locale, now } = visit;
  const words = figuresWords[locale];
  const kindNames = new Map(Object.entries(inboxWords[locale].kinds));
  const plots = { weeks: figures.mondays, visit, words };
  const troubles = { locale, words };
  return (
    <Shell visit={visit} title={words.title} room="figures">
      <div class="figures">
        <header>
          <h1>{words.title}</h1>
          <p class="quiet">{withValues(words.since, { day: shortDay(first, locale, now) })}</p>
        </header>
        <Totals figures={figures} locale={locale} words={words} />
        <div class="plots">
          <Plots
            {...plots}
            title={words.byKind}
            rows={figures.kinds}
            nameOf={(name) => kindNames.get(name) ?? name}
          />
          <Plots {...plots} title={words.byPage} rows={figures.pages} nameOf={onOneLine} />
          <Plots
            {...plots}
            title={words.bySource}
            rows={figures.sources}
            nameOf={(name) => onOneLine(name) || words.noSource}
          />
        </div>
        <div class="troubles">
          <Aside {...troubles} rows={figures.aside} />
          <Missed {...troubles} rows={figures.missed} />
          <Refused {...troubles} rows={figures.refused} />
          <Broken {...troubles} rows={figures.broken} />
          <Unhelpful {...troubles} rows={figures.unhelpful} />
        </div>
      </div>
    </Shell>
  );
}

interface TotalsProps {
  figures: Figures;
  locale: Locale;
  words: FiguresWords;
}

/** The number of leads, how soon they were answered, and their results. */
function Totals({ figures: { kinds, answers, results }, locale, words }: TotalsProps) {
  const { wait } = inboxWords[locale];
  const total = kinds.reduce((sum, { leads }) => sum + Number(leads), 0);
  const ofStatus = (status: string) => Number(results.find((row) => row.status === status)?.leads ?? 0);
  const [won, lost] = [ofStatus("won"), ofStatus("lost")];
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
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
