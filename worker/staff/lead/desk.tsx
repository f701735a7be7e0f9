/** @jsxImportSource hono/jsx */
import { leadPageWords } from "#app/content/staff/lead-page-words";
import { nextWorkday } from "#app/domain/calendar/working-time";
import { daysAfter } from "#app/domain/calendar/zurich-time";
import { withValues } from "#app/domain/language/with-values";
import type { Naming } from "#worker/staff/people";
import type { LeadPageRow } from "#worker/staff/rows";
import { Form } from "#worker/staff/shell";
import { shortDay } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import type { Typed } from "./works";

interface DeskProps {
  visit: Visit;
  lead: LeadPageRow;
  members: string[];
  naming: Naming;
  typed: Typed | null;
}

/** The address that a lead's form for an action is posted to. */
const actionOf = ({ reference }: LeadPageRow, act: string) => `/staff/leads/${reference}/${act}`;

/** The actions on a lead that need one click. */
export function Desk({ visit, lead, members, naming, typed }: DeskProps) {
  const words = leadPageWords[visit.locale];
  const { version, kind, status, assignee, quarantine } = lead;
  const action = (act: string) => actionOf(lead, act);
  // Only a waiting lead can be put off.
  const waits = status === "new" && quarantine === null && kind !== "newsletter";
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
      <Assignment visit={visit} lead={lead} members={members} naming={naming} />
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
      {waits && <PutOff visit={visit} lead={lead} typed={typed} />}
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

/** Assigns a lead to an employee, or to nobody. */
function Assignment({ visit, lead, members, naming }: Omit<DeskProps, "typed">) {
  const words = leadPageWords[visit.locale].assign;
  const { version, assignee } = lead;
  return (
    <Form visit={visit} action={actionOf(lead, "assign")} version={version} class="inline">
      <label class="hidden" for="assignee">
        {words.title}
      </label>
      <select id="assignee" name="assignee">
        <option value="">{words.nobody}</option>
        {[...new Set([...members, ...(assignee ? [assignee] : [])])].map((mail) => (
          <option value={mail} selected={mail === assignee}>
            {naming(mail)}
          </option>
        ))}
      </select>
      <button>{words.save}</button>
    </Form>
  );
}

/** Puts a lead off until a day, or ends the deferral. */
function PutOff({ visit, lead, typed }: Pick<DeskProps, "visit" | "lead" | "typed">) {
  const words = leadPageWords[visit.locale].putOff;
  const { version, put_off_until } = lead;
  const action = actionOf(lead, "put_off");
  return (
    <>
      <h2>{words.title}</h2>
      {put_off_until !== null && put_off_until > visit.today && (
        <Form visit={visit} action={action} version={version}>
          <p class="quiet">
            {withValues(words.until, { day: shortDay(put_off_until, visit.locale, visit.now) })}
          </p>
          <button name="day" value="">
            {words.back}
          </button>
        </Form>
      )}
      <Form visit={visit} action={action} version={version} class="inline">
        <label class="hidden" for="day">
          {words.title}
        </label>
        <input
          id="day"
          type="date"
          name="day"
          min={daysAfter(visit.today, 1)}
          value={typed?.day || nextWorkday(visit.today)}
          required
        />
        <button>{words.save}</button>
      </Form>
    </>
  );
}
