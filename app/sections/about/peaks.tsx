import type { TeamWords } from "#app/content/pages/about-us";
import places from "./peak-places.module.css";
import styles from "./peaks.module.css";

/** The people on summits, with the year in which they joined in place of an altitude. */
export function Peaks({ people, since }: Pick<TeamWords, "people" | "since">) {
  return (
    <ul className={`${styles.peaks} ${places.peaks}`}>
      {people.map(({ name, since: year }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>
            <span>{since}</span> {year}
          </span>
        </li>
      ))}
    </ul>
  );
}
