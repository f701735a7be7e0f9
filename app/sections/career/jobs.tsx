import type { JobsWords } from "#app/content/pages/career";
import { JOB_LOCATION, jobs as positions } from "#app/domain/offers/jobs";
import { Section } from "#app/ui/section";
import styles from "./jobs.module.css";

/** The positions, all closed: the button to apply is a no-entry sign, since the title says it in words. */
export function Jobs({ closed, team, location, jobs, invitation, ...section }: JobsWords) {
  return (
    <Section {...section} figure={`${positions.length}`}>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.title} className={styles.job}>
            <h3>
              <a href={job.href} rel="noopener">
                {job.title}
              </a>
            </h3>
            <p>
              <span className="visually-hidden">{team} </span>
              {job.team}
              {" · "}
              <span className="visually-hidden">{location} </span>
              {JOB_LOCATION}
            </p>
            <button type="button" disabled>
              {closed} <span className="visually-hidden">({job.title})</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.invitation}>
        {invitation.text} <a href={`mailto:${invitation.email}`}>{invitation.email}</a>.
      </p>
    </Section>
  );
}
