import * as z from "zod/mini";
import { onOneLine, plainText } from "#app/domain/language/plain-text";
import { leadStatuses } from "#app/domain/leads/lead-status";
import { selectLead } from "#worker/db/inbox";
import { addEntry, assign, markAnswered, putOff, release, setStatus } from "#worker/db/lead-changes";
import type { Statement } from "#worker/db/statement";
import { dayField } from "#worker/staff/days";
import { showInvalid } from "#worker/staff/errors";
import { leadRowOf } from "#worker/staff/rows";
import {
  askedReference,
  field,
  numberIn,
  rowsOf,
  type StaffContext,
  tellOfReleased,
  visitOf,
} from "#worker/staff/visit";
import { isDraft } from "./reply";
import { showLead } from "./show-lead";
import type { Typed } from "./works";

const acts = z.enum(["status", "assign", "put_off", "release", "note", "reply", "call"]);
type Act = z.infer<typeof acts>;

const statusField = z.enum(leadStatuses);
const mailField = z.email().check(z.maxLength(254));
/** Longest text in a history, in characters: its table takes no longer one. */
const LONGEST_ENTRY = 8000;

const howField = z.enum(["reached", "missed"]);

/**
 * Changes a lead as one of its forms says. If somebody else has changed it meanwhile, the page is shown again with what
 * was typed.
 */
export async function changeLead(c: StaffContext) {
  const reference = askedReference(c);
  const { data: act } = acts.safeParse(c.req.param("act"));
  const statements = act ? statementsOf(c, reference, act) : null;
  if (!act || !statements) return showInvalid(c);
  if (act === "reply" && (await isUntouched(c, reference))) return showLead(c, typedIn(c, act), "untouched");
  const [met = []] = await rowsOf(c.env.DB, statements);
  if (met.length === 0) return showLead(c, typedIn(c, act));
  if (act === "release") tellOfReleased(c, [reference]);
  const isSpam = act === "status" && field(c, "status") === "spam";
  const isBack = act === "put_off" && field(c, "day") === "";
  const done = isSpam ? "spam" : isBack ? "back" : act;
  return c.redirect(`/staff/leads/${reference}?done=${done}`, 303);
}

/** What was typed in the posted form. */
function typedIn(c: StaffContext, act: Act): Typed {
  return { [act]: textIn(c), subject: field(c, "subject"), how: field(c, "how"), day: field(c, "day") };
}

/** Whether a reply is still the unchanged draft of its form. */
async function isUntouched(c: StaffContext, reference: string): Promise<boolean> {
  const [[found] = []] = await rowsOf(c.env.DB, [selectLead(reference)]);
  const lead = leadRowOf(found);
  return lead !== null && isDraft(textIn(c), lead, c.get("employee"));
}

const textIn = (c: StaffContext) => plainText(field(c, "text"));

/**
 * The statements of one form; null if it is invalid. The first changes the lead, or nothing if somebody else was
 * faster.
 */
function statementsOf(c: StaffContext, reference: string, act: Act): Statement[] | null {
  const { employee, today } = visitOf(c);
  const author = { who: employee, version: act === "note" ? null : (numberIn(c, "version") ?? -1) };
  const subject = onOneLine(field(c, "subject"));
  const text = textIn(c);
  const recorded = act === "reply" ? `${subject}\n\n${text}` : text;
  if (recorded.length > LONGEST_ENTRY) return null;
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
      if (text === "" || subject === "") return null;
      return [
        addEntry(reference, { what: "reply", text: recorded, after: null }, author),
        markAnswered(reference, { ...author, onlyIfAwaited: false }),
      ];
    },
    call: () => {
      const { data: how } = howField.safeParse(field(c, "how"));
      if (!how) return null;
      const entry = addEntry(reference, { what: "call", text, after: how }, author);
      return how === "reached"
        ? [entry, markAnswered(reference, { ...author, onlyIfAwaited: false })]
        : [entry];
    },
  };
  return ways[act]();
}
