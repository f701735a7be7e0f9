import type { CallWords } from "#app/content/shared/page-content";
import { CallCard } from "./call-card";
import styles from "./said-call.module.css";

/** A call to action as two messages. */
export function SaidCall(words: CallWords) {
  return <CallCard {...words} look={styles.said} />;
}
