/** @jsxImportSource hono/jsx */
import * as z from "zod/mini";
import { pageNames } from "#app/content/shared/page-names";
import { type InboxWords, inboxWords } from "#app/content/staff/inbox-words";
import { nextWorkday, PROMISED_MINUTES } from "#app/domain/calendar/working-time";
import { initials } from "#app/domain/language/initials";
import { locales } from "#app/domain/language/locale";
import { onOneLine } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { leadKinds } from "#app/domain/leads/lead";
import { serviceNames } from "#app/domain/offers/services";
import { type View, views } from "#app/domain/staff/views";
import {
  countViews,
  cursorBehind,
  type InboxRow,
  inboxRow,
  MOST_COUNTED,
  selectCampaigns,
  selectInbox,
} from "#worker/db/inbox";
import { assign, markAnswered, putOff, release, setStatus } from "#worker/db/lead-changes";
import type { Statement } from "#worker/db/statement";
import { aboutOf, companyOf, textOf, wishedCall } from "#worker/leads/lead-summary";
import { nameOf } from "#worker/staff/people";
import { sendPage } from "#worker/staff/send-page";
import { Form, Notice, Shell, Theirs } from "#worker/staff/shell";
import { awaitedCall, callToConfirm, shortDay, shortTime, spanOf, timeOf, waitOf } from "#worker/staff/times";
import {
  backOf,
  onlookerOf,
  rowsOf,
  type StaffContext,
  tellOfReleased,
  type Visit,
  visitOf,
} from "#worker/staff/visit";
import { type Asked, addressOf, askedOf, type FilterName, filterNames, lookOf } from "./look";

const PAGE = 50;
/** What stands in these views does not wait, so that it cannot be put off. */
const neverWaiting: View[] = ["answered", "won", "lost", "newsletter"];

/** The list of one view, or of what was searched for. */
export async function showInbox(c: StaffContext) {
  const visit = visitOf(c);
  const asked = askedOf(visit.url);
  const onlooker = onlookerOf(visit);
  const [found = [], [counts = {}] = [], campaigns = []] = await rowsOf(c.env.DB, [
    selectInbox(lookOf(asked), onlooker, PAGE + 1, asked.after),
    countViews(onlooker),
    selectCampaigns,
  ]);
  const leads = found.map((row) => inboxRow.parse(row));
  const words = inboxWords[visit.locale];
  const last = leads[PAGE - 1];
  const next = leads.length > PAGE && last ? cursorBehind(last, asked.view) : null;
  const waiting = Number(counts.waiting ?? 0);
  return sendPage(
    c,
    <Shell
      visit={visit}
      title={`${waiting > 0 ? `(${waiting}) ` : ""}${words.views[asked.view]}`}
      room="inbox"
      query={asked.query}
      isLive={asked.after === null}
    >
      <div class="inbox">
        <Views asked={asked} counts={counts} words={words} />
        <section class="stack">
          <h1 class="hidden">{words.views[asked.view]}</h1>
          <Outcome visit={visit} words={words} />
          <Filters
            asked={asked}
            campaigns={campaigns.map(({ campaign }) => String(campaign))}
            words={words}
            visit={visit}
          />
          <List leads={leads.slice(0, PAGE)} asked={asked} visit={visit} words={words} />
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
    </Shell>,
  );
}

