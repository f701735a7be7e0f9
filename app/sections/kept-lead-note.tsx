import { KEPT_MARK } from "#app/browser/drafts/outbox-mark";

const ID = "kept-lead";

/** Shown at once where this device keeps a lead: by a script of its own, on a page that React does not take over. */
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
