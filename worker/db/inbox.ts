import * as z from "zod/mini";
import { locales } from "#app/domain/language/locale";
import { leadKinds } from "#app/domain/leads/lead";
import { leadStatuses } from "#app/domain/leads/lead-status";
import { isNewestFirst, type View, views } from "#app/domain/staff/views";
import { CAMPAIGN, foundBy, isWaiting, OPEN, WAITS_SINCE, WHOLE_LEAD } from "./expressions";
import { type Condition, type Statement, where } from "./statement";

const given = z.nullable(z.string());

/** The columns of a lead that the inbox always reads. */
export const leadBase = z.object({
  id: z.number(),
  reference: z.string(),
  created_at: z.string(),
  waits_since: z.string(),
  kind: z.enum(leadKinds),
  status: z.enum(leadStatuses),
  name: z.string(),
  email: given,
  phone: given,
  message: z.string(),
  locale: z.enum(locales),
  page: z.string(),
  details: z.string(),
  slot_start: given,
  slot_wanted: given,
  /** 1 if the visitor was told that the time will be confirmed, until staff move or cancel the call. */
  to_confirm: z.nullable(z.literal(1)),
  quarantine: given,
  assignee: given,
  put_off_until: given,
  answered_at: given,
  version: z.number(),
});

/** A lead as a line of the inbox shows it. */
export const inboxRow = z.extend(leadBase, {
  /** When staff last called without reaching anybody. */
  missed_at: given,
});

export type InboxRow = z.infer<typeof inboxRow>;

/** A filter: the leads that match every property that is given. */
export interface LeadFilter {
  reference?: string | undefined;
  /** Beginnings of words; a lead must have all of them. */
  words?: string[] | undefined;
  kind?: string | undefined;
  status?: string | undefined;
  service?: string | undefined;
  locale?: string | undefined;
  page?: string | undefined;
  campaign?: string | undefined;
  /** First instant, inclusive, and last, exclusive: ISO 8601 in UTC. */
  period?: { from: string; until: string } | undefined;
  /** True: in quarantine only; false: the others only; undefined: both. */
  isQuarantined?: boolean | undefined;
}

/** A view of the inbox with its filters. */
export interface Look extends LeadFilter {
  view: View;
}

/** The employee who looks, and when: an instant in UTC and its Swiss day. */
export interface Onlooker {
  mail: string;
  now: string;
  today: string;
}

/** A page of the inbox begins after the row with this value and id. */
export interface Cursor {
  value: string;
  id: number;
}

const EXCERPT = 400;
/** Counts stop here: each open page requests them four times a minute, and D1 bills every row that it reads. */
export const MOST_COUNTED = 100;
const MOST_CAMPAIGNS = 50;

const computed: Record<string, string> = {
  waits_since: WAITS_SINCE,
  message: `substr(message, 1, ${EXCERPT})`,
  missed_at: `(
    SELECT max(changed_at) FROM lead_changes
    WHERE lead_changes.reference = leads.reference AND what = 'call' AND after = 'missed'
  )`,
};

const lineColumns = Object.keys(inboxRow.shape).map((name) =>
  computed[name] ? `${computed[name]} AS ${name}` : name,
);

function conditionOf(view: View, { mail, now, today }: Onlooker): Condition[] {
  // The partial index `leads_by_status` excludes new leads, so that SQLite never uses it in place of `leads_waiting`.
  // The second condition makes it usable here.
  const ofStatus = (status: string): Condition[] => [
    ["status = ? AND status <> 'new' AND quarantine IS NULL", status],
  ];
  const conditions: Record<View, Condition[]> = {
    waiting: isWaiting(now, today),
    mine: [
      ["assignee = ? AND quarantine IS NULL AND status IN ('new', 'answered')", mail],
      ["(status <> 'new' OR put_off_until IS NULL OR put_off_until <= ?)", today],
    ],
    calls: [["quarantine IS NULL AND status IN ('new', 'answered')"], ["slot_start > ?", now]],
    later: [[OPEN], ["put_off_until > ?", today]],
    answered: ofStatus("answered"),
    won: ofStatus("won"),
    lost: ofStatus("lost"),
    aside: [["(quarantine IS NOT NULL OR status = 'spam')"]],
    newsletter: [["kind = 'newsletter' AND quarantine IS NULL AND status <> 'spam'"]],
    all: [],
  };
  return conditions[view];
}

/** The column by which a view is ordered; ties are ordered by id. */
function orderOf(view: View): "waits_since" | "slot_start" | "put_off_until" | "created_at" {
  if (view === "waiting") return "waits_since";
  return view === "calls" ? "slot_start" : view === "later" ? "put_off_until" : "created_at";
}

