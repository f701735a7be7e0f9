import map from "#app/artwork/sheets/isochrones.svg";
import type { ReachWords } from "#app/content/services/digital-marketing";
import type { IntroWords } from "#app/content/shared/page-content";
import { AboveOnNarrow, Sheet } from "#app/sections/drawings/image";
import { Headline } from "#app/sections/headline";
import { Facts } from "#app/ui/facts";
import { Opening } from "#app/ui/opening";
import { trackAuditClick } from "./benefits";
import styles from "./reach-opening.module.css";

interface ReachOpeningProps extends IntroWords {
  reach: ReachWords;
}

/**
 * A shop in the middle of its region, with travel times to it: left of the words, up to the edge of the screen; on a
 * narrow screen behind them.
 */
export function ReachOpening({ title, lead, facts, action, also, reach }: ReachOpeningProps) {
  return (
    <Opening ground="night" beside="card">
      <Headline title={title} lead={lead} action={action} also={also} onAction={trackAuditClick} />
      <figure className={styles.reach}>
        <AboveOnNarrow src={map} />
        <Sheet className={styles.map} src={map} text={reach.text} width={1000} height={1400} isFirst />
        <figcaption>
          <span className={styles.bands}>
            {reach.minutes} <span>5</span> <span>10</span> <span>15</span> <span>20</span>
          </span>
          <span>
            {reach.homes} <span className={styles.near}>{reach.near}</span>{" "}
            <span className={styles.far}>{reach.far}</span>
          </span>
          <span className={styles.place}>{reach.place}</span>
        </figcaption>
      </figure>
      <Facts facts={facts} look="row" />
    </Opening>
  );
}
