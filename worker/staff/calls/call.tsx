/** @jsxImportSource hono/jsx */
import { callsWords } from "#app/content/staff/calls-words";
import { slotParts } from "#app/domain/calendar/dates";
import { CALL_MINUTES } from "#app/domain/calendar/slots";
import { withValues } from "#app/domain/language/with-values";
import { companyOf, textOf } from "#worker/leads/lead-summary";
import type { LeadPageRow } from "#worker/staff/rows";
import { Form, Theirs } from "#worker/staff/shell";
import { callToConfirm, clockOf, timeOf } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import { Whom } from "./whom";

/** The value of a form field in a form that was refused. */
export type Typed = (name: string) => string;

/** Props that all forms for moving a call share. */
export interface Moving {
  /** The offered slots that are free, by their starts. */
  free: string[];
  /** The Monday of the week that is shown. */
  monday: string;
  /** The values of the form of a lead's call; null if it was not refused. */
  typedFor: (reference: string) => Typed | null;
}

interface CallProps {
  visit: Visit;
  lead: LeadPageRow;
  start: string | null;
  moving: Moving;
}

/** A call: when, with whom, what about. */
export function Call({ visit, lead, start, moving }: CallProps) {
  const { locale, now } = visit;
  const words = callsWords[locale];
  const isOver = start !== null && start < now.toISOString();
  const text = textOf(lead);
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
      <Whom lead={lead} about={companyOf(lead)} />
      {callToConfirm(lead, now) && <p>{words.toConfirm}</p>}
      {text && (
        <p class="quiet clip">
          <Theirs>{text}</Theirs>
        </p>
      )}
      {!(isOver && lead.slot_start) && <Move visit={visit} lead={lead} moving={moving} />}
    </div>
  );
}

/** The forms that move or cancel a call. */
function Move({ visit, lead, moving }: Omit<CallProps, "start">) {
  const words = callsWords[visit.locale];
  const action = (act: string) => `/staff/leads/${lead.reference}/${act}`;
  const typed = moving.typedFor(lead.reference);
  return (
    <details open={typed !== null}>
      <summary>{words.move.title}</summary>
      <Form visit={visit} action={action("move")} version={lead.version}>
        <input type="hidden" name="week" value={moving.monday} />
        <label>
          {words.move.offered}
          <select name="start">
            <option value="">{words.move.other}</option>
            {moving.free.map((each) => {
              const { day, time } = slotParts(each, visit.locale);
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
  );
}
