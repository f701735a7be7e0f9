import type { JobsWords } from "#app/content/pages/career";
import { JOB_LOCATION } from "#app/domain/offers/jobs";
import { buttonClass } from "#app/ui/controls/button";
import { Badge } from "#app/ui/figures/badge";
import { Section } from "#app/ui/section";
import styles from "./jobs.module.css";

/** The positions, each closed. */
export function Jobs({ closed, team, location, jobs, invitation, ...section }: JobsWords) {
  return (
    <Section {...section} ground="snow">
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.title} className={styles.job}>
            <h3>
              <a href={job.href} rel="noopener">
                {job.title}
              </a>
            </h3>
            <Badge>{closed}</Badge>
            <p>
              <span className="visually-hidden">{team} </span>
              {job.team}
              {" · "}
              <span className="visually-hidden">{location} </span>
              {JOB_LOCATION}
            </p>
            <button type="button" className={buttonClass("quiet")} disabled>
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
