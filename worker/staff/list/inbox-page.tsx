/** @jsxImportSource hono/jsx */
import { inboxWords } from "#app/content/staff/inbox-words";
import { withValues } from "#app/domain/language/with-values";
import { views } from "#app/domain/staff/views";
import { type Cursor, type InboxRow, MOST_COUNTED } from "#worker/db/inbox";
import type { Row } from "#worker/db/statement";
import { Form, Notice, Shell } from "#worker/staff/shell";
import type { Visit } from "#worker/staff/visit";
import { Filters } from "./filters";
import { List } from "./list";
import { type Asked, addressOf } from "./look";
import { undoableIn } from "./selection";

interface InboxPageProps {
  visit: Visit;
  asked: Asked;
  leads: InboxRow[];
  /** The cursor of the next page; null if there is none. */
  next: Cursor | null;
  /** How many leads each view holds. */
  counts: Row;
  campaigns: string[];
}

/** A view of the inbox: the list of views, the filters, and the leads. */
export function InboxPage({ visit, asked, leads, next, counts, campaigns }: InboxPageProps) {
  const words = inboxWords[visit.locale];
  const waiting = Number(counts.waiting ?? 0);
  return (
    <Shell
      visit={visit}
      title={`${waiting > 0 ? `(${waiting}) ` : ""}${words.views[asked.view]}`}
      room="inbox"
      query={asked.query}
      isLive={asked.after === null}
    >
      <div class="inbox">
        <Views visit={visit} asked={asked} counts={counts} />
        <section class="stack">
          <h1 class="hidden">{words.views[asked.view]}</h1>
          <Outcome visit={visit} asked={asked} />
          <Filters asked={asked} campaigns={campaigns} visit={visit} />
          <List leads={leads} asked={asked} visit={visit} />
          <footer class="pages">
            {asked.after && <a href={addressOf(asked)}>{words.pages.first}</a>}
            {next && (
              <a rel="next" href={addressOf(asked, { after: `${next.value}~${next.id}` })}>
                {words.pages.next}
              </a>
            )}
            {leads.length > 0 && (
              <a class="aside" href={addressOf(asked, {}, "/staff/leads.csv")}>
                {words.csv}
              </a>
            )}
          </footer>
        </section>
      </div>
    </Shell>
  );
}

function Views({ visit, asked, counts }: Pick<InboxPageProps, "visit" | "asked" | "counts">) {
  const words = inboxWords[visit.locale];
  return (
    <nav class="views" aria-label={words.viewsLabel} data-swap="views">
      <ul>
        {views.map((view) => {
          const count = Number(counts[view] ?? 0);
          return (
            <li>
              <a
                href={view === "waiting" ? "/staff" : `/staff?view=${view}`}
                aria-current={view === asked.view ? "page" : undefined}
              >
                {words.views[view]}
                {view !== "all" && (
                  <span class="count">{count >= MOST_COUNTED ? `${MOST_COUNTED}+` : count}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** What happened to the selected leads and to their calls, with a button to undo it. */
function Outcome({ visit, asked }: Pick<InboxPageProps, "visit" | "asked">) {
  const { outcome } = inboxWords[visit.locale];
  const countOf = (name: string) => Number(visit.url.searchParams.get(name) ?? Number.NaN);
  const [count, undone] = [countOf("changed"), countOf("undone")];
  const others = countOf("unchanged") || 0;
  if (Number.isNaN(count) && Number.isNaN(undone)) return null;
  const isUndone = Number.isNaN(count);
  const sentence = outcome[`${isUndone ? "undone" : "several"}${others > 0 ? "Conflict" : ""}`];
  const ofCalls = (["kept", "held", "unheld", "freed"] as const).filter((name) => countOf(name) > 0);
  const made = undoableIn(visit.url);
  return (
    <Notice kind={others > 0 ? "conflict" : "done"}>
      {withValues(sentence, { count: isUndone ? undone : count, others })}
      {ofCalls.map((name) => ` ${withValues(outcome[name], { count: countOf(name) })}`)}
      {made && " "}
      {made && (
        <Form visit={visit} action="/staff/undo" class="undo">
          <input type="hidden" name="back" value={addressOf(asked)} />
          <input type="hidden" name="since" value={made.since} />
          {made.rows.map((row) => (
            <input type="hidden" name="row" value={row} />
          ))}
          <button class="plain">{outcome.undo}</button>
        </Form>
      )}
    </Notice>
  );
}
