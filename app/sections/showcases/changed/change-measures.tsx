import { clsx } from "clsx";
import numeral from "#app/sections/showcases/dress/numeral.module.css";
import { CaseFrame, type Dressed, type Told } from "#app/sections/showcases/told/case-frame";
import { Figure } from "#app/ui/figures/figure";
import styles from "./change-measures.module.css";
import { ChangeWords } from "./change-words";

interface ChangeMeasuresProps extends Told, Dressed {
  figure: { value: string; unit: string; before: string | null };
  scale: { now: number; before: number | null };
}

/** The result as dimension lines of a drawing: a span for each one counted; what was only estimated has no ticks. */
export function ChangeMeasures({ label, title, text, figure, scale, slug, ground }: ChangeMeasuresProps) {
  const before = scale.before ?? 0;
  const spans = Array.from({ length: scale.now }, (_, place) => place);
  return (
    <CaseFrame slug={slug} ground={ground} look={styles.frame}>
      <ChangeWords label={label} title={title} text={text} />
      <div className={styles.drawing}>
        <div className={styles.figure}>
          <p className={clsx(styles.giant, numeral[slug])}>
            <Figure>{figure.value}</Figure>
          </p>
          <p className={styles.unit}>{figure.unit}</p>
        </div>
        <div className={styles.line} aria-hidden="true">
          {spans.map((place) => (
            <span key={place} className={styles.measured} />
          ))}
        </div>
        <div className={styles.line}>
          {spans.map((place) =>
            place === before ? (
              <p key={place} className={styles.before}>
                {figure.before}
              </p>
            ) : (
              <span key={place} className={place < before ? styles.guessed : undefined} />
            ),
          )}
        </div>
      </div>
    </CaseFrame>
  );
}
