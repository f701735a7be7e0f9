import type { TeamWords } from "#app/content/pages/about-us";
import { brand } from "#app/domain/site/brand";
import { ScheduleLink } from "#app/shell/dialogs/schedule-link";
import { buttonClass } from "#app/ui/controls/button";
import { Section } from "#app/ui/section";
import styles from "./team.module.css";

/** The people side by side on one ground line, as the summits of a panorama. */
export function Team({ lead, since, languages, people, reach, call, ...section }: TeamWords) {
  return (
    <Section {...section} ground="snow">
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.team}>
        {people.map(({ name, craft, text, portrait, write, ...person }) => (
          <li key={name}>
            <img src={portrait.src} alt={portrait.text} width="600" height="750" loading="lazy" />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p className={styles.craft}>{craft}</p>
              <p className={styles.text}>{text}</p>
              <dl>
                <dt>{languages}</dt>
                <dd>{person.languages}</dd>
                <dt>{since}</dt>
                <dd>{person.since}</dd>
              </dl>
              <a href={`mailto:${brand.email}?subject=${encodeURIComponent(write.subject)}`}>{write.label}</a>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.reach}>
        <span>
          {reach} <a href={`tel:${brand.phone}`}>{brand.phoneDisplay}</a>
        </span>
        <ScheduleLink className={buttonClass("quiet")}>{call}</ScheduleLink>
      </p>
    </Section>
  );
}
