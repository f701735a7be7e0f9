/** @jsxImportSource hono/jsx */
import { callsWords } from "#app/content/staff/calls-words";
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
  /** The Monday of the week that is shown. */
  monday: string;
  typed: Typed | null;
}

/** A form that blocks hours, and the list of upcoming blocks. */
export function Blocks({ visit, blocks, monday, typed }: BlocksProps) {
  const { block } = callsWords[visit.locale];
  return (
    <section class="blocks">
      <h2>{block.title}</h2>
      <p class="quiet">{block.hint}</p>
      <Form visit={visit} action="/staff/blocks">
        <input type="hidden" name="week" value={monday} />
        <div class="pair">
          <label>
            {block.day}
            <input type="date" name="day" min={visit.today} value={typed?.("day")} required />
          </label>
          <label>
            {block.until}
            <input type="date" name="until" min={visit.today} value={typed?.("until")} />
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
        {blocks.map((each) => (
          <li>
            <Form visit={visit} action={`/staff/blocks/${each.id}/delete`} class="inline">
              <input type="hidden" name="week" value={monday} />
              <span>
                {spanOf(each, visit)} {onOneLine(each.reason)}
              </span>
              <button class="plain">{block.remove}</button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The period of a block: `Tue 22 Dec 08:00 – 18:00`. */
export function spanOf({ starts_at, ends_at }: BlockRow, { locale, now }: Visit): string {
  const [first, last] = [starts_at, ends_at].map((each) => shortDay(zurichDay(new Date(each)), locale, now));
  return `${first} ${clockOf(starts_at, locale)} – ${last === first ? "" : `${last} `}${clockOf(ends_at, locale)}`;
}
