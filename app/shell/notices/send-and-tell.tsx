import type { ReactNode } from "react";
import { ask } from "#app/browser/ask";
import { type Delivery, sendKeptLeads } from "#app/browser/drafts/outbox";
import type { OutboxWords } from "#app/content/shared/shell";
import { showToast } from "./toast-store";

/** Sends the kept leads, and tells of those whose form is gone. */
export async function sendAndTell(words: OutboxWords): Promise<void> {
  const refused: Delivery[] = [];
  try {
    await sendKeptLeads((delivery) => {
      // A form that still shows the lead says so itself.
      if (ask("lead-delivered", delivery)) return;
      if (delivery.reference === null) refused.push(delivery);
      else showToast({ text: told(delivery, words), duration: null });
    });
  } finally {
    // The last word: of what was refused there is nothing but the mail.
    if (refused.length > 0) showToast({ text: givenBack(refused, words), duration: null });
  }
}

function told({ body, reference, isHeld }: Delivery, words: OutboxWords): string {
  const sentence = body.type === "schedule" && !isHeld ? words.unconfirmed : words.sent;
  return sentence.replace("{reference}", reference ?? "");
}

function givenBack(refused: Delivery[], words: OutboxWords): ReactNode {
  const mails = refused.flatMap(({ key, mail }) => [
    " ",
    <a key={key} href={mail}>
      {words.mail}
    </a>,
  ]);
  return [words.refused, ...mails];
}
