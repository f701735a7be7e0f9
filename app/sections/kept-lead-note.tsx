import { KEPT_MARK } from "#app/browser/drafts/outbox-mark";

const ID = "kept-lead";

/** Shows the note if this device keeps a lead. An inline script, because the page is not hydrated. */
const SHOW = `try { document.getElementById("${ID}").hidden = localStorage.getItem("${KEPT_MARK}") === null } catch {}`;

export function KeptLeadNote({ children }: { children: string }) {
  return (
    <>
      <p id={ID} hidden>
        <strong>{children}</strong>
      </p>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        dangerouslySetInnerHTML={{ __html: SHOW }}
      />
    </>
  );
}
