/** @jsxImportSource hono/jsx */
import { inboxWords } from "#app/content/staff/inbox-words";
import { sendPage } from "./send-page";
import { Shell } from "./shell";
import { type StaffContext, visitOf } from "./visit";

/** A page with one sentence: a page or lead does not exist (404). */
export function showMissing(c: StaffContext, what: "missing" | "missingLead" = "missing") {
  return tell(c, inboxWords[c.get("locale")].error[what], 404);
}

/**
 * The error page (500). After a form, it says that the change may have been made all the same: the connection may be
 * lost after the database has committed.
 */
export function showError(error: Error, c: StaffContext) {
  console.error("inbox failed", error.name);
  const { unread, unsure } = inboxWords[c.get("locale")].error;
  return tell(c, visitOf(c).isPosted ? unsure : unread, 500);
}

/** The page for an invalid form (422), with a link back to the lead if the form was a lead's. */
export function showInvalid(c: StaffContext) {
  const { error } = inboxWords[c.get("locale")];
  const reference = c.req.param("reference");
  const back = reference ? { href: `/staff/leads/${reference}`, label: error.backToLead } : undefined;
  return tell(c, error.invalid, 422, back);
}

function tell(
  c: StaffContext,
  sentence: string,
  status: 404 | 422 | 500,
  back?: { href: string; label: string },
) {
  const visit = visitOf(c);
  const { error } = inboxWords[visit.locale];
  const { href, label } = back ?? { href: "/staff", label: error.back };
  return sendPage(
    c,
    <Shell visit={visit} title={error.title} room="inbox">
      <div class="empty">
        <h1>{error.title}</h1>
        <p>{sentence}</p>
        <a href={href}>{label}</a>
      </div>
    </Shell>,
    status,
  );
}
