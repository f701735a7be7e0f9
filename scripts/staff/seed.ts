// `npm run seed`: fills the local database with 300 leads of the last year, so that /staff shows something.
import { createHash } from "node:crypto";
import { offeredSlots } from "#app/domain/calendar/offered-slots";
import { workingMinutes } from "#app/domain/calendar/working-time";
import { daysAfter, zurichDay, zurichInstant } from "#app/domain/calendar/zurich-time";
import { folded } from "#app/domain/language/folded";
import type { Locale } from "#app/domain/language/locale";
import { withValues } from "#app/domain/language/with-values";
import type { LeadKind } from "#app/domain/leads/lead";
import { phoneKey } from "#app/domain/leads/phone";
import { serviceOf } from "#app/domain/offers/services";
import { brand } from "#app/domain/site/brand";
import { leadWords } from "#app/domain/staff/search-words";
import { selectFree } from "#worker/db/calls";
import type { Statement } from "#worker/db/statement";
import { spelled } from "#worker/leads/reference";
import { databaseOptions, parsedOptions, running } from "./options";
import { runStatements } from "./run-statement";
import {
  campaigns,
  devices,
  firstNames,
  lastNames,
  notes,
  referrers,
  sampleLeads,
  towns,
} from "./sample-leads";

const LEADS = 300;
const DAYS = 365;
/** The first leads still wait, and the first of those have booked a call. */
const RECENT = 22;
const BOOKED = 4;
const DECIDED_AFTER_DAYS = 4;
const SPAM = "Cheap backlinks https://a.example https://b.example https://c.example";

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

/** A number from 0 to below 1 that is the same for the same lead in every run. */
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

/** The age of a lead in days: older ones are mostly decided, a few of the newest wait. */
function ageOf(lead: number): number {
  if (lead < RECENT) return Math.floor(chance(lead, "age") * 11);
  return Math.floor(DECIDED_AFTER_DAYS + chance(lead, "age") ** 1.3 * DAYS);
}

/** When a lead came in: mostly during the day, never in the future. */
function createdAt(lead: number, now: Date): Date {
  const minutes = Math.floor(7 * 60 + chance(lead, "minutes") * 15 * 60);
  const created = zurichInstant(daysAfter(zurichDay(now), -ageOf(lead)), minutes);
  if (created > now) created.setTime(now.getTime() - chance(lead, "minutes") * 6 * 3_600_000);
  return created;
}

/** The content of a lead as a visitor sends it. */
function sentIn(lead: number) {
  const kind = lead < BOOKED ? "schedule" : one(kinds, lead, "kind");
  const isSignUp = kind === "newsletter";
  const isSpam = lead >= BOOKED && chance(lead, "spam") < 0.06;
  const locale = chance(lead, "locale") < 0.72 ? "fr" : "en";
  const first = one(firstNames, lead, "first");
  const last = one(lastNames, lead, "last");
  const town = one(towns, lead, "town");
  const sample = one(sampleLeads, lead, "sample");
  const filled = (text: string) => withValues(text, { last, town });
  const addresses: Partial<Record<LeadKind, string>> = {
    newsletter: "/blog",
    plan: "/services/hosting-and-maintenance",
  };
  const page = `/${locale}${addresses[kind] ?? sample.address}`;
  const service = serviceOf(page);
  const details = {
    ...(isSignUp || kind === "plan" ? {} : { company: filled(sample.company) }),
    ...(kind === "request" && { product: sample.product, company_size: "1-10", budget: "5000-10000" }),
    ...(kind === "call" && { selected_day: "tuesday", selected_time: 570 }),
    ...(kind === "plan" && { planKey: "perform" }),
    service_en: service.en,
    service_fr: service.fr,
    utm_campaign: one(campaigns, lead, "campaign"),
    referrer: one(referrers, lead, "referrer"),
    device: one(devices, lead, "device"),
    landing: chance(lead, "landing") < 0.4 ? `/${locale}` : page,
  };
  return {
    reference: referenceOf(lead),
    kind,
    isSignUp,
    isSpam,
    name: isSignUp ? "" : `${first} ${last}`,
    email: kind === "call" ? null : `${folded(first)}@${folded(last)}-${folded(town)}.example`,
    phone:
      kind === "mail" || isSignUp ? null : `+41 79 555 ${String(1000 + lead).replace(/(..)(..)/, "$1 $2")}`,
    subject: `Interest — ${service[locale]} — Page: ${page}`,
    message: isSignUp ? "" : isSpam ? SPAM : filled(sample[locale]),
    locale,
    page,
    details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== "")),
  } as const;
}

