// `npm run seed`: fills the local database with 300 leads of the last year, so that /staff shows something.
import { createHash } from "node:crypto";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { workingMinutes } from "#app/domain/calendar/working-time";
import { daysAfter, zurichDay, zurichInstant } from "#app/domain/calendar/zurich-time";
import { folded } from "#app/domain/language/folded";
import { withValues } from "#app/domain/language/with-values";
import type { LeadKind } from "#app/domain/leads/lead";
import { phoneKey } from "#app/domain/leads/phone";
import { serviceOf } from "#app/domain/offers/services";
import { brand } from "#app/domain/site/brand";
import { leadWords } from "#app/domain/staff/search-words";
import { selectFree } from "#worker/db/calls";
import type { Statement } from "#worker/db/statement";
import { spelled } from "#worker/signature";
import { databaseOptions, parsedOptions, running } from "./options";
import { runStatements } from "./run-statement";
import { campaigns, devices, firstNames, lastNames, notes, referrers, samples, towns } from "./sample-leads";

const LEADS = 300;
const DAYS = 365;
/** The first of them wait, and some of these have booked a call. */
const RECENT = 22;
const BOOKED = 4;
const DECIDED_AFTER_DAYS = 4;

const staff = ["claire", "marc", "nadia"].map((name) => `${name}@${brand.email.split("@")[1]}`);
const kinds: LeadKind[] = [
  "call",
  "call",
  "mail",
  "mail",
  "mail",
  "request",
  "request",
  "plan",
  "schedule",
  "newsletter",
];

/** A number from 0 below 1 that is the same for the same lead at every run. */
function chance(lead: number, what: string): number {
  return createHash("sha256").update(`${lead} ${what}`).digest().readUInt32BE() / 2 ** 32;
}

function one<T>(list: readonly T[], lead: number, what: string): T {
  const chosen = list[Math.floor(chance(lead, what) * list.length)];
  if (chosen === undefined) throw new Error("an empty list");
  return chosen;
}

function referenceOf(lead: number): string {
  return spelled(createHash("sha256").update(`seed ${lead}`).digest());
}

/** A lead and its history. Most come in by day, a few of the newest wait. */
function statementsOf(lead: number, now: Date, free: string[]): Statement[] {
  const today = zurichDay(now);
  const isRecent = lead < RECENT;
  const age = Math.floor(
    isRecent ? chance(lead, "age") * 11 : DECIDED_AFTER_DAYS + chance(lead, "age") ** 1.3 * DAYS,
  );
  const minutes = Math.floor(7 * 60 + chance(lead, "minutes") * 15 * 60);
  const created = zurichInstant(daysAfter(today, -age), minutes);
  if (created > now) created.setTime(now.getTime() - chance(lead, "minutes") * 6 * 3_600_000);
  const created_at = created.toISOString();
  const locale = chance(lead, "locale") < 0.72 ? "fr" : "en";
  const last = one(lastNames, lead, "last");
  const first = one(firstNames, lead, "first");
  const town = one(towns, lead, "town");
  const sample = one(samples, lead, "sample");
  const filled = (text: string) => withValues(text, { last, town });
  const kind = lead < BOOKED ? "schedule" : one(kinds, lead, "kind");
  const page = `/${locale}${kind === "newsletter" ? "/blog" : kind === "plan" ? "/services/hosting-and-maintenance" : sample.address}`;
  const isSpam = lead >= BOOKED && chance(lead, "spam") < 0.06;
  const reference = referenceOf(lead);
  const isSignUp = kind === "newsletter";
  const email = kind === "call" ? null : `${folded(first)}@${folded(last)}-${folded(town)}.example`;
  const phone =
    kind === "mail" || isSignUp ? null : `+41 79 555 ${String(1000 + lead).replace(/(..)(..)/, "$1 $2")}`;
  const service = serviceOf(page);
  const campaign = one(campaigns, lead, "campaign");
  const details = Object.fromEntries(
    Object.entries({
      ...(isSignUp || kind === "plan" ? {} : { company: filled(sample.company) }),
      ...(kind === "request" && { product: sample.product, company_size: "1-10", budget: "5000-10000" }),
      ...(kind === "call" && { selected_day: "tuesday", selected_time: 570 }),
      ...(kind === "plan" && { planKey: "perform" }),
      service_en: service.en,
      service_fr: service.fr,
      utm_campaign: campaign,
      referrer: one(referrers, lead, "referrer"),
      device: one(devices, lead, "device"),
      landing: chance(lead, "landing") < 0.4 ? `/${locale}` : page,
    }).filter(([, value]) => value !== ""),
  );
  const message = isSignUp
    ? ""
    : isSpam
      ? "Cheap backlinks https://a.example https://b.example https://c.example"
      : filled(sample[locale]);
  const name = isSignUp ? "" : `${first} ${last}`;
  const status = isSpam || isSignUp || isRecent ? "new" : statusOf(lead, age);
  const assignee = status !== "new" || chance(lead, "assigned") < 0.3 ? one(staff, lead, "assignee") : null;
  const answered = status === "new" ? null : answeredAt(created, lead, now);
  const slot = kind === "schedule" && status === "new" && !isSpam ? (free.pop() ?? null) : null;
  const columns = {
    reference,
    created_at,
    kind,
    name,
    email,
    phone,
    phone_key: phone && phoneKey(phone),
    subject: `Interest — ${service[locale]} — Page: ${page}`,
    message,
    locale,
    page,
    details: JSON.stringify(details),
    quarantine: isSpam ? one(["links", "trap", "too_fast markup"], lead, "reason") : null,
    status,
    slot_start: slot,
    mailed_at: isSpam ? null : created_at,
    assignee: isSpam || isSignUp ? null : assignee,
    answered_at: answered,
    put_off_until: status === "new" && age > 2 && chance(lead, "later") < 0.2 ? daysAfter(today, 3) : null,
    words: JSON.stringify(leadWords({ reference, name, email, phone, message, details })),
  };
  const history = answered
    ? [
        entryOf(reference, answered, "reply", {
          who: assignee,
          text: `Re: ${reference}\n\n${locale === "fr" ? "Bonjour, merci pour votre demande." : "Hello, thank you for your enquiry."}`,
        }),
        entryOf(reference, answered, "status", { who: assignee, before: "new", after: "answered" }),
        ...(chance(lead, "note") < 0.4
          ? [
              entryOf(reference, answered, "note", {
                who: one(staff, lead, "writer"),
                text: one(notes, lead, "text"),
              }),
            ]
          : []),
        ...(status === "answered"
          ? []
          : [entryOf(reference, answered, "status", { who: assignee, before: "answered", after: status })]),
      ]
    : [];
  return [insertion("leads", columns), ...history];
}

