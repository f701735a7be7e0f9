import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { IndexWords, OfferRow } from "#app/content/shared/page-content";
import { SiteLink } from "#app/ui/locale";
import { markSeen } from "#app/ui/mark-seen";
import { Section } from "#app/ui/section";
import styles from "./ruled-index.module.css";

interface RuledIndexProps<Row extends OfferRow> extends IndexWords<Row> {
  /** Comes before a row's words: a symbol beside them, or a drawing, on a phone above them. */
  figure: (row: Row) => ReactNode;
  isDrawn?: boolean;
}

/** Offers on ruled lines: what each one is and what it costs. */
export function RuledIndex<Row extends OfferRow>({
  rows,
  figure,
  isDrawn,
  legend,
  all,
  ...section
}: RuledIndexProps<Row>) {
  return (
    <Section {...section} ground="snow">
      <ul ref={markSeen} className={clsx(styles.rows, isDrawn && styles.drawn)}>
        {rows.map((row) => (
          <li key={row.label}>
            <SiteLink className={styles.row} to={row.to}>
              {figure(row)}
              <span className={styles.label}>{row.label}</span>
              <span className={styles.text}>{row.text}</span>
              <span className={styles.price}>{row.price}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      {legend && <p className={styles.legend}>{legend}</p>}
      <p className={styles.all}>
        <SiteLink to={all.to}>{all.label}</SiteLink>
      </p>
    </Section>
  );
}
