import shore from "#app/artwork/hosting/shore.svg";
import type { PointsWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./shore.module.css";

/** SVG units: a stretch of the drawn shore. */
const STRETCH = 240;

/** One path along a shore; on each stretch, above its words, something that one gains. */
export function Shore({ items, ...section }: PointsWords) {
  return (
    <Section {...section}>
      <ul className={styles.shore}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <img
              src={`${shore}#svgView(viewBox(${index * STRETCH},0,${STRETCH},200))`}
              alt=""
              width={STRETCH}
              height="200"
              loading="lazy"
            />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
