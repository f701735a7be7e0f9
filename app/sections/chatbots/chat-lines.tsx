import type { ReactNode } from "react";
import type { Speakers } from "#app/content/shared/page-content";
import arriving from "#app/ui/arriving.module.css";
import { Bubble } from "#app/ui/figures/bubble";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import styles from "./chat-lines.module.css";

/** The assistant's name, and what stands beside it. */
export function ChatHead({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <MapSymbol name="assistant" />
      <strong>{name}</strong>
      {children}
    </div>
  );
}

export interface ChatLine {
  from: "bot" | "user";
  text: string;
}

interface ChatLinesProps {
  lines: ChatLine[];
  speakers: Speakers;
  /** Lines come one by one. Lines that are there from the start have no transition: off-screen it would never end. */
  isPlaying?: boolean;
}

/** What was said, each line on its speaker's side. */
export function ChatLines({ lines, speakers, isPlaying }: ChatLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ from, text }) => (
        <Bubble key={text} from={from} className={isPlaying && arriving.arriving}>
          <span className="visually-hidden">{speakers[from]} </span>
          {text}
        </Bubble>
      ))}
    </ul>
  );
}

/** The links that the conversation offers. */
export function ChatActions({ children }: { children: ReactNode }) {
  return <p className={styles.actions}>{children}</p>;
}
