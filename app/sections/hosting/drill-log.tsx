import shaft from "#app/artwork/hosting/shaft.svg";
import type { DrillLogWords } from "#app/content/services/hosting-and-maintenance";
import { Section } from "#app/ui/section";
import styles from "./drill-log.module.css";

/** SVG units: a level of the drawn shaft, and how much of its rock goes on above and below. */
const LEVEL = 220;
const BEYOND = 110;
const topOf = (index: number) => index * (LEVEL + 2 * BEYOND) + BEYOND;

/** A boring from the surface to the deepest rock; in each layer, what is done there for a site. */
export function DrillLog({ items, ...section }: DrillLogWords) {
  return (
    <Section {...section} look="wide" ground="snow">
      <ol className={styles.log}>
        {items.map(({ layer, title, text }, index) => (
          <li key={title}>
            <p className={styles.layer}>{layer}</p>
            <img
              src={`${shaft}#svgView(viewBox(0,${topOf(index)},320,${LEVEL}))`}
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
