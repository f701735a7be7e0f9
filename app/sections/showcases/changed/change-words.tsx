import { CaseTold, type Told } from "#app/sections/showcases/told/case-frame";
import styles from "./change-words.module.css";

/** The result in words: in one column, or with the text beside the title. */
export function ChangeWords(told: Told) {
  return (
    <div className={styles.words}>
      <CaseTold {...told} />
    </div>
  );
}
