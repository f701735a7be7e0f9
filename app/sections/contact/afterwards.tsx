import type { contact } from "#app/content/pages/contact";
import type { Locale } from "#app/domain/language/locale";
import styles from "./afterwards.module.css";

/** What happens after a form is sent, as the stops of a line. */
export function Afterwards({ stops }: Pick<(typeof contact)[Locale]["after"], "stops">) {
  return (
    <ol className={styles.line}>
      {stops.map(({ when, text }) => (
        <li key={when}>
          <strong>{when}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