function Views({
  asked,
  counts,
  words,
}: {
  asked: Asked;
  counts: Record<string, unknown>;
  words: InboxWords;
}) {
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

function Filters({
  asked,
  campaigns,
  words,
  visit,
}: {
  asked: Asked;
  campaigns: string[];
  words: InboxWords;
  visit: Visit;
}) {
  const { locale } = visit;
  const set = filterNames.filter((name) => asked.filters[name]);
  const names: Record<FilterName, (value: string) => string> = {
    kind: (value) => new Map(Object.entries(words.kinds)).get(value) ?? value,
    service: (value) => serviceNames.find(({ en }) => en === value)?.[locale] ?? value,
    locale: (value) => new Map(Object.entries(words.locales)).get(value) ?? value,
    day: (value) => shortDay(value, locale, visit.now),
    page: (value) => value,
    campaign: (value) => value,
  };
  const pages = locales.flatMap((each) =>
    Object.keys(pageNames[each]).map((address) => ({
      value: `/${each}${address}`,
      label: `/${each}${address}`,
    })),
  );
  return (
    <div class="filters">
      <details>
        <summary>{words.filters.title}</summary>
        <form method="get" action="/staff">
          <input type="hidden" name="view" value={asked.view} />
          {asked.query && <input type="hidden" name="q" value={asked.query} />}
          <Choice
            name="kind"
            asked={asked}
            words={words}
            options={leadKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
          />
          <Choice
            name="service"
            asked={asked}
            words={words}
            options={serviceNames.map((service) => ({ value: service.en, label: service[locale] }))}
          />
          <Choice
            name="locale"
            asked={asked}
            words={words}
            options={locales.map((each) => ({ value: each, label: words.locales[each] }))}
          />
          <Choice name="page" asked={asked} words={words} options={pages} />
          <Choice
            name="campaign"
            asked={asked}
            words={words}
            options={campaigns.map((each) => ({ value: each, label: onOneLine(each) }))}
          />
          <label>
            {words.filters.day}
            <input type="date" name="day" value={asked.filters.day} />
          </label>
          <button>{words.filters.apply}</button>
        </form>
      </details>
      {asked.query && (
        <a class="chip" href={addressOf({ ...asked, query: "" })} title={words.search.clear}>
          “<Theirs>{asked.query}</Theirs>” <span aria-hidden="true">×</span>
          <span class="hidden">{words.search.clear}</span>
        </a>
      )}
      {set.map((name) => (
        <a class="chip" href={addressOf(asked, { [name]: null })}>
          {words.filters[name]}: {onOneLine(names[name](asked.filters[name] ?? ""))}{" "}
          <span aria-hidden="true">×</span>
          <span class="hidden">{withValues(words.filters.remove, { name: words.filters[name] })}</span>
        </a>
      ))}
    </div>
  );
}

interface ChoiceProps {
  name: Exclude<FilterName, "day">;
  asked: Asked;
  words: InboxWords;
  options: { value: string; label: string }[];
}

function Choice({ name, asked, words, options }: ChoiceProps) {
  return (
    <label>
      {words.filters[name]}
      <select name={name}>
        <option value="">{words.filters.any}</option>
        {options.map(({ value, label }) => (
          <option value={value} selected={asked.filters[name] === value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function List({
  leads,
  asked,
  visit,
  words,
}: {
  leads: InboxRow[];
  asked: Asked;
  visit: Visit;
  words: InboxWords;
}) {
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
  return (
    <Form visit={visit} action="/staff/several" class="list" id="several">
      <input type="hidden" name="back" value={addressOf(asked)} />
      <ul data-swap="list">
        {leads.map((lead) => (
          <Line lead={lead} asked={asked} visit={visit} words={words} />
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

/** A lead on one line: who, what for, what they wrote, who has it, how long it waits. */
function Line({
  lead,
  asked,
  visit,
  words,
}: {
  lead: InboxRow;
  asked: Asked;
  visit: Visit;
  words: InboxWords;
}) {
  const { locale } = visit;
  const about = aboutOf(lead, locale);
  const company = companyOf(lead);
  const who = onOneLine(lead.name || lead.email || lead.phone || "");
  const wished = lead.status === "new" ? wishedCall(lead) : null;
  const toConfirm = callToConfirm(lead, visit.now);
  return (
    <li class="row" data-row={lead.reference}>
      <input
        type="checkbox"
        name="row"
        value={`${lead.reference}:${lead.version}`}
        aria-label={withValues(words.row.select, { who })}
      />
      <a class="who" href={`/staff/leads/${lead.reference}`}>
        <Theirs>{who}</Theirs>{" "}
        {company && (
          <span class="company">
            <Theirs>{company}</Theirs>
          </span>
        )}
      </a>
      <span class="wants">
        <span class={`kind ${lead.kind}`}>{words.kinds[lead.kind]}</span>
        {wished && <span> · {timeOf(wished, locale, visit.now)}</span>}
        {about && (
          <span>
            {" "}
            · <Theirs>{about}</Theirs>
          </span>
        )}
      </span>
      <span class="text">
        {lead.status === "new" && lead.missed_at && (
          <span class="next">
            {withValues(words.row.missed, { time: shortTime(lead.missed_at, locale, visit.now) })} ·{" "}
          </span>
        )}
        {toConfirm && (
          <span class="next">
            {withValues(words.row.toConfirm, { time: timeOf(toConfirm, locale, visit.now) })} ·{" "}
          </span>
        )}
        <Theirs>{textOf(lead)}</Theirs>
      </span>
      <span class="owner">
        {lead.assignee && (
          <span class="face" title={withValues(words.row.of, { who: nameOf(lead.assignee) })}>
            <span aria-hidden="true">{initials(nameOf(lead.assignee))}</span>
            <span class="hidden">{withValues(words.row.of, { who: nameOf(lead.assignee) })}</span>
          </span>
        )}
      </span>
      <Since lead={lead} view={asked.view} visit={visit} words={words} />
    </li>
  );
}

const promised = ({ wait }: InboxWords) => spanOf(PROMISED_MINUTES, wait);

/** When a lead came, or how long it waits; a call that is booked waits for its time. */
function Since({
  lead,
  view,
  visit,
  words,
}: {
  lead: InboxRow;
  view: View;
  visit: Visit;
  words: InboxWords;
}) {
  const { locale, now } = visit;
  const { slot_start, put_off_until, status, quarantine, created_at, kind } = lead;
  if (view === "calls" && slot_start) return <span class="since">{timeOf(slot_start, locale, now)}</span>;
  if (view === "later" && put_off_until)
    return <span class="since">{shortDay(put_off_until, locale, now)}</span>;
  const state = quarantine === null ? status : "aside";
  const isWaiting = state === "new" && kind !== "newsletter";
  if (!isWaiting)
    return (
      <span class="since">
        {view === "all" && state !== "new" && (
          <span class={`state ${state}`}>{state === "aside" ? words.putAside : words.statuses[state]}</span>
        )}
        <time datetime={created_at}>{shortTime(created_at, locale, now)}</time>
      </span>
    );
  const call = awaitedCall(lead, now);
  if (call) return <span class="since call">{timeOf(call, locale, now)}</span>;
  const { text, isLate, share } = waitOf(lead, now, words.wait);
  return (
    <span
      class={isLate ? "since late" : "since"}
      title={withValues(words.wait.explained, { hours: promised(words) })}
    >
      <span>
        <span class="hidden">{words.wait.label} </span>
        {text}
        {isLate && <span class="hidden">, {words.wait.late}</span>}
      </span>
      <progress class="meter" value={share.toFixed(2)} max="1" aria-hidden="true" />
    </span>
  );
}

function Outcome({ visit: { url }, words }: { visit: Visit; words: InboxWords }) {
  const count = Number(url.searchParams.get("changed") ?? Number.NaN);
  const others = Number(url.searchParams.get("unchanged") ?? 0);
  const held = Number(url.searchParams.get("held") ?? 0);
  const unheld = Number(url.searchParams.get("unheld") ?? 0);
  if (!Number.isInteger(count)) return null;
  return (
    <Notice kind={others > 0 ? "conflict" : "done"}>
      {withValues(others > 0 ? words.outcome.severalConflict : words.outcome.several, { count, others })}
      {held > 0 && ` ${withValues(words.outcome.held, { held })}`}
      {unheld > 0 && ` ${withValues(words.outcome.unheld, { unheld })}`}
    </Notice>
  );
}

const acts = z.enum(["take", "answered", "later", "lost", "spam", "release"]);
const seen = /^([0-9A-Z]{10}):(\d{1,9})$/;
const MOST_AT_ONCE = 50;

/** Changes the selected leads, each only if nobody was faster. */
export async function changeSeveral(c: StaffContext) {
  const visit = visitOf(c);
  const form = c.get("form");
  const act = acts.safeParse(form.get("act"));
  const chosen = form
    .getAll("row")
    .flatMap((row) => (typeof row === "string" ? [seen.exec(row)] : []))
    .flatMap((match) => (match ? [{ reference: match[1] ?? "", version: Number(match[2]) }] : []))
    .slice(0, MOST_AT_ONCE);
  const target = backOf(c);
  if (!act.success || chosen.length === 0) return c.redirect(target.pathname + target.search, 303);
  const statements = chosen.map(({ reference, version }): Statement => {
    const author = { who: visit.employee, version };
    const ways = {
      take: () => assign(reference, visit.employee, author),
      answered: () => markAnswered(reference, author),
      later: () => putOff(reference, nextWorkday(visit.today), author),
      lost: () => setStatus(reference, "lost", author),
      spam: () => setStatus(reference, "spam", author),
      release: () => release(reference, { ...author, fromSpam: true }),
    };
    return ways[act.data]();
  });
  const met = (await rowsOf(c.env.DB, statements)).flat();
  const changed = met.length;
  if (act.data === "release")
    tellOfReleased(
      c,
      met.map(({ reference }) => String(reference)),
    );
  target.searchParams.set("changed", String(changed));
  // What lies put aside holds no call ahead, so that whatever holds one now was given it by this release.
  const held = met.filter(({ slot_start }) => String(slot_start ?? "") > visit.now.toISOString()).length;
  if (held > 0) target.searchParams.set("held", String(held));
  const unheld = met.filter(({ slot_wanted }) => slot_wanted).length;
  if (unheld > 0) target.searchParams.set("unheld", String(unheld));
  if (changed < chosen.length) target.searchParams.set("unchanged", String(chosen.length - changed));
  return c.redirect(target.pathname + target.search, 303);
}
