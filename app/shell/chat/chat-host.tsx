import { type ComponentType, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { inTime } from "#app/browser/in-time";
import { afterPaint } from "#app/browser/startup/after-paint";
import { isPlain } from "#app/browser/startup/is-plain";
import type { ChatWidgetWords } from "#app/content/shared/chat";
import type { ShellWords } from "#app/content/shared/shell";
import type { Localized } from "#app/domain/language/locale";
import { DockLabel } from "#app/shell/bars/dock-label";
import { showToast } from "#app/shell/notices/toast-store";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import styles from "./chat-host.module.css";
import type { ChatWindowProps } from "./chat-window";

interface Loaded {
  ChatWindow: ComponentType<ChatWindowProps>;
  words: Localized<ChatWidgetWords>;
}

interface ChatHostProps {
  labels: ShellWords["chat"];
  loadWords: () => Promise<{ chatWidget: Localized<ChatWidgetWords> }>;
}

/** The assistant's button; the chat window is loaded by its first press, or by the window's event `start-chat`. */
export function ChatHost({ labels, loadWords }: ChatHostProps) {
  const locale = use(LocaleContext);
  const navigate = useNavigate();
  const bubble = useRef<HTMLAnchorElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [opening, setOpening] = useState({ count: 0, question: "" });
  const [isBusy, setBusy] = useState(false);

  const open = async (question: string, onLost?: () => void) => {
    setBusy(!loaded);
    await afterPaint();
    try {
      const coming = Promise.all([import("./chat-window"), loadWords()]);
      const [{ ChatWindow }, { chatWidget: words }] = await inTime(coming);
      // Committed at once: batched with a press of the button that waited for the same modules, it would be lost.
      flushSync(() => {
        setLoaded({ ChatWindow, words });
        setOpening(({ count }) => ({ count: count + 1, question }));
      });
    } catch {
      onLost?.();
      showToast({
        key: "chat",
        text: labels.failed,
        duration: null,
        action: { label: labels.write, perform: () => void navigate(`/${locale}/contact`) },
      });
    }
    setBusy(false);
  };
  const start = useEffectEvent((event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    event.preventDefault();
    const { message, onLost } = event.detail ?? {};
    void open(typeof message === "string" ? message : "", onLost);
  });
  useEffect(() => {
    // Without script, it is a link to the form.
    bubble.current?.setAttribute("aria-haspopup", "dialog");
    window.addEventListener("start-chat", start);
    return () => window.removeEventListener("start-chat", start);
  }, []);

  return (
    <>
      <SiteLink
        ref={bubble}
        className={styles.bubble}
        to="/contact"
        data-live
        aria-busy={isBusy || undefined}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          void open("");
        }}
      >
        <DockLabel symbol="assistant" short={labels.short} rest={labels.open} />
      </SiteLink>
      {loaded && <loaded.ChatWindow words={loaded.words[locale]} opening={opening} opener={bubble} />}
    </>
  );
}