/** A page of the inbox, from a cursor on. Each row has only the beginning of its message. */
export function selectInbox(
  look: Look,
  onlooker: Onlooker,
  limit: number,
  after: Cursor | null,
  columns: readonly string[] = lineColumns,
): Statement {
  const { view, words = [] } = look;
  // Search results are read by id: any other order would read and sort all of them.
  const order = words.length > 0 ? "id" : (computed[orderOf(view)] ?? orderOf(view));
  const isFalling = words.length > 0 || isNewestFirst(view);
  const sign = isFalling ? "<" : ">";
  const conditions = [...conditionOf(view, onlooker), ...filtersOf(look)];
  if (after && order === "id") conditions.push([`id ${sign} ?`, after.id]);
  else if (after) {
    // SQLite cannot look up a pair in an index of an expression: the first condition makes it use the index.
    conditions.push(
      [`${order} ${sign}= ?`, after.value],
      [`(${order}, id) ${sign} (?, ?)`, after.value, after.id],
    );
  }
  const { sql, parameters } = where(conditions);
  const direction = isFalling ? "DESC" : "ASC";
  return {
    sql: `SELECT ${columns.join(", ")} FROM leads ${sql}
      ORDER BY ${order === "id" ? "" : `${order} ${direction}, `}id ${direction} LIMIT ?`,
    parameters: [...parameters, limit],
  };
}

/** The cursor of the page after a row. */
export function cursorBehind(row: InboxRow, view: View): Cursor {
  return { value: row[orderOf(view)] ?? "", id: row.id };
}

export function filtersOf({ words = [], ...its }: LeadFilter): Condition[] {
  const filters: (Condition | false)[] = [
    !!its.reference && ["reference = ?", its.reference],
    !!its.kind && ["kind = ?", its.kind],
    !!its.status && ["status = ?", its.status],
    !!its.service && ["json_extract(details, '$.service_en') = ?", its.service],
    !!its.locale && ["locale = ?", its.locale],
    !!its.page && ["page = ?", its.page],
    !!its.campaign && [`${CAMPAIGN} = ?`, its.campaign],
    !!its.period && ["created_at >= ? AND created_at < ?", its.period.from, its.period.until],
    its.isQuarantined !== undefined && [`quarantine IS ${its.isQuarantined ? "NOT " : ""}NULL`],
  ];
  return [...words.map(foundBy), ...filters.filter((each) => each !== false)];
}

/** How many leads each view holds, up to `MOST_COUNTED`. The view `all` is not counted. */
export function countViews(onlooker: Onlooker): Statement {
  const counted = views.filter((view) => view !== "all");
  const counts = counted.map((view) => ({ view, ...where(conditionOf(view, onlooker)) }));
  const columns = counts.map(
    ({ view, sql }) => `(SELECT count(*) FROM (SELECT 1 FROM leads ${sql} LIMIT ${MOST_COUNTED})) AS ${view}`,
  );
  return { sql: `SELECT ${columns.join(", ")}`, parameters: counts.flatMap(({ parameters }) => parameters) };
}

/** The campaigns that leads came from; each is found by one step through the index. */
export const selectCampaigns: Statement = {
  sql: `
    WITH RECURSIVE campaigns (campaign) AS (
      SELECT min(${CAMPAIGN}) FROM leads WHERE ${CAMPAIGN} > ''
      UNION ALL
      SELECT (SELECT min(${CAMPAIGN}) FROM leads WHERE ${CAMPAIGN} > campaign) FROM campaigns
      WHERE campaign IS NOT NULL LIMIT ${MOST_CAMPAIGNS}
    )
    SELECT campaign FROM campaigns WHERE campaign IS NOT NULL`,
  parameters: [],
};

/** A lead with all columns. */
export function selectLead(reference: string): Statement {
  return { sql: `SELECT ${WHOLE_LEAD} FROM leads WHERE reference = ?`, parameters: [reference] };
}

/** Other leads of the same person: the same address, or the same key of a phone number. */
export function selectOthers(reference: string): Statement {
  return {
    sql: `
      SELECT ${lineColumns.join(", ")} FROM leads WHERE id IN (
        SELECT other.id FROM leads AS own JOIN leads AS other ON lower(other.email) = lower(own.email)
        WHERE own.reference = ? AND own.email IS NOT NULL AND other.email IS NOT NULL
        UNION
        SELECT other.id FROM leads AS own JOIN leads AS other ON other.phone_key = own.phone_key
        WHERE own.reference = ? AND own.phone_key IS NOT NULL AND other.phone_key IS NOT NULL
      ) AND reference <> ? ORDER BY id DESC LIMIT 10`,
    parameters: [reference, reference, reference],
  };
}
