import numeral from "#app/sections/showcases/dress/numeral.module.css";
import { CaseFrame, type Dressed, type Told } from "#app/sections/showcases/told/case-frame";
import { Figure } from "#app/ui/figures/figure";
import styles from "./change-board.module.css";
import { ChangeWords } from "./change-words";

interface ChangeBoardProps extends Told, Dressed {
  /** What happens at which hour, and when it happened before. */
  board: { time: string; what: string; before: string }[];
}

/** The result as the bakery's timetable: a row for each hour. */
export function ChangeBoard({ label, title, text, board, slug, ground }: ChangeBoardProps) {
  return (
    <CaseFrame slug={slug} ground={ground} look={styles.frame}>
      <ChangeWords label={label} title={title} text={text} />
      <dl className={styles.hours}>
        {board.map(({ time, what, before }) => (
          <div key={time}>
            <dt className={numeral[slug]}>
              <Figure>{time}</Figure>
            </dt>
            <dd>
              <strong>{what}</strong>
              {before}
            </dd>
          </div>
        ))}
      </dl>
    </CaseFrame>
  );
}
