/** @jsxImportSource hono/jsx */
import { inboxWords } from "#app/content/staff/inbox-words";
import type { View } from "#app/domain/staff/views";
import type { InboxRow } from "#worker/db/inbox";
import { namingOf } from "#worker/staff/people";
import { Form } from "#worker/staff/shell";
import type { Visit } from "#worker/staff/visit";
import { Line } from "./line";
import { type Asked, addressOf } from "./look";

/** Leads in these views do not wait, so they cannot be put off. */
const neverWaiting: View[] = ["answered", "won", "lost", "newsletter"];

interface ListProps {
  leads: InboxRow[];
  asked: Asked;
  visit: Visit;
}

/** The leads of a view, and the actions for the selected ones. */
export function List({ leads, asked, visit }: ListProps) {
  const words = inboxWords[visit.locale];
  const isFiltered = asked.query !== "" || Object.keys(asked.filters).length > 0;
  if (leads.length === 0)
    return (
      <div class="empty" data-swap="list">
        <svg width="120" height="48" viewBox="0 0 120 48" aria-hidden="true">
          <path d="M4 36c18 0 24-28 40-28s22 28 40 28 20-14 32-14M20 40c12 0 16-18 26-18s14 18 26 18M4 45h112" />
        </svg>
        <p>{isFiltered ? words.nothingFound : words.empty[asked.view]}</p>
        {isFiltered && <a href={addressOf({ ...asked, query: "", filters: {} })}>{words.showAll}</a>}
      </div>
    );
  const naming = namingOf([visit.employee, ...leads.map(({ assignee }) => assignee)]);
  return (
    <Form visit={visit} action="/staff/several" class="list" id="several">
      <input type="hidden" name="back" value={addressOf(asked)} />
      <ul data-swap="list">
        {leads.map((lead) => (
          <Line lead={lead} view={asked.view} visit={visit} naming={naming} />
        ))}
      </ul>
      <div class="several">
        <span>{words.several.title}</span>
        {(asked.view === "aside"
          ? (["release", "spam"] as const)
          : (["take", "answered", "later", "lost", "spam"] as const)
        )
          .filter((act) => act !== "later" || !neverWaiting.includes(asked.view))
          .map((act) => (
            <button name="act" value={act}>
              {words.several[act]}
            </button>
          ))}
      </div>
    </Form>
  );
}
