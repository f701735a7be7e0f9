import type { CallWords } from "#app/content/shared/page-content";
import { CallCard } from "./call-card";
import styles from "./typed-call.module.css";

/** A call to action, its title as somebody types it into a search. */
export function TypedCall(words: CallWords) {
  return <CallCard {...words} look={styles.typed} />;
}
