import type { HomeWords } from "#app/content/home";
import { SiteLink } from "#app/ui/locale";
import { MapSymbol } from "#app/ui/map-symbol";
import { Section } from "#app/ui/section";
import styles from "./service-index.module.css";

/** Every service on a ruled line: what it does and where its price begins. */
export function ServiceIndex({ sheet, title, rows, all }: HomeWords["services"]) {
  return (
    <Section sheet={sheet} title={title}>
      <ul className={styles.rows}>
        {rows.map(({ symbol, label, to, text, price }) => (
          <li key={to}>
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
