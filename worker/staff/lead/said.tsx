/** @jsxImportSource hono/jsx */
import { leadPageWords } from "#app/content/staff/lead-page-words";
import { withValues } from "#app/domain/language/with-values";
import type { Naming } from "#worker/staff/people";
import type { ChangeRow, LeadPageRow } from "#worker/staff/rows";
import { Form, Notice } from "#worker/staff/shell";
import { comingCall, shortDay, timeOf, unconfirmedCall } from "#worker/staff/times";
import type { Visit } from "#worker/staff/visit";
import { mailAddress } from "./reply";

interface SaidProps {
  visit: Visit;
  lead: LeadPageRow;
  history: ChangeRow[];
  /** Whether another call overlaps the time that it wants. */
  isTaken: boolean;
  naming: Naming;
}

/** What has just been done, according to the page's address. */
export function Said(props: SaidProps) {
  const { visit, lead, naming } = props;
  const words = leadPageWords[visit.locale];
  const done = visit.url.searchParams.get("done") ?? "";
  if (done === "reply") return <Replied {...props} />;
  const sentence = new Map(Object.entries(words.done)).get(done);
  if (!sentence) return null;
  return (
    <Notice kind="done">
      {withValues(sentence, {
        who: lead.assignee ? naming(lead.assignee) : words.assign.nobody,
        day: lead.put_off_until ? shortDay(lead.put_off_until, visit.locale, visit.now) : "",
      })}
      {done === "release" && lead.status === "new" && ` ${words.done.back}`}
      {(done === "status" || done === "release") && ` ${callSaid(props)}`}
      {done === "call" && ` ${heldBy(props, done)}`}
    </Notice>
  );
}

/** The reply that was noted, ready to be sent from the employee's own mail program. */
function Replied(props: SaidProps) {
  const { visit, lead, history } = props;
  const words = leadPageWords[visit.locale];
  const reply = history.findLast(({ what, who }) => what === "reply" && who === visit.employee);
  const [subject = "", ...parts] = (reply?.text ?? "").split("\n\n");
  const text = parts.join("\n\n");
  const mail = reply && lead.email && mailAddress(lead.email, subject, text);
  return (
    <Notice kind="done">
      <p>
        {words.reply.noted} {heldBy(props, "reply")}
      </p>
      {mail && (
        <p>
          <a class="press" data-open="mail" href={mail.address}>
            {words.reply.open}
          </a>
        </p>
      )}
      {reply && isAnsweredBy(history) && (
        <Form visit={visit} action={`/staff/leads/${lead.reference}/status`} version={lead.version}>
          <button class="plain" name="status" value="new">
            {words.reply.notSent}
          </button>
        </Form>
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

/** Whether the last reply has changed the lead's status to answered. */
const isAnsweredBy = (history: ChangeRow[]) =>
  sinceLast("reply", history).some(({ what, after }) => what === "status" && after === "answered");

/** The last entry of a kind, and all later entries. */
const sinceLast = (kind: "reply" | "call", history: ChangeRow[]) =>
  history.slice(history.findLastIndex(({ what }) => what === kind));

/** Says that the last reply, or the last call that reached somebody, has given the call its slot back; empty if not. */
function heldBy({ visit: { locale, now }, lead, history }: SaidProps, act: "reply" | "call"): string {
  const held = comingCall(lead, now);
  const isHeldNow = sinceLast(act, history).some(({ what, before }) => what === "slot" && before === null);
  return held && isHeldNow
    ? withValues(leadPageWords[locale].call.heldNow, { time: timeOf(held, locale, now) })
    : "";
}

/**
 * Says whether the lead's upcoming call holds its slot, has lost it, or must still be agreed on; empty if there is no
 * call.
 */
function callSaid({ visit: { locale, now }, lead, history, isTaken }: SaidProps): string {
  const { call } = leadPageWords[locale];
  const held = comingCall(lead, now);
  const slot = history.findLast(({ what }) => what === "slot");
  const last = history.findLast(({ what }) => what === "status" || what === "quarantine");
  const isChangedWith = slot?.changed_at === last?.changed_at;
  if (held) {
    const isHeldNow = slot?.before === null && isChangedWith;
    return withValues(isHeldNow ? call.heldNow : call.held, { time: timeOf(held, locale, now) });
  }
  if (slot?.before && slot.after === null && isChangedWith)
    return withValues(call.freed, { time: timeOf(slot.before, locale, now) });
  const wanted = lead.status === "won" ? lead.slot_wanted : unconfirmedCall(lead);
  if (!wanted) return "";
  return withValues(isTaken ? call.taken : call.unheld, { time: timeOf(wanted, locale, now) });
}
