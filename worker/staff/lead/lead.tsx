/** @jsxImportSource hono/jsx */
import * as z from "zod/mini";
import { type InboxWords, inboxWords } from "#app/content/staff/inbox-words";
import { type LeadPageWords, leadPageWords } from "#app/content/staff/lead-page-words";
import { nextWorkday } from "#app/domain/calendar/working-time";
import { daysAfter } from "#app/domain/calendar/zurich-time";
import { onOneLine, plainText } from "#app/domain/language/plain-text";
import { withValues } from "#app/domain/language/with-values";
import { leadStatuses } from "#app/domain/leads/lead-status";
import { selectTaken } from "#worker/db/calls";
import { type InboxRow, inboxRow, selectLead, selectMembers, selectOthers } from "#worker/db/inbox";
import {
  addEntry,
  assign,
  markAnswered,
  putOff,
  release,
  selectChanges,
  setStatus,
} from "#worker/db/lead-changes";
import type { Statement } from "#worker/db/statement";
import { aboutOf, companyOf, writtenOf } from "#worker/leads/lead-summary";
import { showInvalid, showMissing } from "#worker/staff/errors";
import { nameOf } from "#worker/staff/people";
import { type ChangeRow, changeRow, type LeadPageRow, leadRowOf } from "#worker/staff/rows";
import { sendPage } from "#worker/staff/send-page";
import { Form, Notice, Phone, Shell, Theirs } from "#worker/staff/shell";
import {
  awaitedCall,
  clockOf,
  comingCall,
  shortDay,
  shortTime,
  timeOf,
  unconfirmedCall,
  waitOf,
} from "#worker/staff/times";
import {
  askedReference,
  field,
  rowsOf,
  type StaffContext,
  tellOfReleased,
  type Visit,
  versionSeen,
  visitOf,
} from "#worker/staff/visit";
import { Facts } from "./facts";
import { History, sentenceOf } from "./history";
import { draftOf, mailAddress } from "./reply";

/** What somebody typed into a form that could not be taken, by the form's name. */
type Typed = Partial<Record<"note" | "reply" | "call" | "subject", string>>;

/** The page of one lead; `typed` is what a form holds that was not taken, since somebody was faster. */
export async function showLead(c: StaffContext, typed: Typed | null = null) {
  const visit = visitOf(c);
  const reference = askedReference(c);
  const [[found] = [], changes = [], others = [], members = [], [call] = []] = await rowsOf(c.env.DB, [
    selectLead(reference),
    selectChanges(reference),
    selectOthers(reference),
    selectMembers,
    selectTaken(reference),
  ]);
  const lead = leadRowOf(found);
  if (!lead) return showMissing(c, "missingLead");
  const words = leadPageWords[visit.locale];
  const mails = [...new Set([...members.map(({ mail }) => String(mail)), visit.employee])].sort();
  return sendPage(
    c,
    <LeadPage
      visit={visit}
      lead={lead}
      history={changes.map((row) => changeRow.parse(row))}
      others={others.map((row) => inboxRow.parse(row))}
      members={mails}
      isTaken={call?.taken === 1}
      words={words}
      typed={typed}
    />,
    typed ? 409 : 200,
  );
}

interface LeadPageProps {
  visit: Visit;
  lead: LeadPageRow;
  history: ChangeRow[];
  others: InboxRow[];
  members: string[];
  /** Whether another call stands at the time that it wants. */
  isTaken: boolean;
  words: LeadPageWords;
  typed: Typed | null;
}

