/** @jsxImportSource hono/jsx */
import type { CallsWords } from "#app/content/staff/calls-words";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import { onOneLine } from "#app/domain/language/plain-text";
import type { BlockRow } from "#worker/staff/rows";
import { Form } from "#worker/staff/shell";
import { clockOf, shortDay } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import type { Typed } from "./call";

interface BlocksProps {
  visit: Visit;
  blocks: BlockRow[];
  /** Of the week that is shown. */
  monday: string;
  typed: Typed | null;
  words: CallsWords;
}

/** A form that blocks hours, and those that are blocked ahead. */
export function Blocks({ visit, blocks, monday, typed, words }: BlocksProps) {
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
                <input type="hidden" name="week" value={monday} />
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
