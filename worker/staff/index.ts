import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getCookie, setCookie } from "hono/cookie";
import { timingSafeEqual } from "hono/utils/buffer";
import { acceptedLocale } from "#app/domain/language/language";
import { isLocale } from "#app/domain/language/locale";
import { noteMember } from "#worker/db/staff-members";
import type { HonoEnv } from "#worker/env";
import { employeeOf, hasInbox } from "./access/access";
import { formToken } from "./access/form-token";
import { blockHours, unblockHours } from "./calls/block-hours";
import { cancelCall, moveCallOf } from "./calls/move-or-cancel";
import { sendCallFile } from "./calls/send-call-file";
import { showCalls } from "./calls/show-calls";
import { showError, showMissing } from "./errors";
import { showFigures } from "./figures/show-figures";
import { sendScript, sendStyle } from "./files";
import { changeLead } from "./lead/change-lead";
import { erasePerson, showErasure } from "./lead/erase";
import { showLead } from "./lead/show-lead";
import { changeSeveral, undoSeveral } from "./list/change-several";
import { exportView } from "./list/export-view";
import { showInbox } from "./list/show-inbox";
import { backOf, field, redirectTo, rowsOf, type StaffContext, type StaffEnv, visitOf } from "./visit";

const LANGUAGE = "staffLanguage";
const YEAR_S = 365 * 24 * 60 * 60;

/** A lead's page. The reference may be typed in lower case: `askedReference` corrects that. */
const LEAD = "/leads/:reference{[0-9A-Za-z]{10}}";

/** Largest form: a reply that quotes the visitor's message. */
const MOST_BYTES = 64 * 1024;

/** Only our own files, no inline code, and no frames. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Lets in employees whom Access has let in. Others get an empty 403 without a reason. */
const requireEmployee: MiddlewareHandler<StaffEnv> = async (c, next) => {
  const employee = await employeeOf(c.req.raw, c.env);
  if (employee === null) return c.body(null, 403);
  const kept = getCookie(c, LANGUAGE);
  c.set("employee", employee);
  c.set("locale", isLocale(kept) ? kept : (acceptedLocale(c.req.header("accept-language") ?? null) ?? "fr"));
  return next();
};

/** A form may change something only if our page has it, and was made for the same employee. */
const ownForm: MiddlewareHandler<StaffEnv> = async (c, next) => {
  const { origin, pathname } = new URL(c.req.url);
  if (c.req.header("origin") !== origin) return c.body(null, 403);
  const form = await c.req.formData().catch(() => new FormData());
  const token = form.get("token");
  const expected = formToken(c.env.LEAD_KEY, c.get("employee"), pathname);
  if (typeof token !== "string" || !(await timingSafeEqual(token, expected))) return c.body(null, 403);
  c.set("form", form);
  return next();
};

/** Records that the employee has opened a page: leads can then be assigned to them. */
const recordMember: MiddlewareHandler<StaffEnv> = async (c, next) => {
  const { employee, today } = visitOf(c);
  c.executionCtx.waitUntil(rowsOf(c.env.DB, [noteMember(employee, today)]).catch(() => {}));
  return next();
};

const inbox = new Hono<StaffEnv>({ strict: false })
  .basePath("/staff")
  .use(async (c, next) => {
    await next();
    c.header("content-security-policy", POLICY);
    c.header("x-robots-tag", "noindex, nofollow");
    if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
  })
  .use(requireEmployee)
  .get("/files/:name{.+\\.css}", sendStyle)
  .get("/files/:name{.+\\.js}", sendScript)
  .on("GET", ["/", "/calls", "/figures", LEAD], recordMember)
  .get("/", showInbox)
  .get("/leads.csv", exportView)
  .get(LEAD, (c) => showLead(c))
  .get(`${LEAD}/erase`, showErasure)
  .get(`${LEAD}/call.ics`, sendCallFile)
  .get("/calls", (c) => showCalls(c))
  .get("/figures", showFigures)
  .use(bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.body(null, 413) }))
  .on("POST", "*", ownForm)
  .post("/language", chooseLanguage)
  .post("/several", changeSeveral)
  .post("/undo", undoSeveral)
  .post(`${LEAD}/erase`, erasePerson)
  .post(`${LEAD}/move`, moveCallOf)
  .post(`${LEAD}/cancel`, cancelCall)
  .post(`${LEAD}/:act`, changeLead)
  .post("/blocks", blockHours)
  .post("/blocks/:id{[0-9]+}/delete", unblockHours)
  .all("*", (c) => showMissing(c))
  .onError(showError);

/** The inbox. If none is set up, its addresses answer like any missing page. */
export const staff: MiddlewareHandler<HonoEnv> = (c, next) =>
  hasInbox(c.req.raw, c.env) ? Promise.resolve(inbox.fetch(c.req.raw, c.env, c.executionCtx)) : next();

function chooseLanguage(c: StaffContext) {
  const locale = field(c, "locale");
  const options = { path: "/staff", httpOnly: true, sameSite: "Lax", maxAge: YEAR_S } as const;
  if (isLocale(locale))
    setCookie(c, LANGUAGE, locale, { ...options, secure: c.req.url.startsWith("https:") });
  return redirectTo(c, backOf(c));
}
