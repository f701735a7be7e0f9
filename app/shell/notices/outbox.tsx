import { useEffect } from "react";
import { ask } from "#app/browser/ask";
import { isLeadKept } from "#app/browser/drafts/outbox-mark";
import { showToast } from "./toast-store";

const AGAIN_MS = 60_000;

interface OutboxProps {
  /** With `{reference}`. */
  sent: string;
  refused: string;
}

/** Sends what was kept when its sending failed: as soon as the connection is back, with the next page, every minute. */
export function Outbox({ sent, refused }: OutboxProps) {
  useEffect(() => {
    async function send(): Promise<void> {
      if (!isLeadKept() || !navigator.onLine) return;
      const { sendKeptLeads } = await import("#app/browser/drafts/outbox");
      await sendKeptLeads((delivery) => {
        // A form that still shows the lead says so itself.
        if (ask("lead-delivered", delivery)) return;
        const { reference } = delivery;
        showToast({ text: reference ? sent.replace("{reference}", reference) : refused, duration: null });
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
  }, [sent, refused]);
  return null;
}
