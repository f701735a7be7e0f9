import type { PackagesWords } from "#app/content/pages/pricing";
import { PackageDrawing } from "#app/sections/pricing/package-drawing";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./packages.module.css";

/** What is paid once for being found, on ruled lines, each with what it adds. */
export function Packages({ rows, legend, all, ...section }: PackagesWords) {
  return (
    <Section {...section} ground="snow">
      <ul className={styles.rows}>
        {rows.map(({ key, label, to, text, price }) => (
          <li key={key}>
            <SiteLink className={styles.row} to={to}>
              <PackageDrawing of={key} />
              <span className={styles.label}>{label}</span>
              <span className={styles.text}>{text}</span>
              <span className={styles.price}>{price}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className={styles.legend}>{legend}</p>
      <p className={styles.all}>
        <SiteLink to={all.to}>{all.label}</SiteLink>
      </p>
    </Section>
  );
}
