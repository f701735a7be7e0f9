import { postJson } from "#app/browser/post-json";
import { afterPaint } from "#app/browser/startup/after-paint";
import type { Outcome } from "#app/domain/leads/kept-lead";
import { isDecided, type LeadError, type LeadRules } from "#app/domain/leads/lead";
import { isPhoneIncomplete } from "#app/domain/leads/phone";
import type { TicketFacts } from "#app/domain/leads/ticket";
import { membersOf } from "#app/domain/outside";

/** The body of `/api/contact`, as far as the forms need to know it. */
export interface LeadBody {
  type: string | undefined;
  subject: string;
  message: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  meta: object;
}

const endpoints = { contact: "/api/contact", plan: "/api/contact_secure.php" } as const;

/** How long a submission waits for the scripts that it can do without. */
const SCRIPTS_MS = 3000;

/** Loads the scripts of a submission. All share one deadline; one that has not loaded by then is null. */
export function loadScripts() {
  const late = new Promise<null>((resolve) => setTimeout(resolve, SCRIPTS_MS, null));
  function orNull<T>(coming: Promise<T>) {
    const script = coming.catch(() => null);
    return () => Promise.race([script, late]);
  }
  return {
    outbox: orNull(import("#app/browser/drafts/outbox")),
    rules: orNull(import("#app/domain/leads/lead-schema")),
    ticket: orNull(import("#app/domain/leads/ticket")),
  };
}

export type Scripts = ReturnType<typeof loadScripts>;

/**
 * Loads what submitting needs, in case the connection is lost by then. Called at every focus, because an earlier try
 * may have failed.
 */
export async function prepare(): Promise<void> {
  await afterPaint();
  loadScripts();
  window.dispatchEvent(new Event("lead-begun"));
}

/** The first rule that a body breaks, also that of a number which cannot be dialled. */
export async function brokenRule(
  scripts: Scripts,
  body: LeadBody,
  rules: LeadRules,
): Promise<LeadError | "phone_incomplete" | null> {
  const lead = await parsed(scripts, body, rules);
  if (lead && "error" in lead) return lead.error;
  return isPhoneIncomplete(body.type, body.phone) ? "phone_incomplete" : null;
}

/** The outcome of posting a lead. */
type Posted =
  | Outcome
  | {
      reference: null;
      /** The body of the server's response; undefined if there was none. */
      answer: unknown;
      /** Whether the fault is ours; then the device may keep the lead and send it again by itself. */
      isOurs: boolean;
      isKept: boolean;
    };

/** Posts a lead, and keeps it on the device, instead of those that it corrects, until the server has decided about it. */
export async function postLead(
  scripts: Scripts,
  { key, corrected }: { key: string; corrected: string[] },
  body: LeadBody,
  rules: LeadRules,
): Promise<Posted> {
  const path = endpoints[rules];
  const lead = { key, path, body, keptAt: Date.now() };
  const posting = scripts.outbox().then((outbox) => outbox?.postAndKeep(lead, corrected));
  // `postAndKeep` fails, for example, without storage.
  const { answer, isKept } = (await posting.catch(() => undefined)) ?? {
    answer: await postJson(path, body, { "idempotency-key": key }),
    isKept: false,
  };
  const { reference, held } = membersOf(answer?.body);
  if (answer && answer.status < 300 && typeof reference === "string" && reference !== "")
    return { reference, isHeld: held === true, date: answer.date };
  const isOurs = !isDecided(answer);
  return { reference: null, answer: answer?.body, isOurs, isKept: isOurs && isKept };
}

/**
 * What the ticket of a lead shows beside its reference; null if the scripts for it cannot be loaded. `date` is the
 * server's: by a wrong clock of the device, the ticket would name other days than those that staff see.
 */
export async function ticketFacts(
  { body, isHeld, date }: Pick<Outcome, "isHeld" | "date"> & { body: unknown },
  rules: LeadRules,
  scripts = loadScripts(),
): Promise<TicketFacts | null> {
  const [lead, maker] = await Promise.all([parsed(scripts, body, rules), scripts.ticket()]);
  const now = date ? new Date(date) : new Date();
  return maker && lead && "lead" in lead ? maker.ticketOf(lead.lead, isHeld, now) : null;
}

/**
 * The parsed lead, or the first rule that the body breaks; undefined if the rules cannot be loaded: then only the
 * server checks the lead.
 */
async function parsed(scripts: Scripts, body: unknown, rules: LeadRules) {
  return (await scripts.rules())?.parseLead(body, rules);
}