/** The statements that insert a lead and its history. */
function statementsOf(lead: number, now: Date, free: string[]): Statement[] {
  const { isSignUp, isSpam, ...sent } = sentIn(lead);
  const today = zurichDay(now);
  const age = ageOf(lead);
  const created = createdAt(lead, now);
  const created_at = created.toISOString();
  const status = isSpam || isSignUp || lead < RECENT ? "new" : statusOf(lead, age);
  const assignee = status !== "new" || chance(lead, "assigned") < 0.3 ? one(staff, lead, "assignee") : null;
  const answered_at = status === "new" ? null : answeredAt(created, lead, now);
  const columns = {
    ...sent,
    created_at,
    phone_key: sent.phone && phoneKey(sent.phone),
    details: JSON.stringify(sent.details),
    quarantine: isSpam ? one(["links", "trap", "too_fast markup"], lead, "reason") : null,
    status,
    slot_start: sent.kind === "schedule" && status === "new" && !isSpam ? (free.pop() ?? null) : null,
    mailed_at: isSpam ? null : created_at,
    assignee: isSpam || isSignUp ? null : assignee,
    answered_at,
    put_off_until: status === "new" && age > 2 && chance(lead, "later") < 0.2 ? daysAfter(today, 3) : null,
    words: JSON.stringify(leadWords(sent)),
  };
  return [insertion("leads", columns), ...(answered_at ? historyOf(lead, { ...columns, answered_at }) : [])];
}

interface Decided {
  reference: string;
  locale: Locale;
  status: string;
  assignee: string | null;
  answered_at: string;
}

/** The statements that insert what staff did with a lead. */
function historyOf(lead: number, { reference, locale, status, assignee, answered_at }: Decided): Statement[] {
  const entry = (what: string, columns: EntryColumns) =>
    insertion("lead_changes", { reference, changed_at: answered_at, what, ...columns });
  const reply = locale === "fr" ? "Bonjour, merci pour votre demande." : "Hello, thank you for your enquiry.";
  const note = { who: one(staff, lead, "writer"), text: one(notes, lead, "text") };
  return [
    entry("reply", { who: assignee, text: `Re: ${reference}\n\n${reply}` }),
    entry("status", { who: assignee, before: "new", after: "answered" }),
    chance(lead, "note") < 0.4 ? entry("note", note) : [],
    status === "answered" ? [] : entry("status", { who: assignee, before: "answered", after: status }),
  ].flat();
}

function statusOf(lead: number, age: number): string {
  const draw = chance(lead, "status");
  if (age < 21 && draw < 0.6) return "answered";
  return draw < 0.12 ? "answered" : draw < 0.55 ? "won" : "lost";
}

/** When a lead was answered: some working hours later, seldom more than promised. */
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

/** A row of a day's counts or of an employee may be there already. */
function insertion(table: string, columns: Record<string, string | number | null>): Statement {
  const names = Object.keys(columns);
  return {
    sql: `INSERT OR IGNORE INTO ${table} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
    parameters: Object.values(columns),
  };
}

/** The statements that fill the other tables, which hold counts. */
function counts(today: string): Statement[] {
  const day = daysAfter(today, -2);
  const missing = [
    ["/fr/services/seo-visibilite", 14, "fr", "https://www.google.ch/", "Chrome 141, Windows"],
    ["/en/prices", 9, "en", "", "Safari 26, iOS"],
    ["/wp-login.php", 31, "en", "", "crawler"],
  ] as const;
  const refused = [
    ["/fr/contact", "fr", "call", "phone_required", 11],
    ["/en/contact", "en", "request", "company_required", 4],
  ] as const;
  const message = "TypeError: undefined is not an object";
  return [
    ...missing.map(([path, hits, last_locale, last_referrer, last_user_agent]) =>
      insertion("missing_pages", { day, path, hits, last_locale, last_referrer, last_user_agent }),
    ),
    ...refused.map(([page, locale, method, error, hits]) =>
      insertion("form_errors", { day, page, locale, method, error, hits }),
    ),
    insertion("client_errors", {
      day,
      fingerprint: "seed",
      message,
      stack: "",
      last_url: "/fr/services/web",
      hits: 3,
    }),
  ];
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
  const today = zurichDay(now);
  const members = staff.map((mail) => insertion("staff_members", { mail, seen_on: today }));
  runStatements(
    [...members, ...counts(today), ...numbers.flatMap((lead) => statementsOf(lead, now, free))],
    database,
  );
  return `${LEADS} sample leads are in the local database: npm start, then http://localhost:8787/staff`;
});
