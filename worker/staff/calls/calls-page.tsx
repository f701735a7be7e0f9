/** @jsxImportSource hono/jsx */
import type { CallsWords } from "#app/content/staff/calls-words";
import { daysAfter } from "#app/domain/calendar/zurich-time";
import { withValues } from "#app/domain/language/with-values";
import type { BlockRow, LeadPageRow } from "#worker/staff/rows";
import { Notice, Shell } from "#worker/staff/shell";
import { shortDay } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import { Blocks } from "./blocks";
import { Call, type Moving, type Typed } from "./call";
import type { CallChange } from "./call-change";
import { Told } from "./told";
import { Week } from "./week";

export const MOST_UNCONFIRMED = 20;

/** Why a change was not taken. */
export type Trouble = keyof Pick<CallsWords, "taken" | "past" | "begun" | "noTime" | "noSpan">;

interface CallsPageProps {
  visit: Visit;
  calls: LeadPageRow[];
  /** One more than is shown, where there are more. */
  unconfirmed: LeadPageRow[];
  /** Of the week that is shown. */
  blocks: BlockRow[];
  blocksAhead: BlockRow[];
  /** Whether it is the week that is shown where none is asked for. */
  isCurrent: boolean;
  moving: Moving;
  trouble: Trouble | null;
  /** The change that has just been made. */
  change: CallChange | null;
  /** Of the form that blocks hours; null where nothing was refused. */
  typedBlock: Typed | null;
  words: CallsWords;
}

/** A week of calls; below it the hours that are blocked, and the bookings without a confirmed time. */
export function CallsPage(props: CallsPageProps) {
  const { visit, calls, unconfirmed, blocks, blocksAhead, moving, trouble, change, typedBlock, words } =
    props;
  return (
    <Shell visit={visit} title={words.title} room="calls">
      <div class="calls">
        <Head visit={visit} monday={moving.monday} isCurrent={props.isCurrent} words={words} />
        {trouble && (
          <Notice kind="conflict">
            <p>{words[trouble]}</p>
          </Notice>
        )}
        {change && <Told change={change} isTold={visit.url.searchParams.get("told") === "1"} words={words} />}
        <Week visit={visit} calls={calls} blocks={blocks} moving={moving} words={words} />
        <div class="below">
          <Blocks
            visit={visit}
            blocks={blocksAhead}
            monday={moving.monday}
            typed={typedBlock}
            words={words}
          />
          <section>
            {unconfirmed.length > 0 && (
              <Unconfirmed visit={visit} leads={unconfirmed} moving={moving} words={words} />
            )}
          </section>
        </div>
      </div>
    </Shell>
  );
}

interface HeadProps {
  visit: Visit;
  monday: string;
  isCurrent: boolean;
  words: CallsWords;
}

/** Which week it is, and the way to the others. */
function Head({ visit: { locale, now }, monday, isCurrent, words }: HeadProps) {
  return (
    <header class="week-head">
      <h1>{withValues(words.week, { day: shortDay(monday, locale, now) })}</h1>
      <nav class="buttons">
        <a class="button" href={`/staff/calls?week=${daysAfter(monday, -7)}`}>
          ← {words.before}
        </a>
        {!isCurrent && (
          <a class="button" href="/staff/calls">
            {words.today}
          </a>
        )}
        <a class="button" href={`/staff/calls?week=${daysAfter(monday, 7)}`}>
          {words.after} →
        </a>
      </nav>
    </header>
  );
}

interface UnconfirmedProps {
  visit: Visit;
  leads: LeadPageRow[];
  moving: Moving;
  words: CallsWords;
}

/** Bookings that hold no time. */
function Unconfirmed({ visit, leads, moving, words }: UnconfirmedProps) {
  return (
    <>
      <h2>{words.unconfirmed}</h2>
      <p class="quiet">{words.unconfirmedHint}</p>
      <ul class="unconfirmed">
        {leads.slice(0, MOST_UNCONFIRMED).map((lead) => (
          <li>
            <Call visit={visit} lead={lead} start={lead.slot_wanted} moving={moving} words={words} />
          </li>
        ))}
      </ul>
      {leads.length > MOST_UNCONFIRMED && <p class="quiet">{words.unconfirmedMore}</p>}
    </>
  );
}
