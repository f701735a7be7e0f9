import { type ClassValue, clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./bubble.module.css";

interface BubbleProps {
  from: "bot" | "user";
  className?: ClassValue;
  children: ReactNode;
}

/** One message of a conversation, on its speaker's side; the list around it is a grid. */
export function Bubble({ from, className, children }: BubbleProps) {
  return (
    <li className={clsx(styles[from], className)} data-from={from}>
      {children}
    </li>
  );
}
