import { use, useEffect } from "react";
import { useLocation } from "react-router";
import { isLeadKept } from "#app/browser/drafts/outbox-mark";
import type { OutboxWords } from "#app/content/shared/outbox-words";
import type { Localized } from "#app/domain/language/locale";
import { LocaleContext } from "#app/ui/locale";

const AGAIN_MS = 60_000;

type Notices = typeof import("./send-and-tell");

interface OutboxProps {
  loadWords: () => Promise<{ outboxWords: Localized<OutboxWords> }>;
}

/**
 * Sends kept leads: on every page, when the connection is back, and every minute.
 * Notices say that a lead still waits, or that it has arrived if its form is gone or holds another text by now.
 */
export function Outbox({ loadWords }: OutboxProps) {
  const locale = use(LocaleContext);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form that says that a lead waits may be gone with its page
  useEffect(() => {
    /** Does nothing if the script cannot be loaded or fails: the next attempt follows. */
    const withNotices = (act?: (loaded: Notices & { words: OutboxWords }) => unknown) => {
      Promise.all([import("./send-and-tell"), loadWords()])
        .then(([notices, { outboxWords }]) => act?.({ ...notices, words: outboxWords[locale] }))
        .catch(() => {});
    };
    const send = () => {
      if (isLeadKept()) withNotices(({ sendAndTell, words }) => sendAndTell(words));
    };
    const onArrived = (event: Event) => {
      if (event instanceof CustomEvent) withNotices(({ tellOf, words }) => tellOf(event.detail, words));
    };
    // The script that says that a lead waits must be loaded before the connection is lost.
    const onBegun = () => withNotices();
    send();
    const timer = setInterval(send, AGAIN_MS);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("online", send, { signal });
    window.addEventListener("lead-arrived", onArrived, { signal });
    window.addEventListener("lead-begun", onBegun, { signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, [locale, loadWords, pathname]);
  return null;
}
