import type { ReportWords } from "#app/content/services/hosting-and-maintenance";
import { Lead } from "#app/sections/lead";
import { buttonClass } from "#app/ui/controls/button";
import { Logo } from "#app/ui/figures/logo";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./report.module.css";
import { signature } from "./signature";

/**
 * A report as clients receive it, a signed letter, with the reasons as notes on it: on a phone each has the number of
 * its part, on wider screens a leader line.
 */
export function Report({ lead, items, conclusion, ask, report, ...section }: ReportWords) {
  const { outage, repair } = report.entries;
  return (
    <Section {...section}>
      <Lead>{lead}</Lead>
      <div className={styles.desk}>
        <ol className={styles.reasons}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <figure className={styles.figure}>
          <div className={styles.sheet}>
            <div className={styles.letterhead}>
              <Logo />
              <p className={styles.sender}>
                <span>{report.place}</span> <span>{report.phone}</span>
              </p>
            </div>
            <div>
              <p className={styles.title}>{report.title}</p>
              <p>{report.client}</p>
              <Entry {...outage} />
            </div>
            <Entry {...repair} />
            <p className={styles.advice}>{report.advice}</p>
            <div>
              <p>{report.language}</p>
              <p className={styles.signed}>
                <svg viewBox="0 0 120 44" aria-hidden="true">
                  <path d={signature} />
                </svg>
                {report.signer.name} · {report.signer.craft}
              </p>
            </div>
          </div>
          <figcaption className={styles.sample}>{report.sample}</figcaption>
        </figure>
      </div>
      <div className={styles.end}>
        <Lead>{conclusion}</Lead>
        <SiteLink className={buttonClass()} to={ask.to}>
          {ask.label}
        </SiteLink>
      </div>
    </Section>
  );
}

function Entry({ date, text }: { date: string; text: string }) {
  return (
    <p className={styles.entry}>
      <strong>{date}</strong> <span>{text}</span>
    </p>
  );
}
