import type { TeamWords } from "#app/content/pages/about-us";
import type { Person } from "#app/content/shared/people";
import { brand } from "#app/domain/site/brand";
import { Portrait } from "#app/sections/portrait";
import { ScheduleLink } from "#app/shell/dialogs/schedule-link";
import { buttonClass } from "#app/ui/controls/button";
import { Section } from "#app/ui/section";
import { mailTo } from "./mail-to";
import { Particles } from "./particles";
import { ProfileCard } from "./profile-card";
import styles from "./team.module.css";

/** The people: the first on a large card, the others beside it in a column of the same height. */
export function Team({ lead, since, languages, profile, people, reach, call, ...section }: TeamWords) {
  const labels = { since, languages };
  const [first, ...others] = people;
  return (
    <Section {...section} ground="snow">
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.team}>
        {first && (
          <li className={styles.first}>
            <Particles />
            <ProfileCard {...profile} person={first}>
              <About person={first} labels={labels} />
            </ProfileCard>
          </li>
        )}
        {others.map((person) => (
          <li key={person.name}>
            <Portrait {...person.portrait} className={styles.plate} />
            <div className={styles.words}>
              <h3>{person.name}</h3>
              <p className={styles.craft}>{person.craft}</p>
              <About person={person} labels={labels} />
              <a className={styles.write} href={mailTo(person.write)}>
                {person.write.label}
              </a>
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

interface AboutProps {
  person: Person;
  labels: { since: string; languages: string };
}

/** A person's work, languages and year of joining. */
function About({ person, labels }: AboutProps) {
  const { text, languages, since } = person;
  return (
    <div className={styles.about}>
      <p>{text}</p>
      <dl>
        <dt>{labels.languages}</dt>
        <dd>{languages}</dd>
        <dt>{labels.since}</dt>
        <dd>{since}</dd>
      </dl>
    </div>
  );
}
