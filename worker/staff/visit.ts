import type { Context } from "hono";
import * as z from "zod/mini";
import { zurichDay } from "#app/domain/calendar/zurich-time";
import type { Locale } from "#app/domain/language/locale";
import type { Onlooker } from "#worker/db/inbox";
import { prepared } from "#worker/db/prepared";
import type { Row, Statement } from "#worker/db/statement";
import type { Env } from "#worker/env";
import { formToken } from "./access/form-token";

export interface StaffEnv {
  Bindings: Env;
  Variables: { employee: string; locale: Locale; form: FormData };
}

export type StaffContext = Context<StaffEnv>;

/** What a page knows of whoever looks at it. */
export interface Visit {
  employee: string;
  locale: Locale;
  now: Date;
  /** Swiss day. */
  today: string;
  url: URL;
  /** Whether this answers a form, whose address is not that of a page. */
  isPosted: boolean;
  /** The token of the form that is posted to a path. */
  tokenFor: (path: string) => string;
}

/** Of a request that has an employee already; `now` is read at each call. */
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

/** The reference that an address names, as leads bear it. */
export function askedReference(c: StaffContext): string {
  return (c.req.param("reference") ?? "").toUpperCase();
}

/** A text field of the form that was posted, without what surrounds it. */
export function field(c: StaffContext, name: string): string {
  const value = c.get("form").get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** The page of the inbox that a form says it stands on; the inbox itself, where it says another or none. */
export function backOf(c: StaffContext): URL {
  const inbox = new URL("/staff", c.req.url);
  const back = URL.parse(field(c, "back"), inbox);
  return back?.origin === inbox.origin && /^\/staff(?:\/|$)/.test(back.pathname) ? back : inbox;
}

const version = z.coerce.number().check(z.int(), z.nonnegative());

/** After a form, to a page of the inbox. */
export function redirectTo(c: StaffContext, { pathname, search }: URL) {
  return c.redirect(pathname + search, 303);
}

/** Which state of a lead the form that was posted had before it; null where it says none. */
export function versionSeen(c: StaffContext): number | null {
  const seen = version.safeParse(field(c, "version") || undefined);
  return seen.success ? seen.data : null;
}

/** Queues the mails to staff about released leads. If the queue does not take them now, the timer finds them. */
export function tellOfReleased(c: StaffContext, references: string[]): void {
  if (references.length === 0) return;
  const notices = references.map((reference) => ({ body: { kind: "notice", reference } as const }));
  c.executionCtx.waitUntil(c.env.QUEUE.sendBatch(notices).catch(() => {}));
}

/** The rows of each statement, all in one transaction. */
export async function rowsOf(db: D1Database, statements: Statement[]): Promise<Row[][]> {
  const results = await db.batch<Row>(statements.map((statement) => prepared(db, statement)));
  return results.map(({ results }) => results);
}
