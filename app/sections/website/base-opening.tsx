import narrow from "#app/artwork/sheets/narrow/triangulation.svg";
import net from "#app/artwork/sheets/triangulation.svg";
import type { BaseWords } from "#app/content/services/web-new";
import type { IntroWords } from "#app/content/shared/page-content";
import { projectWeeks } from "#app/domain/offers/headline-claims";
import { AboveOnNarrow, Sheet } from "#app/sections/drawings/image";
import { Facts } from "#app/ui/facts";
import { Opening, OpeningActions, OpeningText, Standfirst } from "#app/ui/opening";
import styles from "./base-opening.module.css";

const weeks = Array.from({ length: projectWeeks.to }, (_, week) => week + 1);

interface BaseOpeningProps extends IntroWords {
  base: BaseWords;
}

/**
 * A map across the width, with a base line as long as a project: sight lines from its ends and its middle fix one
 * point; below these is what happens then. On a narrow screen the base is the lower side of a plot staked out on a
 * green background; the words stand in it, above the land.
 */
export function BaseOpening({ title, lead, facts, action, also, map, base }: BaseOpeningProps) {
  return (
    <Opening
      ground="paper"
      below={
        <>
          <figure className={styles.net}>
            <AboveOnNarrow src={narrow} />
            <Sheet
              className={styles.map}
              src={net}
              text={map?.text}
              width={2400}
              height={350}
              narrow={{ media: "screen and (width < 60rem)", srcSet: narrow, width: 900, height: 300 }}
              isFirst
            />
            <figcaption>
              <span className={styles.weeks} aria-hidden="true">
                {weeks.map((week) => (
                  <span key={week}>{week}</span>
                ))}
              </span>
              <span>{base.start}</span>
              <span>{base.middle}</span>
              <span>{base.end}</span>
            </figcaption>
          </figure>
          <div className={styles.foot}>
            <OpeningActions action={action} also={also} />
            <Facts facts={facts} className={styles.facts} />
          </div>
        </>
      }
    >
      <div className={styles.words}>
        <OpeningText>
          <h1>{title}</h1>
          <Standfirst>{lead}</Standfirst>
        </OpeningText>
      </div>
    </Opening>
  );
}
