/** @jsxImportSource hono/jsx */
import { onOneLine } from "#app/domain/language/plain-text";
import type { InboxRow } from "#worker/db/inbox";
import { Phone, Theirs } from "#worker/staff/shell";

/** The person to call, the subject and the number. */
export function Whom({
  lead,
  about,
}: {
  lead: Pick<InboxRow, "reference" | "name" | "phone">;
  about: string;
}) {
  return (
    <>
      <p class="whom">
        <a href={`/staff/leads/${lead.reference}`}>
          <Theirs>{onOneLine(lead.name)}</Theirs>
        </a>
        {about && (
          <span>
            <Theirs>{about}</Theirs>
          </span>
        )}
      </p>
      {lead.phone && (
        <p>
          <Phone number={lead.phone} class="number" />
        </p>
      )}
    </>
  );
}
