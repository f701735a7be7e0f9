import shaft from "#app/artwork/hosting/shaft.svg";
import type { DrillLogWords } from "#app/content/services/hosting-and-maintenance";
import { Section } from "#app/ui/section";
import styles from "./drill-log.module.css";

/** SVG units: a level of the drawn shaft. */
const LEVEL = 220;

/** A boring from the surface to the deepest rock; at each depth, what is done there for a site. */
export function DrillLog({ items, ...section }: DrillLogWords) {
  return (
    <Section {...section} look="wide" ground="snow">
      <ol className={styles.log}>
        {items.map(({ depth, title, text }, index) => (
          <li key={title}>
            <p className={styles.depth}>{depth}</p>
            <img
              src={`${shaft}#svgView(viewBox(0,${index * LEVEL},320,${LEVEL});preserveAspectRatio(none))`}
              alt=""
              width="320"
              height={LEVEL}
              loading="lazy"
            />
            <div className={styles.text}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
