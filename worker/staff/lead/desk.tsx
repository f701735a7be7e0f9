/** @jsxImportSource hono/jsx */
import type { LeadPageWords } from "#app/content/staff/lead-page-words";
import { nextWorkday } from "#app/domain/calendar/working-time";
import { daysAfter } from "#app/domain/calendar/zurich-time";
import { withValues } from "#app/domain/language/with-values";
import { nameOf } from "#worker/staff/people";
import type { LeadPageRow } from "#worker/staff/rows";
import { Form } from "#worker/staff/shell";
import { shortDay } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";

interface DeskProps {
  visit: Visit;
  lead: LeadPageRow;
  members: string[];
  words: LeadPageWords;
}

/** What can be done with a lead by one press. */
export function Desk({ visit, lead, members, words }: DeskProps) {
  const { reference, version, kind, status, assignee, quarantine, put_off_until } = lead;
  const action = (act: string) => `/staff/leads/${reference}/${act}`;
  // Only what waits can come back on its day.
  const waits = status === "new" && quarantine === null && kind !== "newsletter";
  const isResting = put_off_until !== null && put_off_until > visit.today;
  const isAside = quarantine !== null || status === "spam";
  return (
    <section class="actions">
      {isAside && (
        <Form visit={visit} action={action("release")} version={version}>
          <button class="press">{words.release}</button>
        </Form>
      )}
      <h2>{words.assign.title}</h2>
      {assignee !== visit.employee && (
        <Form visit={visit} action={action("assign")} version={version}>
          <button class={isAside ? undefined : "press"} name="assignee" value={visit.employee}>
            {words.assign.take}
          </button>
        </Form>
      )}
      <Form visit={visit} action={action("assign")} version={version} class="inline">
        <label class="hidden" for="assignee">
          {words.assign.title}
        </label>
        <select id="assignee" name="assignee">
          <option value="">{words.assign.nobody}</option>
          {[...new Set([...members, ...(assignee ? [assignee] : [])])].map((mail) => (
            <option value={mail} selected={mail === assignee}>
              {nameOf(mail)}
            </option>
          ))}
        </select>
        <button>{words.assign.save}</button>
      </Form>
      <h2>{words.status.title}</h2>
      <Form visit={visit} action={action("status")} version={version} class="buttons">
        {(["answered", "won", "lost", "new"] as const)
          .filter((each) => each !== status)
          .map((each) => (
            <button name="status" value={each} class={each} data-key={each === "answered" ? "e" : undefined}>
              {words.status[each]}
            </button>
          ))}
      </Form>
      {waits && (
        <>
          <h2>{words.putOff.title}</h2>
          {isResting && (
            <Form visit={visit} action={action("put_off")} version={version}>
              <p class="quiet">
                {withValues(words.putOff.until, { day: shortDay(put_off_until, visit.locale, visit.now) })}
              </p>
              <button name="day" value="">
                {words.putOff.back}
              </button>
            </Form>
          )}
          <Form visit={visit} action={action("put_off")} version={version} class="inline">
            <label class="hidden" for="day">
              {words.putOff.title}
            </label>
            <input
              id="day"
              type="date"
              name="day"
              min={daysAfter(visit.today, 1)}
              value={nextWorkday(visit.today)}
              required
            />
            <button>{words.putOff.save}</button>
          </Form>
        </>
      )}
      {status !== "spam" && (
        <Form visit={visit} action={action("status")} version={version}>
          <button class="plain" name="status" value="spam">
            {words.spam}
          </button>
        </Form>
      )}
    </section>
  );
}
