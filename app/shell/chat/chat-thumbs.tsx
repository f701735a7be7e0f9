import { useEffect, useRef, useState } from "react";
import type { ChatWidgetWords } from "#app/content/shared/chat";
import styles from "./chat-window.module.css";

/** Asks whether an answer helped. */
export function Thumbs({
  words,
  onVote,
}: {
  words: ChatWidgetWords["thumbs"];
  onVote: (vote: "up" | "down") => void;
}) {
  const [isDone, setDone] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const vote = (which: "up" | "down") => () => {
    onVote(which);
    setDone(true);
  };
  // The pressed button is gone: the line that replaces it takes the focus and is read out.
  useEffect(() => {
    if (isDone) line.current?.focus({ preventScroll: true });
  }, [isDone]);
  return (
    <p ref={line} className={styles.thumbs} role={isDone ? "status" : undefined} tabIndex={-1}>
      {isDone ? (
        words.thanks
      ) : (
        <>
          {words.ask}
          <button type="button" onClick={vote("up")}>
            {words.up}
          </button>
          <button type="button" onClick={vote("down")}>
            {words.down}
          </button>
        </>
      )}
    </p>
  );
}
