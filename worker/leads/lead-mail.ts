import * as z from "zod/mini";
import { zurichClock } from "#app/domain/calendar/zurich-time";
import { onOneLine, plainText } from "#app/domain/language/plain-text";
import type { LeadKind } from "#app/domain/leads/lead";
import { brand } from "#app/domain/site/brand";
import type { ReceivedLead } from "#worker/db/leads";
import type { LeadRow, SetAsideRow } from "#worker/db/notifications";
import type { Env } from "#worker/env";
import { detailsOf } from "./lead-details";
import { aboutOf } from "./lead-summary";

type Mailboxes = Pick<Env, "MAIL_TO" | "MAIL_FROM" | "ENGLISH_HOST" | "ACCESS_TEAM" | "ACCESS_AUDIENCE">;

/** Longest excerpt of a visitor's text in a subject or in a line of the digest, in characters. */
const EXCERPT = 80;

/** The e-mail service refuses a mail with any other address in a header. */
const address = z.email();

/** The mail about a new lead: who it is and what they want in the subject, then field by field. */
export function leadMail(lead: LeadRow, mailboxes: Mailboxes) {
  const { data: replyTo } = address.safeParse(lead.email);
  return {
    ...addressed(mailboxes),
    ...(replyTo && { replyTo }),
    subject: `${excerpt(lead.name || lead.email || "")} ${wishOf(lead)} (${lead.reference})`,
    text: [...linkTo(`/leads/${lead.reference}`, mailboxes), fieldsOf(lead)].join("\n\n"),
  };
}

/**
 * The mail about a lead that could not be stored. It is the only copy, so it also contains the queued message as JSON.
 */
export function lostMail(message: ReceivedLead, mailboxes: Mailboxes) {
  const { fields, ...mail } = readable(message, mailboxes);
  return {
    ...mail,
    subject: `Not in the database: ${mail.subject}`,
    text: [
      "This could not be written to the database. It is kept in this mail alone; please answer it from here.",
      ...fields,
      `As it waited in the queue:\n${setOff(JSON.stringify(message, null, 2) ?? "")}`,
    ].join("\n\n"),
  };
}

/** The lead in a queued message, as far as this version understands it. */
function readable(message: ReceivedLead, mailboxes: Mailboxes) {
  try {
    const { lead, reference, receivedAt, start } = message;
    const received = {
      reference,
      created_at: receivedAt,
      slot_start: null,
      slot_wanted: start,
      to_confirm: null,
    };
    const row = { ...lead, ...received, details: JSON.stringify(lead.details) };
    return { ...leadMail(row, mailboxes), fields: [fieldsOf(row)] };
  } catch {
    return { ...addressed(mailboxes), subject: "a message of an unknown kind", fields: [] };
  }
}

/** The digest: leads quarantined since the last one, and why. `hasMore` says that the next digest will list more. */
export function digestMail(leads: SetAsideRow[], hasMore: boolean, mailboxes: Mailboxes) {
  const entries = leads.map(
    ({ reference, created_at, kind, quarantine, name, message }) =>
      `${reference}  ${zurichClock(created_at)}  ${kind}  ${quarantine.replaceAll(" ", ", ")}\n${setOff(`${name}: ${excerpt(message)}`)}`,
  );
  return {
    ...addressed(mailboxes),
    subject: `${leads.length === 1 ? "1 lead was" : `${leads.length} leads were`} put aside`,
    text: [
      "Something about them looks like a program's work. Their senders were told the same as anybody.",
      [
        "If one is a person's:",
        ...linkTo("?view=aside", mailboxes),
        "npm run leads -- release REFERENCE",
      ].join("\n"),
      ...entries,
      ...(hasMore ? ["There are more; the next digest names them."] : []),
    ].join("\n\n"),
  };
}

/** The address of a page in the inbox, as a list of one; empty if no inbox is set up. */
function linkTo(path: string, { ENGLISH_HOST, ACCESS_TEAM, ACCESS_AUDIENCE }: Mailboxes): string[] {
  return ACCESS_TEAM && ACCESS_AUDIENCE ? [`https://${ENGLISH_HOST}/staff${path}`] : [];
}

function addressed({ MAIL_TO, MAIL_FROM }: Mailboxes) {
  return { to: MAIL_TO, from: { name: brand.name, email: MAIL_FROM } };
}

function wishOf(lead: LeadRow): string {
  const { kind, slot_start, slot_wanted, to_confirm } = lead;
  const subject = excerpt(aboutOf(lead, "en"));
  const about = subject && `: ${subject}`;
  const wishes: Record<LeadKind, string> = {
    call: `wants to be called${about}`,
    mail: `wrote a message${about}`,
    request: `asks for a quote${about}`,
    plan: `wants a hosting plan${about}`,
    schedule: slot_start
      ? `booked a call, ${zurichClock(slot_start)}${to_confirm ? ", and waits for our word" : ""}`
      : `wants a call${slot_wanted ? `, ${zurichClock(slot_wanted)}` : ""}, time to be confirmed`,
    newsletter: "signed up for the newsletter",
  };
  // A queued message may be older than a kind that was removed since.
  return wishes[kind] ?? wishes.mail;
}

/** Our fields begin at the margin, and a line marks visitors' text: nothing that they write can look like a field. */
function fieldsOf(lead: LeadRow): string {
  const { reference, created_at, kind, slot_start, slot_wanted, to_confirm, message } = lead;
  const ours = [
    `Reference: ${reference}`,
    `Received: ${zurichClock(created_at)}, Swiss time`,
    `Kind: ${kind}`,
    slot_start &&
      `Booked: ${zurichClock(slot_start)}, Swiss time${to_confirm ? ". They were told that we will confirm this time: write to them or call." : ""}`,
    slot_wanted &&
      `Wanted, to be confirmed: ${zurichClock(slot_wanted)}, Swiss time. Nothing is booked: the time may be past, taken or blocked, or this person, or somebody on the same network, may hold another.`,
  ];
  const { name, email, phone, subject, locale, page } = lead;
  const theirs = Object.entries({ name, email, phone, locale, page, subject, ...detailsOf(lead), message })
    .filter(([, value]) => value !== null && value !== "")
    .map(([field, value]) => `${field.replaceAll("_", " ")}\n${setOff(String(value))}`);
  return [...ours.filter(Boolean), "", ...theirs].join("\n");
}

function setOff(text: string): string {
  return text.replace(/^/gm, "  | ");
}

function excerpt(text: string): string {
  const line = onOneLine(text);
  // Without the half of a character that the cut may leave.
  return line.length > EXCERPT ? `${plainText(line.slice(0, EXCERPT - 1))}…` : line;
}
