/** @jsxImportSource hono/jsx */
import { inboxWords } from "#app/content/staff/inbox-words";
import { sendPage } from "./send-page";
import { Shell } from "./shell";
import { type StaffContext, visitOf } from "./visit";

/** A page that says in one sentence what is not there. */
export function showMissing(c: StaffContext, what: "missing" | "missingLead" = "missing") {
  return tell(c, inboxWords[c.get("locale")].error[what], 404);
}

/** A change that was sent may have been made: the connection may be lost after the database has committed it. */
export function showError(error: Error, c: StaffContext) {
  console.error("inbox failed", error.name);
  const { unread, unsure } = inboxWords[c.get("locale")].error;
  return tell(c, visitOf(c).isPosted ? unsure : unread, 500);
}

export function showInvalid(c: StaffContext) {
  return tell(c, inboxWords[c.get("locale")].error.invalid, 422);
}

function tell(c: StaffContext, sentence: string, status: 404 | 422 | 500) {
  const visit = visitOf(c);
  const { error } = inboxWords[visit.locale];
  return sendPage(
    c,
    <Shell visit={visit} title={error.title} room="inbox">
      <div class="empty">
        <h1>{error.title}</h1>
        <p>{sentence}</p>
        <a href="/staff">{error.back}</a>
      </div>
    </Shell>,
    status,
  );
}
