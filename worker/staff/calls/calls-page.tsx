/** @jsxImportSource hono/jsx */
import { type CallsWords, callsWords } from "#app/content/staff/calls-words";
import { daysAfter } from "#app/domain/calendar/zurich-time";
import { withValues } from "#app/domain/language/with-values";
import type { BlockRow, LeadPageRow } from "#worker/staff/rows";
import { Notice, Shell } from "#worker/staff/shell";
import { shortDay } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import { Blocks, spanOf } from "./blocks";
import { Call, type Moving, type Typed } from "./call";
import type { CallChange } from "./call-change";
import { Callback, type Wish } from "./callback";
import { Question, type Unusual } from "./question";
import { Told } from "./told";
import { Week } from "./week";

export const MOST_UNCONFIRMED = 20;

/** Why a change was refused. */
export type Trouble = keyof Pick<CallsWords, "taken" | "past" | "begun" | "noTime" | "noSpan">;

interface CallsPageProps {
  visit: Visit;
  calls: LeadPageRow[];
  /** Those of the week that is shown. */
  callbacks: Wish[];
  /** Those of earlier weeks that nobody has answered. Empty unless the current week is shown. */
  overdue: Wish[];
  /** One more than the page shows, if there are more. */
  unconfirmed: LeadPageRow[];
  /** Those of the week that is shown. */
  blocks: BlockRow[];
  blocksAhead: BlockRow[];
  /** Whether it is the week that is shown by default. */
  isCurrent: boolean;
  moving: Moving;
  trouble: Trouble | null;
  unusual: Unusual | null;
  /** The change that has just been made. */
  change: CallChange | null;
  /** The values of the form that blocks hours; null if it was not refused. */
  typedBlock: Typed | null;
}

/** A week of calls: above it the overdue callbacks, below it the blocked hours and the bookings without a confirmed time. */
export function CallsPage(props: CallsPageProps) {
  const { visit, calls, callbacks, overdue, unconfirmed, blocks, blocksAhead, moving, typedBlock } = props;
  return (
    <Shell visit={visit} title={callsWords[visit.locale].title} room="calls">
      <div class="calls">
        <Head visit={visit} monday={moving.monday} isCurrent={props.isCurrent} />
        <Outcome {...props} />
        {overdue.length > 0 && <Overdue visit={visit} wishes={overdue} />}
        <Week visit={visit} calls={calls} callbacks={callbacks} blocks={blocks} moving={moving} />
        <div class="below">
          <Blocks visit={visit} blocks={blocksAhead} monday={moving.monday} typed={typedBlock} />
          {unconfirmed.length > 0 && <Unconfirmed visit={visit} leads={unconfirmed} moving={moving} />}
        </div>
      </div>
    </Shell>
  );
}

/** The result of the last form. */
function Outcome({ visit, blocks, moving, trouble, unusual, change }: CallsPageProps) {
  const words = callsWords[visit.locale];
  const said = visit.url.searchParams;
  if (unusual) return <Question visit={visit} unusual={unusual} monday={moving.monday} />;
  if (trouble)
    return (
      <Notice kind="conflict">
        <p>{words[trouble]}</p>
      </Notice>
    );
  if (change) return <Told visit={visit} change={change} isTold={said.get("told") === "1"} />;
  if (said.get("offered") === "1") return <Notice kind="done">{words.done.offered}</Notice>;
  const block = blocks.find(({ id }) => String(id) === said.get("blocked"));
  if (!block) return null;
  return (
    <Notice kind="done">
      {withValues(words.done.blocked, { span: spanOf(block, visit) })} {words.block.hint}
    </Notice>
  );
}

interface HeadProps {
  visit: Visit;
  monday: string;
  isCurrent: boolean;
}

/** The title of the week, with links to other weeks. */
function Head({ visit: { locale, now }, monday, isCurrent }: HeadProps) {
  const words = callsWords[locale];
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

interface OverdueProps {
  visit: Visit;
  wishes: Wish[];
}

/** Callbacks whose time has passed and that nobody has made. */
function Overdue({ visit, wishes }: OverdueProps) {
  return (
    <section class="overdue">
      <h2>{callsWords[visit.locale].overdue}</h2>
      <ul class="unconfirmed">
        {wishes.map((wish) => (
          <li>
            <Callback {...wish} visit={visit} isOfDay={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnconfirmedProps {
  visit: Visit;
  leads: LeadPageRow[];
  moving: Moving;
}

/** Bookings that hold no slot. */
function Unconfirmed({ visit, leads, moving }: UnconfirmedProps) {
  const words = callsWords[visit.locale];
  return (
    <section>
      <h2>{words.unconfirmed}</h2>
      <p class="quiet">{words.unconfirmedHint}</p>
      <ul class="unconfirmed">
        {leads.slice(0, MOST_UNCONFIRMED).map((lead) => (
          <li>
            <Call visit={visit} lead={lead} start={lead.slot_wanted} moving={moving} />
          </li>
        ))}
      </ul>
      {leads.length > MOST_UNCONFIRMED && <p class="quiet">{words.unconfirmedMore}</p>}
    </section>
  );
}
