import type { ReactNode } from "react";
import styles from "./bubble.module.css";

interface BubbleProps {
  from: "bot" | "user";
  children: ReactNode;
}

/** One line of a conversation, in a list that is a grid, on its speaker's side. */
export function Bubble({ from, children }: BubbleProps) {
  return (
    <li className={styles[from]} data-from={from}>
      {children}
    </li>
  );
}
