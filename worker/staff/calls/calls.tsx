/** @jsxImportSource hono/jsx */
import * as z from "zod/mini";
import { type CallsWords, callsWords } from "#app/content/staff/calls-words";
import { slotParts } from "#app/domain/calendar/dates";
import { holidaysOf, isHoliday } from "#app/domain/calendar/holidays";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { CALL_MINUTES } from "#app/domain/calendar/slots";
import {
  daysAfter,
  mondayOf,
  zurichDay,
  zurichDayBounds,
  zurichInstant,
} from "#app/domain/calendar/zurich-time";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import {
  addBlock,
  removeBlock,
  selectBlocks,
  selectCalls,
  selectFree,
  selectUnconfirmed,
} from "#worker/db/calls";
import { selectLead } from "#worker/db/inbox";
import { cancel, moveCall, selectChanges } from "#worker/db/lead-changes";
import type { Row } from "#worker/db/statement";
import { companyOf, textOf } from "#worker/leads/lead-summary";
import { showInvalid, showMissing } from "#worker/staff/errors";
import { showLead } from "#worker/staff/lead/lead";
import { mailAddress } from "#worker/staff/lead/reply";
import { changeRow, type LeadPageRow, leadRowOf } from "#worker/staff/rows";
import { sendPage } from "#worker/staff/send-page";
import { Form, Notice, Phone, Shell, Theirs } from "#worker/staff/shell";
import { callToConfirm, clockOf, shortDay, timeOf } from "#worker/staff/times";
import {
  askedReference,
  field,
  rowsOf,
  type StaffContext,
  type Visit,
  versionSeen,
  visitOf,
} from "#worker/staff/visit";
import { type CallChange, fileOf, messageOf, tellVisitor } from "./call-change";

const MOST_UNCONFIRMED = 20;
const BLOCKS_AHEAD_DAYS = 400;
const WEEKEND_DAYS = 2;

const blockRow = z.object({
  id: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
  reason: z.string(),
  who: z.string(),
});
type BlockRow = z.infer<typeof blockRow>;

/** A week of calls, from Monday; at the weekend the one to come. `trouble` is why the last change was not taken. */
export async function showCalls(
  c: StaffContext,
  trouble: keyof Pick<CallsWords, "taken" | "past" | "noSpan"> | null = null,
) {
  const visit = visitOf(c);
  const { locale, now, today, url, isPosted } = visit;
  const words = callsWords[locale];
  const asked = z.iso.date().safeParse(isPosted ? field(c, "week") : url.searchParams.get("week"));
  const current = mondayOf(daysAfter(today, WEEKEND_DAYS));
  const monday = asked.success ? mondayOf(asked.data) : current;
  const from = zurichDayBounds(monday).from;
  const until = zurichDayBounds(daysAfter(monday, 7)).from;
  const offered = offeredSlots(now, 0).map(({ start }) => start);
  const told = url.searchParams.get("of") ?? "";
  const [calls = [], waiting = [], blocked = [], ahead = [], open = [], [of] = [], changes = []] =
    await rowsOf(c.env.DB, [
      selectCalls(from, until),
      selectUnconfirmed(now.toISOString(), MOST_UNCONFIRMED + 1),
      selectBlocks(from, until),
      selectBlocks(now.toISOString(), zurichDayBounds(daysAfter(today, BLOCKS_AHEAD_DAYS)).from),
      selectFree(offered),
      selectLead(told),
      selectChanges(told),
    ]);
  const leads = calls.flatMap((row) => leadRowOf(row) ?? []);
  const blocks = blocked.map((row) => blockRow.parse(row));
  const blocksAhead = ahead.map((row) => blockRow.parse(row));
  const free = offered.filter((each) => open.some(({ start }) => start === each));
  const moving: Moving = {
    free,
    monday,
    typedFor: (reference) =>
      (trouble === "taken" || trouble === "past") && reference === askedReference(c)
        ? (name) => field(c, name)
        : null,
  };
  const days = Array.from({ length: 7 }, (_, index) => daysAfter(monday, index)).filter(
    (day, index) =>
      index < 5 || leads.some(({ slot_start }) => slot_start && zurichDay(new Date(slot_start)) === day),
  );
  return sendPage(
    c,
    <Shell visit={visit} title={words.title} room="calls" isLive={false}>
      <div class="calls">
        <header class="week-head">
          <h1>{withValues(words.week, { day: shortDay(monday, locale, now) })}</h1>
          <nav class="buttons">
            <a class="button" href={`/staff/calls?week=${daysAfter(monday, -7)}`}>
              ← {words.before}
            </a>
            {monday !== current && (
              <a class="button" href="/staff/calls">
                {words.today}
              </a>
            )}
            <a class="button" href={`/staff/calls?week=${daysAfter(monday, 7)}`}>
              {words.after} →
            </a>
          </nav>
        </header>
        {trouble && (
          <Notice kind="conflict">
            <p>{words[trouble]}</p>
          </Notice>
        )}
        <Told visit={visit} change={changeToTell(of, changes)} words={words} />
        <ol class="week">
          {days.map((day) => (
            <Day
              visit={visit}
              day={day}
              calls={leads.filter(({ slot_start }) => slot_start && zurichDay(new Date(slot_start)) === day)}
              blocks={blocks.filter(({ starts_at, ends_at }) => {
                const bounds = zurichDayBounds(day);
                return starts_at < bounds.until && ends_at > bounds.from;
              })}
              moving={moving}
              words={words}
            />
          ))}
        </ol>
        <div class="below">
          <Blocks
            visit={visit}
            blocks={blocksAhead}
            monday={monday}
            typed={trouble === "noSpan" ? (name) => field(c, name) : null}
            words={words}
          />
          <section>
            {waiting.length > 0 && (
              <>
                <h2>{words.unconfirmed}</h2>
                <p class="quiet">{words.unconfirmedHint}</p>
                <ul class="unconfirmed">
                  {waiting
                    .slice(0, MOST_UNCONFIRMED)
                    .flatMap((row) => leadRowOf(row) ?? [])
                    .map((lead) => (
                      <li>
                        <Call
                          visit={visit}
                          lead={lead}
                          start={lead.slot_wanted}
                          moving={moving}
                          words={words}
                        />
                      </li>
                    ))}
                </ul>
                {waiting.length > MOST_UNCONFIRMED && <p class="quiet">{words.unconfirmedMore}</p>}
              </>
            )}
          </section>
        </div>
      </div>
    </Shell>,
    trouble === "noSpan" ? 422 : trouble ? 409 : 200,
  );
}

