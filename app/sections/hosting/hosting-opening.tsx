import { clsx } from "clsx";
import section from "#app/artwork/hosting/section.svg";
import type { HostingOpeningWords } from "#app/content/services/hosting-and-maintenance";
import { Headline } from "#app/sections/headline";
import { Opening } from "#app/ui/opening";
import places from "./ground-places.module.css";
import styles from "./hosting-opening.module.css";

/** The facts from the surface down, each beside its object: a person, the cable in the shaft, the hall in the rock. */
const FACTS = ["support", "uptime", "servers"] as const;

/**
 * The words in the night; beside them a section through the ground, down to the servers in the rock. On a phone the
 * title is in the sky above it, and all other words are in the rock beside the shaft.
 */
export function HostingOpening({ title, lead, facts, action, also, ground }: HostingOpeningWords) {
  return (
    <Opening
      ground="night"
      beside="cut"
      below={
        <figure className={styles.ground}>
          <picture>
            <source media="screen and (19rem <= width < 35rem)" srcSet={`${section}#deep`} />
            <img src={section} alt={ground.description} width="1600" height="800" />
          </picture>
          <ol className={clsx(styles.strata, places.strata)}>
            {ground.strata.map((stratum) => (
              <li key={stratum}>{stratum}</li>
            ))}
          </ol>
          <dl className={styles.facts}>
            {FACTS.map((fact) => (
              <div key={fact} className={clsx(styles.name, styles[fact], places[fact])}>
                <dt>{facts[fact].term}</dt>
                <dd>{facts[fact].detail}</dd>
              </div>
            ))}
          </dl>
          <figcaption className={clsx(styles.name, styles.drawn, places.drawn)}>{ground.caption}</figcaption>
        </figure>
      }
    >
      <Headline title={title} lead={lead} action={action} also={also} />
    </Opening>
  );
}
