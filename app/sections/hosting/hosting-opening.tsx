import section from "#app/artwork/hosting/section.svg";
import { scrollToAnchor } from "#app/browser/scroll-to-anchor";
import type { HostingOpeningWords } from "#app/content/services/hosting-and-maintenance";
import { buttonClass } from "#app/ui/controls/button";
import { Facts } from "#app/ui/facts";
import { SiteLink } from "#app/ui/locale";
import { Actions, Opening, OpeningText, Standfirst } from "#app/ui/opening";
import styles from "./hosting-opening.module.css";

/** Metres below the lake, where a scale at the side of the drawing says so. */
const DEPTHS = [20, 40, 60, 80, 100, 120];

/** The words stand in the night sky; below them the ground is cut open, down to the servers in the rock. */
export function HostingOpening({ title, lead, facts, action, also, ground }: HostingOpeningWords) {
  return (
    <>
      <Opening ground="night" beside="legend">
        <OpeningText>
          <h1>{title}</h1>
          <Standfirst>{lead}</Standfirst>
          <Actions>
            <SiteLink className={buttonClass()} to={action.to} onClick={scrollToAnchor}>
              {action.label}
            </SiteLink>
            {also && <SiteLink to={also.to}>{also.label}</SiteLink>}
          </Actions>
        </OpeningText>
        <Facts facts={facts} />
      </Opening>
      <figure className={styles.ground}>
        <img src={section} alt={ground.description} width="2400" height="640" />
        <ol className={styles.depths}>
          {DEPTHS.map((depth) => (
            <li key={depth}>−{depth} m</li>
          ))}
        </ol>
        <figcaption className={styles.caption}>{ground.caption}</figcaption>
      </figure>
    </>
  );
}
