import type { ReactNode } from "react";
import type { ChatWords } from "#app/content/shared/page-content";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import { ChatActions, ChatHead, ChatLines } from "./chat-lines";
import styles from "./chat-panel.module.css";

interface ChatPanelProps extends ChatWords {
  /** Stands beside the assistant's name. */
  children?: ReactNode;
}

/** A static conversation: what a visitor asked, what the assistant answered, and the links that it offers. */
export function ChatPanel({ name, speakers, messages, actions, children }: ChatPanelProps) {
  return (
    <div className={styles.panel}>
      <ChatHead name={name}>{children}</ChatHead>
      <ChatLines lines={messages} speakers={speakers} />
      {actions.length > 0 && (
        <ChatActions>
          {actions.map(({ label, to }) => (
            <SiteLink key={to} className={buttonClass("quiet")} to={to}>
              {label}
            </SiteLink>
          ))}
        </ChatActions>
      )}
    </div>
  );
}
