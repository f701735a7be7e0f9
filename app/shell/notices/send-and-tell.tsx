import type { ReactNode } from "react";
import { tellOtherTabs } from "#app/browser/drafts/other-tabs";
import { dropLead, type SettledLead, sendKeptLeads } from "#app/browser/drafts/outbox";
import { forgetSent } from "#app/browser/drafts/sent-texts";
import { requestFromPage } from "#app/browser/request-from-page";
import type { OutboxWords } from "#app/content/shared/outbox-words";
import { withValues } from "#app/domain/language/with-values";
import { showToast } from "./toast-store";

/** Refused leads that the visitor was told about: kept until the notice is closed or the mail link is pressed. */
const refused = new Map<string, SettledLead>();

/** Keys of the leads for which this page has shown the notice that they wait. */
const waiting = new Set<string>();

type Arrival = Pick<SettledLead, "body" | "reference" | "isHeld">;

/** Sends the kept leads, and shows notices about those whose form is gone or used for something else. */
export async function sendAndTell(words: OutboxWords): Promise<void> {
  let isRefused = false;
  try {
    await sendKeptLeads(
      refused,
      (settled) => {
        tellOtherTabs(settled);
        // A form that still shows the lead says so itself.
        if (requestFromPage("lead-settled", settled)) return;
        if (settled.reference !== null) {
          forgetSent(settled.key);
          return tellOf(settled, words, settled.key);
        }
        refused.set(settled.key, settled);
        isRefused = true;
      },
      (key) => {
        if (waiting.has(key) || requestFromPage("lead-waits", key)) return;
        waiting.add(key);
        showToast({ key, text: words.waits, duration: null });
        // The text may be sent again by a form, whose ticket tells of it.
        window.addEventListener("lead-told", (event) => {
          if (event instanceof CustomEvent && event.detail.key === key) tellOf(event.detail, words, key);
        });
      },
    );
  } finally {
    // Shown even if sending another lead failed: the mail is all that the visitor has left of a refused lead.
    if (isRefused) giveBack(words);
  }
}

/** Shows a notice that a lead has arrived; it replaces the notice with the same key. */
export function tellOf(arrival: Arrival, words: OutboxWords, key: string = crypto.randomUUID()): void {
  showToast({ key, text: told(arrival, words), duration: null });
}

function told({ body, reference, isHeld }: Arrival, words: OutboxWords): string {
  const sentence = body.type === "schedule" && !isHeld ? words.unconfirmed : words.sent;
  return withValues(sentence, { reference: reference ?? "" });
}

function giveBack(words: OutboxWords): void {
  const keys = [...refused.keys()];
  showToast({
    key: "refused",
    text: givenBack(words),
    duration: null,
    onClosed: () => keys.forEach(forget),
  });
}

function givenBack(words: OutboxWords): ReactNode {
  const mails = [...refused.values()].flatMap(({ key, mail }) => [
    " ",
    <a key={key} href={mail} onClick={() => forget(key)}>
      {words.mail}
    </a>,
  ]);
  return [words.refused, ...mails];
}

function forget(key: string): void {
  void dropLead(key).then(
    () => refused.delete(key),
    () => {},
  );
}
