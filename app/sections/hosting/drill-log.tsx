import rooms from "#app/artwork/hosting/rooms.svg";
import type { DrillLogWords } from "#app/content/services/hosting-and-maintenance";
import { Section } from "#app/ui/section";
import styles from "./drill-log.module.css";

/** The rooms from the surface down, by their names in draw-ground.ts. */
const views = ["office", "certificates", "checking", "copies", "vault"];

/**
 * The ground from edge to edge of the screen, with one shaft through all layers of rock; in each layer a room, and what
 * is done there for a site.
 */
export function DrillLog({ items, ...section }: DrillLogWords) {
  return (
    <Section {...section} ground="snow">
      <ol className={styles.log}>
        {items.map(({ layer, title, text }, index) => (
          <li key={title}>
            <img src={`${rooms}#${views[index]}`} alt="" width="292" height="186" loading="lazy" />
            <div className={styles.text}>
              <p className={styles.layer}>{layer}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