/** What a field holds that could not be taken. */
type Typed = (name: string) => string;

/** What the forms that move a call have in common. */
interface Moving {
  /** The offered starts that are free. */
  free: string[];
  /** Of the week that is shown. */
  monday: string;
  /** Of the form of a lead's call; null where nothing was refused. */
  typedFor: (reference: string) => Typed | null;
}

interface DayProps {
  visit: Visit;
  day: string;
  calls: LeadPageRow[];
  blocks: BlockRow[];
  moving: Moving;
  words: CallsWords;
}

function Day({ visit, day, calls, blocks, moving, words }: DayProps) {
  const { locale, now, today } = visit;
  const open = moving.free.filter((start) => zurichDay(new Date(start)) === day);
  return (
    <li class={day === today ? "day today" : "day"}>
      <h2>{shortDay(day, locale, now)}</h2>
      {holidaysOf(day, locale).map(({ name, cantons }) => (
        <p class="holiday">
          {name} <span class="quiet">{withValues(words.holidayIn, { cantons: cantons.join(" ") })}</span>
        </p>
      ))}
      {isHoliday(day) && <p class="quiet">{words.holiday}</p>}
      {calls.map((lead) => (
        <Call visit={visit} lead={lead} start={lead.slot_start} moving={moving} words={words} />
      ))}
      {blocks.map((block) => (
        <p class="block">
          {words.blocked} {spanOn(day, block, visit)}
          {block.reason && <span>{onOneLine(block.reason)}</span>}
        </p>
      ))}
      {open.map((start) => (
        <p class="open">
          {clockOf(start, locale)} {words.free}
        </p>
      ))}
      {calls.length === 0 && open.length === 0 && blocks.length === 0 && <p class="quiet">{words.none}</p>}
    </li>
  );
}

function spanOn(day: string, { starts_at, ends_at }: BlockRow, { locale }: Visit): string {
  const { from, until } = zurichDayBounds(day);
  const start = starts_at < from ? "00:00" : clockOf(starts_at, locale);
  return `${start}–${ends_at >= until ? "24:00" : clockOf(ends_at, locale)}`;
}

interface CallProps {
  visit: Visit;
  lead: LeadPageRow;
  start: string | null;
  moving: Moving;
  words: CallsWords;
}

