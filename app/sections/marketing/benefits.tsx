import { trackEvent } from "#app/browser/measurement/analytics";
import type { BenefitsWords } from "#app/content/services/digital-marketing";
import { Conclusion } from "#app/sections/lists/conclusion";
import { PointList } from "#app/sections/lists/points";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./benefits.module.css";

/** The benefits of campaigns, and beside them, sticky, the link to an audit. */
export function Benefits({ items, conclusion, audit, ...section }: BenefitsWords) {
  return (
    <Section {...section}>
      <div className={styles.columns}>
        <div>
          <PointList items={items} />
          <Conclusion text={conclusion} />
        </div>
        <aside className={styles.audit} aria-labelledby="audit-title">
          <h3 id="audit-title">{audit.title}</h3>
          <p>{audit.text}</p>
          <ul>
            {audit.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <SiteLink className={buttonClass("quiet")} to={audit.action.to} onClick={trackAuditClick}>
            {audit.action.label}
          </SiteLink>
        </aside>
      </div>
    </Section>
  );
}

/** Records that a visitor follows the link to an audit. */
export function trackAuditClick(): void {
  trackEvent("cta_click", { cta: "marketing_audit", page_path: window.location.pathname });
}
