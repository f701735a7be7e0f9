import type { ReactNode } from "react";
import type { ChatWords } from "#app/content/page-content";
import { buttonClass } from "#app/ui/button";
import { SiteLink } from "#app/ui/locale";
import { MapSymbol } from "#app/ui/map-symbol";
import styles from "./chat-panel.module.css";

interface ChatPanelProps extends ChatWords {
  /** Stands beside the assistant's name. */
  children?: ReactNode;
}

/** A conversation to look at: what a visitor asked, what the assistant answered, and where that leads. */
export function ChatPanel({ name, messages, actions, children }: ChatPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <MapSymbol name="assistant" />
        <strong>{name}</strong>
        {children}
      </div>
      <ul className={styles.messages}>
        {messages.map(({ from, text }) => (
          <li key={text} className={styles[from]}>
            {text}
          </li>
        ))}
      </ul>
      {actions.length > 0 && (
        <p className={styles.actions}>
          {actions.map(({ label, to }) => (
            <SiteLink key={to} className={buttonClass("quiet")} to={to}>
              {label}
            </SiteLink>
          ))}
        </p>
      )}
    </div>
  );
}
