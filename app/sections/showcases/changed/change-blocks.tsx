import { clsx } from "clsx";
import numeral from "#app/sections/showcases/dress/numeral.module.css";
import { CaseFrame, type Dressed, type Told } from "#app/sections/showcases/told/case-frame";
import { Figure } from "#app/ui/figures/figure";
import styles from "./change-blocks.module.css";
import { ChangeWords } from "./change-words";

interface ChangeBlocksProps extends Told, Dressed {
  /** What is saved, and how long it took before. */
  figure: { value: string; unit: string; before: string | null };
  /** How long it takes now. */
  now: { label: string; value: string };
}

/** The result as two blocks of a planner, within the time that it took before. */
export function ChangeBlocks({ label, title, text, figure, now, slug, ground }: ChangeBlocksProps) {
  return (
    <CaseFrame slug={slug} ground={ground} look={styles.frame}>
      <div className={styles.day}>
        <p className={styles.before}>{figure.before}</p>
        <p className={styles.left}>
          {now.label} <strong>{now.value}</strong>
        </p>
        <div className={styles.saved}>
          <p className={clsx(styles.giant, numeral[slug])}>
            <Figure>{figure.value}</Figure>
          </p>
          <p>{figure.unit}</p>
        </div>
      </div>
      <ChangeWords label={label} title={title} text={text} />
    </CaseFrame>
  );
}
