import narrowProfile from "#app/artwork/sheets/narrow/profile.svg";
import profile from "#app/artwork/sheets/profile.svg";
import type { PlansWords } from "#app/content/pages/pricing";
import type { IntroWords } from "#app/content/shared/page-content";
import { AboveOnNarrow } from "#app/sections/drawings/image";
import { Headline } from "#app/sections/headline";
import { Facts } from "#app/ui/facts";
import { Opening } from "#app/ui/opening";
import styles from "./pricing-opening.module.css";
import { Summits } from "./summits";

interface PricingOpeningProps extends IntroWords, Pick<PlansWords, "cards"> {}

/**
 * An elevation profile: the words are in its sky, the summits beside them, and the facts below its base line. On a
 * phone only the title is in the sky; all other words are below the base line.
 */
export function PricingOpening({ title, lead, facts, action, also, map, cards }: PricingOpeningProps) {
  return (
    <Opening
      ground="paper"
      beside="legend"
      below={
        <>
          <AboveOnNarrow src={narrowProfile} below="48rem" />
          <figure className={styles.profile}>
            <picture>
              <source media="(width < 48rem)" srcSet={narrowProfile} width={780} height={620} />
              <img src={profile} alt={map?.text} width={2400} height={960} fetchPriority="low" />
            </picture>
            <Summits cards={cards} />
            <figcaption>{map?.caption}</figcaption>
          </figure>
          <Facts facts={facts} className={styles.stations} />
        </>
      }
    >
      <div className={styles.words}>
        <Headline title={title} lead={lead} action={action} also={also} />
      </div>
    </Opening>
  );
}