function Call({ visit, lead, start, moving, words }: CallProps) {
  const { locale, now } = visit;
  const action = (act: string) => `/staff/leads/${lead.reference}/${act}`;
  const company = companyOf(lead);
  const isOver = start !== null && start < now.toISOString();
  const text = textOf(lead);
  const typed = moving.typedFor(lead.reference);
  return (
    <div class={isOver ? "booking over" : "booking"}>
      {start && (
        <p class="when">
          <time datetime={start}>
            {lead.slot_start ? clockOf(start, locale) : timeOf(start, locale, now)}
          </time>{" "}
          <span class="quiet">{withValues(words.duration, { minutes: CALL_MINUTES })}</span>
        </p>
      )}
      <p class="whom">
        <a href={`/staff/leads/${lead.reference}`}>
          <Theirs>{onOneLine(lead.name)}</Theirs>
        </a>
        {company && (
          <span>
            <Theirs>{company}</Theirs>
          </span>
        )}
      </p>
      {lead.phone && (
        <p>
          <Phone number={lead.phone} class="number" />
        </p>
      )}
      {callToConfirm(lead, now) && <p>{words.toConfirm}</p>}
      {text && (
        <p class="quiet clip">
          <Theirs>{text}</Theirs>
        </p>
      )}
      {!(isOver && lead.slot_start) && (
        <details open={typed !== null}>
          <summary>{words.move.title}</summary>
          <Form visit={visit} action={action("move")} version={lead.version}>
            <input type="hidden" name="week" value={moving.monday} />
            <label>
              {words.move.offered}
              <select name="start">
                <option value="">{words.move.other}</option>
                {moving.free.map((each) => {
                  const { day, time } = slotParts(each, locale);
                  return (
                    <option value={each}>
                      {day} {time}
                    </option>
                  );
                })}
              </select>
            </label>
            <div class="pair">
              <label>
                {words.move.day}
                <input type="date" name="day" min={visit.today} value={typed?.("day")} />
              </label>
              <label>
                {words.move.time}
                <input type="time" name="time" value={typed?.("time")} />
              </label>
            </div>
            <button class="press">{words.move.save}</button>
          </Form>
          <Form visit={visit} action={action("cancel")} version={lead.version}>
            <button class="danger">{words.cancel}</button>
          </Form>
        </details>
      )}
    </div>
  );
}

interface BlocksProps {
  visit: Visit;
  blocks: BlockRow[];
  monday: string;
  typed: Typed | null;
  words: CallsWords;
}

