import { CaseTold, type Told } from "#app/sections/showcases/told/case-frame";
import styles from "./change-words.module.css";

/** What changed, in words: in one column, or what follows from the title beside it. */
export function ChangeWords(told: Told) {
  return (
    <div className={styles.words}>
      <CaseTold {...told} />
    </div>
  );
}