function LeadPage({ visit, lead, history, others, members, isTaken, words, typed }: LeadPageProps) {
  const { locale, now } = visit;
  const general = inboxWords[locale];
  const who = onOneLine(lead.name || lead.email || lead.phone || "");
  const company = companyOf(lead);
  const about = aboutOf(lead, locale);
  const written = plainText(writtenOf(lead)).trim();
  return (
    <Shell
      visit={visit}
      title={`${who} · ${lead.reference}`}
      room="inbox"
      address={`/staff/leads/${lead.reference}`}
      version={lead.version}
    >
      <article class="lead">
        <div class="letter">
          <p class="back">
            <a href="/staff" data-key="u">
              ← {words.back}
            </a>
          </p>
          <header class="lead-head">
            <h1>
              <Theirs>{who}</Theirs>{" "}
              {company && (
                <span class="company">
                  <Theirs>{company}</Theirs>
                </span>
              )}
            </h1>
            <p class="lead-line">
              <State lead={lead} words={general} visit={visit} />
              <span>
                {general.kinds[lead.kind]}
                {about && (
                  <>
                    {" · "}
                    <Theirs>{about}</Theirs>
                  </>
                )}
              </span>
              <span>{timeOf(lead.created_at, locale, now)}</span>
              <span class="code">{lead.reference}</span>
            </p>
          </header>
          {typed ? (
            <Conflict visit={visit} lead={lead} history={history} words={words} />
          ) : (
            <Said visit={visit} lead={lead} history={history} isTaken={isTaken} words={words} />
          )}
          {lead.quarantine !== null && (
            <div class="notice conflict">
              <p>{withValues(words.aside, { reasons: reasonsOf(lead.quarantine, words) })}</p>
            </div>
          )}
          <Reach lead={lead} words={words} />
          <section class="wrote" aria-labelledby="wrote">
            <h2 id="wrote">{words.wrote}</h2>
            {written === "" ? (
              <p class="quiet">{words.nothingWritten}</p>
            ) : (
              <blockquote dir="auto" lang={lead.locale}>
                {written}
              </blockquote>
            )}
          </section>
          <Facts lead={lead} words={words} general={general} visit={visit} />
        </div>
        <aside class="desk">
          <Desk visit={visit} lead={lead} members={members} words={words} />
          {others.length > 0 && (
            <section>
              <h2>{words.earlier}</h2>
              <ul class="others">
                {others.map((other) => (
                  <li>
                    <a href={`/staff/leads/${other.reference}`}>
                      {[general.kinds[other.kind], aboutOf(other, locale)].filter(Boolean).join(", ")}
                    </a>{" "}
                    <span class="quiet">
                      {shortTime(other.created_at, locale, now)} ·{" "}
                      {other.quarantine === null ? general.statuses[other.status] : general.putAside}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <History visit={visit} lead={lead} history={history} words={words} general={general} />
          <section class="erase">
            <a href={`/staff/leads/${lead.reference}/erase`}>{words.erase.title}</a>
          </section>
        </aside>
        <div class="works">
          {lead.email && <Reply visit={visit} lead={lead} words={words} typed={typed} />}
          <PhoneCall visit={visit} lead={lead} words={words} typed={typed} />
          <Note visit={visit} lead={lead} words={words} typed={typed} />
        </div>
      </article>
    </Shell>
  );
}

function State({ lead, words, visit }: { lead: LeadPageRow; words: InboxWords; visit: Visit }) {
  if (lead.quarantine !== null) return <span class="state aside">{words.putAside}</span>;
  const isWaiting = lead.status === "new" && lead.kind !== "newsletter";
  const call = awaitedCall(lead, visit.now);
  const { text, isLate } = waitOf(lead, visit.now, words.wait);
  return (
    <span class={`state ${lead.status} ${isWaiting && !call && isLate ? "late" : ""}`}>
      {words.statuses[lead.status]}
      {isWaiting && ` · ${call ? timeOf(call, visit.locale, visit.now) : text}`}
    </span>
  );
}

function reasonsOf(quarantine: string, { reasons }: LeadPageWords): string {
  const known = new Map(Object.entries(reasons));
  return quarantine
    .split(" ")
    .map((reason) => known.get(reason) ?? onOneLine(reason))
    .join(", ");
}

interface PartProps {
  visit: Visit;
  lead: LeadPageRow;
  words: LeadPageWords;
}

type HistoryProps = PartProps & Pick<LeadPageProps, "history">;

/** That the lead was changed since the form was shown, by somebody else or by a form that was sent before. */
function Conflict({ visit, lead, history, words }: HistoryProps) {
  const { locale, now, employee } = visit;
  // Notes, calls in vain and mails to staff change nothing.
  const last = history.findLast(
    ({ what, after, who }) =>
      who === lead.changed_by && what !== "note" && what !== "mail" && after !== "missed",
  );
  return (
    <Notice kind="conflict">
      <p>
        {withValues(lead.changed_by === employee ? words.conflictOwn : words.conflict, {
          who: lead.changed_by ? nameOf(lead.changed_by) : words.byCommand,
          time: clockOf(last?.changed_at ?? lead.created_at, locale),
          what: last ? `${sentenceOf(last, words, inboxWords[locale], locale, now)}.` : "",
        })}
      </p>
    </Notice>
  );
}

/** What has just been done. */
function Said({ visit, lead, history, isTaken, words }: HistoryProps & Pick<LeadPageProps, "isTaken">) {
  const { locale, now, url } = visit;
  const done = url.searchParams.get("done") ?? "";
  if (done === "reply") {
    const reply = history.findLast(({ what, who }) => what === "reply" && who === visit.employee);
    const [subject = "", ...parts] = (reply?.text ?? "").split("\n\n");
    const text = parts.join("\n\n");
    const mail = reply && lead.email && mailAddress(lead.email, subject, text);
    return (
      <Notice kind="done">
        <p>{words.reply.noted}</p>
        {mail && (
          <p>
            <a class="press" data-open="mail" href={mail.address}>
              {words.reply.open}
            </a>
          </p>
        )}
        {mail && !mail.isWhole && (
          <label>
            {words.reply.tooLong}
            <textarea readonly rows={9} lang={lead.locale}>
              {text}
            </textarea>
          </label>
        )}
      </Notice>
    );
  }
  const sentences = new Map(Object.entries(words.done));
  const sentence = sentences.get(done);
  if (!sentence) return null;
  return (
    <Notice kind="done">
      {withValues(sentence, {
        who: lead.assignee ? nameOf(lead.assignee) : words.assign.nobody,
        day: lead.put_off_until ? shortDay(lead.put_off_until, locale, now) : "",
      })}
      {(done === "status" || done === "release") && ` ${callSaid(lead, history, isTaken, words, visit)}`}
    </Notice>
  );
}

/** How the call of a lead stands that is still to be, or to be agreed on. */
function callSaid(
  lead: LeadPageRow,
  history: ChangeRow[],
  isTaken: boolean,
  { call }: LeadPageWords,
  { locale, now }: Visit,
): string {
  const held = comingCall(lead, now);
  if (held) {
    const slot = history.findLast(({ what }) => what === "slot");
    const last = history.findLast(({ what }) => what === "status" || what === "quarantine");
    const isHeldNow = slot?.before === null && slot.changed_at === last?.changed_at;
    return withValues(isHeldNow ? call.heldNow : call.held, { time: timeOf(held, locale, now) });
  }
  const wanted = lead.status === "won" ? lead.slot_wanted : unconfirmedCall(lead);
  if (!wanted) return "";
  return withValues(isTaken ? call.taken : call.unheld, { time: timeOf(wanted, locale, now) });
}

function Reach({ lead, words }: { lead: LeadPageRow; words: LeadPageWords }) {
  return (
    <p class="reach">
      <span class="hidden">{words.reach}: </span>
      {lead.phone && <Phone number={lead.phone} />}
      {lead.email && (
        <a href="#reply" data-key="r">
          <Theirs>{onOneLine(lead.email)}</Theirs>
        </a>
      )}
    </p>
  );
}

function Reply({ visit, lead, words, typed }: PartProps & { typed: Typed | null }) {
  const draft = draftOf(lead, visit.employee);
  return (
    <section class="work" id="reply">
      <h2>{words.reply.title}</h2>
      <Form visit={visit} action={`/staff/leads/${lead.reference}/reply`} version={lead.version}>
        <label>
          {words.reply.subject}
          <input name="subject" value={typed?.subject || draft.subject} maxlength={200} required />
        </label>
        <label>
          {words.reply.text}
          <textarea
            name="text"
            rows={9}
            maxlength={7000}
            required
            lang={lead.locale}
            data-keep={`reply ${lead.reference}`}
          >
            {typed?.reply || draft.text}
          </textarea>
        </label>
        <p class="quiet">{words.reply.hint}</p>
        <button class="press">{words.reply.send}</button>
      </Form>
    </section>
  );
}

function PhoneCall({ visit, lead, words, typed }: PartProps & { typed: Typed | null }) {
  return (
    <section class="work">
      <h2>{words.phone.title}</h2>
      <Form visit={visit} action={`/staff/leads/${lead.reference}/call`} version={lead.version}>
        <div class="pair">
          {(["reached", "missed"] as const).map((how) => (
            <label class="radio">
              <input type="radio" name="how" value={how} required />
              {words.phone[how]}
            </label>
          ))}
        </div>
        <label>
          {words.phone.text}
          <textarea name="text" rows={2} maxlength={4000} data-keep={`call ${lead.reference}`}>
            {typed?.call}
          </textarea>
        </label>
        <button>{words.phone.save}</button>
      </Form>
    </section>
  );
}

function Note({ visit, lead, words, typed }: PartProps & { typed: Typed | null }) {
  return (
    <section class="work">
      <h2>{words.note.title}</h2>
      <Form visit={visit} action={`/staff/leads/${lead.reference}/note`}>
        <label>
          {words.note.text}
          <textarea
            name="text"
            rows={3}
            maxlength={4000}
            required
            data-keep={`note ${lead.reference}`}
            data-key="n"
          >
            {typed?.note}
          </textarea>
        </label>
        <button>{words.note.save}</button>
      </Form>
    </section>
  );
}

/** What can be done with a lead by one press. */
function Desk({ visit, lead, members, words }: PartProps & { members: string[] }) {
  const { reference, version, status, assignee, quarantine, put_off_until } = lead;
  const action = (act: string) => `/staff/leads/${reference}/${act}`;
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

const acts = z.enum(["status", "assign", "put_off", "release", "note", "reply", "call"]);
type Act = z.infer<typeof acts>;

const statusField = z.enum(leadStatuses);
const dayField = z.iso.date();
const mailField = z.email();
const howField = z.enum(["reached", "missed"]);

/** Changes a lead as one of its forms says; where somebody was faster, its page comes back with what was typed. */
export async function changeLead(c: StaffContext) {
  const reference = askedReference(c);
  const { data: act } = acts.safeParse(c.req.param("act"));
  const statements = act ? statementsOf(c, reference, act) : null;
  if (!act || !statements) return showInvalid(c);
  const [met = []] = await rowsOf(c.env.DB, statements);
  if (met.length === 0) return showLead(c, { [act]: textIn(c), subject: field(c, "subject") });
  if (act === "release") tellOfReleased(c, [reference]);
  const done = act === "status" && field(c, "status") === "spam" ? "spam" : act;
  return c.redirect(`/staff/leads/${reference}?done=${done}`, 303);
}

const textIn = (c: StaffContext) => plainText(field(c, "text"));

/** The statements of one press, the first of which meets the lead or nothing; null where the form says nothing that can be. */
function statementsOf(c: StaffContext, reference: string, act: Act): Statement[] | null {
  const { employee, today } = visitOf(c);
  const author = { who: employee, version: act === "note" ? null : (versionSeen(c) ?? -1) };
  const text = textIn(c);
  const ways: Record<Act, () => Statement[] | null> = {
    status: () => {
      const { data: status } = statusField.safeParse(field(c, "status"));
      return status ? [setStatus(reference, status, author)] : null;
    },
    assign: () => {
      const assignee = field(c, "assignee");
      const canBe = assignee === "" || mailField.safeParse(assignee).success;
      return canBe ? [assign(reference, assignee || null, author)] : null;
    },
    put_off: () => {
      const day = field(c, "day");
      const canBe = day === "" || (dayField.safeParse(day).success && day > today);
      return canBe ? [putOff(reference, day || null, author)] : null;
    },
    release: () => [release(reference, { ...author, fromSpam: true })],
    note: () => (text === "" ? null : [addEntry(reference, { what: "note", text, after: null }, author)]),
    reply: () => {
      const subject = onOneLine(field(c, "subject"));
      if (text === "" || subject === "") return null;
      const entry = { what: "reply", text: `${subject}\n\n${text}`, after: null } as const;
      return [addEntry(reference, entry, author), markAnswered(reference, author)];
    },
    call: () => {
      const { data: how } = howField.safeParse(field(c, "how"));
      if (!how) return null;
      const entry = addEntry(reference, { what: "call", text, after: how }, author);
      return how === "reached" ? [entry, markAnswered(reference, author)] : [entry];
    },
  };
  return ways[act]();
}
