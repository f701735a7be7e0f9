import type { CaseStudyWords } from "#app/content/pages/showcases";
import { Section } from "#app/ui/section";
import styles from "./case-study.module.css";
import { Planner } from "./planner";

/** A piece of work told in parts, while its picture stays in sight. */
export function CaseStudy({ parts, live, planner, ...section }: CaseStudyWords) {
  return (
    <Section {...section}>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {parts.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
          <p>
            <a className={styles.live} href={live.href} rel="external">
              {live.label}
            </a>
          </p>
        </div>
        <div className={styles.picture}>
          <Planner {...planner} />
        </div>
      </div>
    </Section>
  );
}
