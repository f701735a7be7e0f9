import { use, useEffect } from "react";
import { isLeadKept } from "#app/browser/drafts/outbox-mark";
import type { OutboxWords } from "#app/content/shared/outbox-words";
import type { Localized } from "#app/domain/language/locale";
import { LocaleContext } from "#app/ui/locale";

const AGAIN_MS = 60_000;

interface OutboxProps {
  loadWords: () => Promise<{ outboxWords: Localized<OutboxWords> }>;
}

/**
 * Sends kept leads: on every page load, when the form of one is left, when the connection is back, and every minute.
 * Notices say that a lead still waits, or that it has arrived if its form is gone or holds another text by now.
 */
export function Outbox({ loadWords }: OutboxProps) {
  const locale = use(LocaleContext);

  useEffect(() => {
    async function load() {
      const [notices, { outboxWords }] = await Promise.all([import("./send-and-tell"), loadWords()]);
      return { ...notices, words: outboxWords[locale] };
    }
    // If an attempt fails, the next one follows.
    const send = () => {
      if (isLeadKept())
        void load()
          .then(({ sendAndTell, words }) => sendAndTell(words))
          .catch(() => {});
    };
    const onArrived = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      void load()
        .then(({ tellOf, words }) => tellOf(event.detail, words))
        .catch(() => {});
    };
    // The script that says that a lead waits must be loaded before the connection is lost.
    const onBegun = () => void load().catch(() => {});
    send();
    const timer = setInterval(send, AGAIN_MS);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("online", send, { signal });
    window.addEventListener("lead-left", send, { signal });
    window.addEventListener("lead-arrived", onArrived, { signal });
    window.addEventListener("lead-begun", onBegun, { signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [locale, loadWords]);
  return null;
}
