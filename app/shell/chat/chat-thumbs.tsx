import { useState } from "react";
import type { ChatWidgetWords } from "#app/content/shared/chat";
import styles from "./chat-window.module.css";

/** Asks whether an answer helped; only that it did, or not, is sent. */
export function Thumbs({
  words,
  onVote,
}: {
  words: ChatWidgetWords["thumbs"];
  onVote: (vote: "up" | "down") => void;
}) {
  const [isDone, setDone] = useState(false);
  const vote = (which: "up" | "down") => () => {
    onVote(which);
    setDone(true);
  };
  return (
    <p className={styles.thumbs} role={isDone ? "status" : undefined}>
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
