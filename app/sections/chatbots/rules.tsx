import type { PartsWords } from "#app/content/shared/page-content";
import { PartsList } from "#app/sections/lists/parts-list";
import styles from "./rules.module.css";

/** Rules by number: the first, which says most, as tall as all the others beside it. */
export function Rules(words: PartsWords) {
  return <PartsList {...words} className={styles.rules} />;
}
