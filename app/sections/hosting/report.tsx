import { clsx } from "clsx";
import type { ReportWords } from "#app/content/services/hosting-and-maintenance";
import { Section } from "#app/ui/section";
import styles from "./report.module.css";

/** Reasons beside a report as clients receive it: each number stands on the part of it that shows the reason. */
export function Report({ lead, items, conclusion, report, ...section }: ReportWords) {
  const [first, repair, ...others] = report.entries;
  return (
    <Section {...section} ground="snow">
      <p className={styles.lead}>{lead}</p>
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
            <p className={styles.client}>{report.client}</p>
            <dl className={styles.entries}>
              {first && <Entry {...first} />}
              {repair && <Entry {...repair} mark={3} />}
              {others.map((entry) => (
                <Entry key={entry.date} {...entry} />
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
      <p className={styles.conclusion}>{conclusion}</p>
    </Section>
  );
}

function Entry({ date, text, mark }: { date: string; text: string; mark?: number }) {
  return (
    <div className={styles.marked}>
      <dt>
        {mark && <Mark number={mark} />}
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
