import type { IndexWords } from "#app/content/shared/page-content";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { SiteLink } from "#app/ui/locale";
import { markSeen } from "#app/ui/mark-seen";
import { Section } from "#app/ui/section";
import styles from "./ruled-index.module.css";

/** Offers on ruled lines: what each is and what it costs. */
export function RuledIndex({ rows, all, ...section }: IndexWords) {
  return (
    <Section {...section} ground="snow">
      <ul ref={markSeen} className={styles.rows}>
        {rows.map(({ symbol, label, to, text, price }) => (
          <li key={label}>
            <SiteLink className={styles.row} to={to}>
              <MapSymbol name={symbol} />
              <span className={styles.label}>{label}</span>
              <span className={styles.text}>{text}</span>
              <span className={styles.price}>{price}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <SiteLink to={all.to}>{all.label}</SiteLink>
      </p>
    </Section>
  );
}