function statusOf(lead: number, age: number): string {
  const draw = chance(lead, "status");
  if (age < 21 && draw < 0.6) return "answered";
  return draw < 0.12 ? "answered" : draw < 0.55 ? "won" : "lost";
}

/** Some working hours later, seldom more than are promised. */
function answeredAt(created: Date, lead: number, now: Date): string {
  const wanted = chance(lead, "pace") ** 2 * 60 * 46;
  const answered = new Date(created);
  while (workingMinutes(created, answered) < wanted) answered.setTime(answered.getTime() + 30 * 60_000);
  return new Date(Math.min(answered.getTime(), now.getTime())).toISOString();
}

interface EntryColumns {
  who: string | null;
  before?: string;
  after?: string;
  text?: string;
}

function entryOf(reference: string, changed_at: string, what: string, columns: EntryColumns): Statement {
  return insertion("lead_changes", { reference, changed_at, what, ...columns });
}

function insertion(table: string, columns: Record<string, string | number | null>): Statement {
  const names = Object.keys(columns);
  return {
    sql: `INSERT INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
    parameters: Object.values(columns),
  };
}

/** What the other tables count. */
function counts(today: string): Statement[] {
  const day = daysAfter(today, -2);
  return [
    insertion("missing_pages", {
      day,
      path: "/fr/services/seo-visibilite",
      hits: 14,
      last_locale: "fr",
      last_referrer: "https://www.google.ch/",
      last_user_agent: "Chrome 141, Windows",
    }),
    insertion("missing_pages", {
      day,
      path: "/en/prices",
      hits: 9,
      last_locale: "en",
      last_referrer: "",
      last_user_agent: "Safari 26, iOS",
    }),
    insertion("missing_pages", {
      day,
      path: "/wp-login.php",
      hits: 31,
      last_locale: "en",
      last_referrer: "",
      last_user_agent: "crawler",
    }),
    insertion("form_errors", {
      day,
      page: "/fr/contact",
      locale: "fr",
      method: "call",
      error: "phone_required",
      hits: 11,
    }),
    insertion("form_errors", {
      day,
      page: "/en/contact",
      locale: "en",
      method: "request",
      error: "company_required",
      hits: 4,
    }),
    insertion("client_errors", {
      day,
      fingerprint: "seed",
      message: "TypeError: undefined is not an object",
      stack: "",
      last_url: "/fr/services/web",
      hits: 3,
    }),
  ].map(({ sql, parameters }) => ({ sql: sql.replace("INSERT", "INSERT OR IGNORE"), parameters }));
}

await running(() => {
  const { values } = parsedOptions({ options: { "persist-to": databaseOptions["persist-to"] } });
  const database = { isRemote: false, persistTo: values["persist-to"] };
  const now = new Date();
  const known = {
    sql: "SELECT count(*) AS leads FROM leads WHERE reference = ?",
    parameters: [referenceOf(0)],
  };
  const offered = offeredSlots(now).map(({ start }) => start);
  const [[first] = [], open = []] = runStatements([known, selectFree(offered)], database);
  if (Number(first?.leads) > 0) return "The sample leads are here already.";
  const free = offered.filter((each) => open.some(({ start }) => start === each)).reverse();
  const numbers = Array.from({ length: LEADS }, (_, index) => index);
  const members = staff.map((mail) => ({
    sql: "INSERT OR IGNORE INTO staff_members (mail, seen_on) VALUES (?, ?)",
    parameters: [mail, zurichDay(now)],
  }));
  runStatements(
    [...members, ...counts(zurichDay(now)), ...numbers.flatMap((lead) => statementsOf(lead, now, free))],
    database,
  );
  return `${LEADS} sample leads are in the local database: npm start, then http://localhost:8787/staff`;
});
