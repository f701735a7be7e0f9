/** @jsxImportSource hono/jsx */
import { callsWords } from "#app/content/staff/calls-words";
import { holidaysOf, isHoliday } from "#app/domain/calendar/holidays";
import { daysAfter, zurichDay, zurichDayBounds } from "#app/domain/calendar/zurich-time";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import type { BlockRow, LeadPageRow } from "#worker/staff/rows";
import { clockOf, shortDay } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import { Call, type Moving } from "./call";
import { Callback, type Wish } from "./callback";

interface WeekProps {
  visit: Visit;
  calls: LeadPageRow[];
  callbacks: Wish[];
  blocks: BlockRow[];
  moving: Moving;
}

const WORKDAYS = 5;

/**
 * The days of a week with their calls, callbacks, blocked hours and free slots; a weekend day only if it has a call.
 */
export function Week({ calls, callbacks, blocks, ...others }: WeekProps) {
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = daysAfter(others.moving.monday, index);
    const { from, until } = zurichDayBounds(day);
    return {
      day,
      calls: calls.filter(({ slot_start }) => slot_start && zurichDay(new Date(slot_start)) === day),
      callbacks: callbacks.filter(({ start }) => start >= from && start < until),
      blocks: blocks.filter(({ starts_at, ends_at }) => starts_at < until && ends_at > from),
    };
  });
  return (
    <ol class="week">
      {days
        .filter((each, index) => index < WORKDAYS || each.calls.length + each.callbacks.length > 0)
        .map((each) => (
          <Day {...others} {...each} />
        ))}
    </ol>
  );
}

interface DayProps extends WeekProps {
  day: string;
}

function Day({ visit, day, calls, callbacks, blocks, moving }: DayProps) {
  const { locale, now, today } = visit;
  const words = callsWords[locale];
  const open = moving.free.filter((start) => zurichDay(new Date(start)) === day);
  const entries = [
    ...calls.map((lead) => ({
      start: lead.slot_start ?? "",
      shown: <Call visit={visit} lead={lead} start={lead.slot_start} moving={moving} />,
    })),
    ...callbacks.map((wish) => ({
      start: wish.start,
      shown: <Callback {...wish} visit={visit} isOfDay />,
    })),
    ...blocks.map((block) => ({
      start: block.starts_at,
      shown: (
        <p class="block">
          {words.blocked} {spanOn(day, block, visit)}
          {block.reason && <span>{onOneLine(block.reason)}</span>}
        </p>
      ),
    })),
    ...open.map((start) => ({
      start,
      shown: (
        <p class="open">
          {clockOf(start, locale)} {words.free}
        </p>
      ),
    })),
  ];
  return (
    <li class={day === today ? "day today" : "day"}>
      <h2>{shortDay(day, locale, now)}</h2>
      {holidaysOf(day, locale).map(({ name, cantons }) => (
        <p class="holiday">
          {name} <span class="quiet">{withValues(words.holidayIn, { cantons: cantons.join(" ") })}</span>
        </p>
      ))}
      {isHoliday(day) && <p class="quiet">{words.holiday}</p>}
      {entries.toSorted((one, other) => one.start.localeCompare(other.start)).map(({ shown }) => shown)}
      {entries.length === 0 && <p class="quiet">{words.none}</p>}
    </li>
  );
}

function spanOn(day: string, { starts_at, ends_at }: BlockRow, { locale }: Visit): string {
  const { from, until } = zurichDayBounds(day);
  const start = starts_at < from ? "00:00" : clockOf(starts_at, locale);
  return `${start}–${ends_at >= until ? "24:00" : clockOf(ends_at, locale)}`;
}
