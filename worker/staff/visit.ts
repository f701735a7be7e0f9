import type { Context } from "hono";
import * as z from "zod/mini";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import type { Locale } from "#app/domain/language/locale";
import type { Onlooker } from "#worker/db/inbox";
import { prepared } from "#worker/db/prepared";
import type { Row, Statement } from "#worker/db/statement";
import type { HonoEnv } from "#worker/env";
import { formToken } from "./access/form-token";

export interface StaffEnv extends HonoEnv {
  Variables: { employee: string; locale: Locale; form: FormData };
}

export type StaffContext = Context<StaffEnv>;

/** What a page knows about the request and its employee. */
export interface Visit {
  employee: string;
  locale: Locale;
  now: Date;
  /** Swiss day. */
  today: string;
  url: URL;
  /** Whether this answers a posted form, whose address is not that of a page. */
  isPosted: boolean;
  /** The token for a form that is posted to this path. */
  tokenFor: (path: string) => string;
}

/** Only for requests whose employee is known already. `now` is the time of this call. */
export function visitOf(c: StaffContext): Visit {
  const now = new Date();
  const employee = c.get("employee");
  return {
    employee,
    locale: c.get("locale"),
    now,
    today: zurichDay(now),
    url: new URL(c.req.url),
    isPosted: c.req.method === "POST",
    tokenFor: (path) => formToken(c.env.LEAD_KEY, employee, path),
  };
}

/** The same for the database, which compares instants as text. */
export function onlookerOf({ employee, now, today }: Visit): Onlooker {
  return { mail: employee, now: now.toISOString(), today };
}

/** The reference in the address, in upper case as stored. */
export function askedReference(c: StaffContext): string {
  return (c.req.param("reference") ?? "").toUpperCase();
}

/** A text field of the posted form, trimmed; empty if there is none. */
export function field(c: StaffContext, name: string): string {
  const value = c.get("form").get(name);
  return typeof value === "string" ? value.trim() : "";
}

const count = z.coerce.number().check(z.int(), z.nonnegative());

/** A whole number in the posted form, such as the version of the lead it is based on; null if there is none. */
export function numberIn(c: StaffContext, name: string): number | null {
  return count.safeParse(field(c, name) || undefined).data ?? null;
}

/**
 * The page of the inbox on which the form was, by its field `back`; the inbox's start page if that names no such page.
 */
export function backOf(c: StaffContext): URL {
  const inbox = new URL("/staff", c.req.url);
  const back = URL.parse(field(c, "back"), inbox);
  return back?.origin === inbox.origin && /^\/staff(?:\/|$)/.test(back.pathname) ? back : inbox;
}

/** Redirects to a page of the inbox after a form. */
export function redirectTo(c: StaffContext, { pathname, search }: URL) {
  return c.redirect(pathname + search, 303);
}

/** Queues the mails to staff about released leads. If that fails, the cron job finds them. */
export function tellOfReleased(c: StaffContext, references: string[]): void {
  if (references.length === 0) return;
  const notices = references.map((reference) => ({ body: { kind: "notice", reference } as const }));
  c.executionCtx.waitUntil(c.env.QUEUE.sendBatch(notices).catch(() => {}));
}

/** The rows of each statement. All run in one transaction. */
export async function rowsOf(db: D1Database, statements: Statement[]): Promise<Row[][]> {
  const results = await db.batch<Row>(statements.map((statement) => prepared(db, statement)));
  return results.map(({ results }) => results);
}