function Blocks({ visit, blocks, monday, typed, words }: BlocksProps) {
  const { locale, now, today } = visit;
  const { block } = words;
  return (
    <section class="blocks">
      <h2>{block.title}</h2>
      <p class="quiet">{block.hint}</p>
      <Form visit={visit} action="/staff/blocks">
        <input type="hidden" name="week" value={monday} />
        <div class="pair">
          <label>
            {block.day}
            <input type="date" name="day" min={today} value={typed?.("day")} required />
          </label>
          <label>
            {block.until}
            <input type="date" name="until" min={today} value={typed?.("until")} />
          </label>
          <label>
            {block.from}
            <input type="time" name="from" value={typed?.("from") ?? "08:00"} required />
          </label>
          <label>
            {block.to}
            <input type="time" name="to" value={typed?.("to") ?? "18:00"} required />
          </label>
        </div>
        <label>
          {block.reason}
          <input name="reason" maxlength={200} value={typed?.("reason")} />
        </label>
        <button>{block.save}</button>
      </Form>
      {blocks.length > 0 && <h3>{block.list}</h3>}
      <ul>
        {blocks.map(({ id, starts_at, ends_at, reason }) => {
          const first = zurichDay(new Date(starts_at));
          const last = zurichDay(new Date(ends_at));
          return (
            <li>
              <Form visit={visit} action={`/staff/blocks/${id}/delete`} class="inline">
                <span>
                  {shortDay(first, locale, now)} {clockOf(starts_at, locale)} –{" "}
                  {last !== first && shortDay(last, locale, now)} {clockOf(ends_at, locale)}{" "}
                  {onOneLine(reason)}
                </span>
                <button class="plain">{block.remove}</button>
              </Form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the visitor of a call has to be told: its new time, or that the one it had is off. */
function changeToTell(found: Row | undefined, changes: Row[]): CallChange | null {
  const lead = leadRowOf(found);
  if (!lead) return null;
  if (lead.slot_start) return { lead, start: lead.slot_start, isOff: false };
  const history = changes.map((row) => changeRow.parse(row));
  const last = history.findLast(({ what, after }) => what === "slot" && after === null);
  return last?.before ? { lead, start: last.before, isOff: true } : null;
}

function Told({
  visit: { url },
  change,
  words,
}: {
  visit: Visit;
  change: CallChange | null;
  words: CallsWords;
}) {
  if (!change) return null;
  const { lead } = change;
  const who = onOneLine(lead.name);
  if (url.searchParams.get("told") === "1")
    return <Notice kind="done">{withValues(words.told, { who })}</Notice>;
  const { subject, text } = messageOf(change);
  return (
    <Notice kind="done">
      <p>{withValues(words.notTold, { who })}</p>
      <p class="buttons">
        {lead.email && (
          <a class="press" href={mailAddress(lead.email, subject, text).address}>
            {onOneLine(lead.email)}
          </a>
        )}
        {lead.phone && <Phone number={lead.phone} class="button" />}
        <a class="button" href={`/staff/leads/${lead.reference}/call.ics`}>
          {words.file}
        </a>
      </p>
    </Notice>
  );
}

/** The calendar file of a call that was moved or cancelled. */
export async function sendCallFile(c: StaffContext) {
  const reference = askedReference(c);
  const [[found] = [], changes = []] = await rowsOf(c.env.DB, [
    selectLead(reference),
    selectChanges(reference),
  ]);
  const change = changeToTell(found, changes);
  if (!change) return showMissing(c, "missingLead");
  return c.body(fileOf(change, c.env), 200, {
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="call.ics"',
  });
}

const instant = z.iso.datetime({ precision: 3 });
const clock = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** The instant of a day and a Swiss clock's time; null where a form says neither. */
function instantOf(day: string, time: string): string | null {
  const [, hours, minutes] = clock.exec(time) ?? [];
  if (!z.iso.date().safeParse(day).success || hours === undefined) return null;
  return zurichInstant(day, Number(hours) * 60 + Number(minutes)).toISOString();
}

/** Moves a call: its old time is free at once, and its visitor is told. */
export async function moveCallOf(c: StaffContext) {
  const { employee, now } = visitOf(c);
  const reference = askedReference(c);
  const chosen = instant.safeParse(field(c, "start"));
  const start = chosen.success ? chosen.data : instantOf(field(c, "day"), field(c, "time"));
  const version = versionSeen(c);
  if (start === null || version === null) return showInvalid(c);
  if (start <= now.toISOString()) return showCalls(c, "past");
  const [met = [], [found] = [], changes = []] = await rowsOf(c.env.DB, [
    moveCall(reference, start, { who: employee, version }),
    selectLead(reference),
    selectChanges(reference),
  ]);
  if (met.length > 0) return tellAndShow(c, changeToTell(found, changes));
  return leadRowOf(found)?.version === version ? showCalls(c, "taken") : showLead(c, {});
}

/** Cancels a call: its time is free at once, and its visitor is told. */
export async function cancelCall(c: StaffContext) {
  const { employee } = visitOf(c);
  const reference = askedReference(c);
  const version = versionSeen(c);
  if (version === null) return showInvalid(c);
  const [met = [], [found] = [], changes = []] = await rowsOf(c.env.DB, [
    cancel(reference, { who: employee, version }),
    selectLead(reference),
    selectChanges(reference),
  ]);
  return met.length > 0 ? tellAndShow(c, changeToTell(found, changes)) : showLead(c, {});
}

/**
 * Tells the visitor, and shows the week of the call as it is now, or was before it was cancelled. `change` was read in
 * the transaction that made it: a later one might fail, and the visitor never be told.
 */
async function tellAndShow(c: StaffContext, change: CallChange | null) {
  const isTold = change !== null && (await tellVisitor(change, c.env));
  const week = change ? zurichDay(new Date(change.start)) : visitOf(c).today;
  return c.redirect(`/staff/calls?week=${week}&of=${askedReference(c)}&told=${isTold ? 1 : 0}`, 303);
}

/** Blocks hours: `GET /api/slots` does not offer them any more. */
export async function blockHours(c: StaffContext) {
  const { employee } = visitOf(c);
  const from = instantOf(field(c, "day"), field(c, "from"));
  const until = instantOf(field(c, "until") || field(c, "day"), field(c, "to"));
  const reason = onOneLine(field(c, "reason")).slice(0, 200);
  if (from === null || until === null || until <= from) return showCalls(c, "noSpan");
  await rowsOf(c.env.DB, [addBlock({ from, until, reason, who: employee })]);
  return c.redirect(`/staff/calls?week=${field(c, "day")}`, 303);
}

export async function unblockHours(c: StaffContext) {
  await rowsOf(c.env.DB, [removeBlock(Number(c.req.param("id")))]);
  return c.redirect("/staff/calls", 303);
}
