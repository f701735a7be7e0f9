import { useEffect } from "react";
import { isLeadKept } from "#app/browser/drafts/outbox-mark";
import type { OutboxWords } from "#app/content/shared/shell";

const AGAIN_MS = 60_000;

/** Sends what was kept when its sending failed: as soon as the connection is back, with the next page, every minute. */
export function Outbox({ words }: { words: OutboxWords }) {
  useEffect(() => {
    async function send(): Promise<void> {
      if (!isLeadKept() || !navigator.onLine) return;
      try {
        const notices = await import("./send-and-tell");
        await notices.sendAndTell(words);
      } catch {
        // It is tried again.
      }
    }
    void send();
    const timer = setInterval(send, AGAIN_MS);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [words]);
  return null;
}
