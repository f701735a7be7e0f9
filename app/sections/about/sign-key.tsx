import type { PointsWords } from "#app/content/shared/page-content";
import { Section } from "#app/ui/section";
import styles from "./sign-key.module.css";

/**
 * A piece of map for each: the ground, and the sign on it. Points measured from one another; a book of measures; a way that
 * is not taken; a house that stands.
 */
const signs = [
  {
    ground: "M0 20C30 30 50 6 112 14M0 44C34 56 60 28 112 38M0 70C40 78 66 54 112 64",
    sign: "M24 60 58 18 92 54ZM24 52l7 12H17zM58 10l7 12H51zM92 46l7 12H85z",
  },
  {
    ground: "M28 14H84V66H28z",
    sign: "M36 26h6M50 26h26M36 35h6M50 35h18M36 44h6M50 44h22M36 53h6M50 53h14M46 14V66",
  },
  {
    ground: "M0 24C40 12 70 30 112 20M0 66C40 58 76 74 112 60",
    sign: "M6 46h8M20 45h8M34 44h8M50 32 70 52M70 32 50 52M78 40h8M92 39h8",
  },
  {
    ground: "M0 58C24 50 36 36 56 36S90 50 112 58M0 72C30 64 40 54 56 54S84 64 112 72",
    sign: "M42 36V22L56 12 70 22V36zM52 36V27h8V36M70 22V8h10v7H70",
  },
];

/** What we promise, in the key of a map: each sign as it stands on the ground, and its meaning. */
export function SignKey({ items, ...section }: PointsWords) {
  return (
    <Section {...section} ground="snow">
      <ul className={styles.key}>
        {items.map(({ title, text }, index) => (
          <li key={title}>
            <svg viewBox="0 0 112 80" aria-hidden="true">
              <path className={styles.ground} d={signs[index]?.ground} />
              <path className={styles.sign} d={signs[index]?.sign} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
