import { clsx } from "clsx";
import type { ReportWords } from "#app/content/services/hosting-and-maintenance";
import { Lead } from "#app/sections/lead";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./report.module.css";

/** Reasons beside a report as clients receive it: each number stands on the part of it that shows the reason. */
export function Report({ lead, items, conclusion, ask, report, ...section }: ReportWords) {
  return (
    <Section {...section} ground="snow">
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
            <div className={clsx(styles.letterhead, styles.marked)}>
              <Mark number={1} />
              <p>
                <strong>{report.sender}</strong>
              </p>
              <p>{report.place}</p>
            </div>
            <p className={clsx(styles.title, styles.marked)}>
              <Mark number={2} />
              {report.title}
            </p>
            <p>{report.client}</p>
            <dl className={styles.entries}>
              {report.entries.map((entry, index) => (
                <Entry key={entry.date} {...entry} isRepair={index === 1} />
              ))}
            </dl>
            <p className={clsx(styles.advice, styles.marked)}>
              <Mark number={4} />
              {report.advice}
            </p>
            <p className={styles.marked}>
              <Mark number={5} />
              {report.language}
            </p>
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

function Entry({ date, text, isRepair }: { date: string; text: string; isRepair: boolean }) {
  return (
    <div className={styles.marked}>
      <dt>
        {isRepair && <Mark number={3} />}
        {date}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}

/** The list beside the report counts the same way, so readers hear the number there. */
function Mark({ number }: { number: number }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {number}
    </span>
  );
}
