import { useEffect } from "react";
import { isLeadKept } from "#app/browser/drafts/outbox-mark";
import type { OutboxWords } from "#app/content/shared/shell";

const AGAIN_MS = 60_000;

/**
 * Sends what was kept when its sending failed: as soon as the connection is back, with the next page, every minute. Tells
 * of what arrives while its form is gone or used for something else, too.
 */
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
    const onArrived = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      import("./send-and-tell").then(
        ({ tellOf }) => tellOf(event.detail, words),
        () => {},
      );
    };
    void send();
    const timer = setInterval(send, AGAIN_MS);
    window.addEventListener("online", send);
    window.addEventListener("lead-arrived", onArrived);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
      window.removeEventListener("lead-arrived", onArrived);
    };
  }, [words]);
  return null;
}
