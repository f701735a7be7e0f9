import { type ReactNode, useEffect } from "react";
import { ask } from "#app/browser/ask";
import type { Delivery } from "#app/browser/drafts/outbox";
import { isLeadKept } from "#app/browser/drafts/outbox-mark";
import type { OutboxWords } from "#app/content/shared/shell";
import { showToast } from "./toast-store";

const AGAIN_MS = 60_000;

/** Sends what was kept when its sending failed: as soon as the connection is back, with the next page, every minute. */
export function Outbox({ words }: { words: OutboxWords }) {
  useEffect(() => {
    async function send(): Promise<void> {
      if (!isLeadKept() || !navigator.onLine) return;
      const { sendKeptLeads } = await import("#app/browser/drafts/outbox");
      await sendKeptLeads((delivery) => {
        // A form that still shows the lead says so itself.
        if (!ask("lead-delivered", delivery)) showToast({ text: told(delivery, words), duration: null });
      });
    }
    const tried = () => void send().catch(() => {});
    tried();
    const timer = setInterval(tried, AGAIN_MS);
    window.addEventListener("online", tried);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", tried);
    };
  }, [words]);
  return null;
}

function told({ body, mail, reference, isHeld }: Delivery, words: OutboxWords): ReactNode {
  if (reference) {
    const sentence = body.type === "schedule" && !isHeld ? words.unconfirmed : words.sent;
    return sentence.replace("{reference}", reference);
  }
  return (
    <>
      {words.refused} <a href={mail}>{words.mail}</a>
    </>
  );
}
