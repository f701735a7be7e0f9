import column from "#app/artwork/sheets/narrow/pass-column.svg";
import pass from "#app/artwork/sheets/pass.svg";
import strip from "#app/artwork/sheets/phone/pass.svg";
import type { IntroWords } from "#app/content/shared/page-content";
import { Headline } from "#app/sections/headline";
import { Facts } from "#app/ui/facts";
import { Opening } from "#app/ui/opening";
import styles from "./closed-pass.module.css";

/**
 * The words beside a tall drawing that reaches the top, left and bottom edge: a mountain pass with its barrier closed.
 */
export function ClosedPass({ title, lead, facts, action, also, map }: IntroWords) {
  return (
    <Opening
      ground="paper"
      behind={
        <figure className={styles.pass}>
          <picture>
            <source media="(width < 40rem)" srcSet={strip} width={380} height={1120} />
            <source media="(40rem <= width < 60rem)" srcSet={column} width={500} height={1120} />
            <img src={pass} alt={map?.text} width={720} height={920} />
          </picture>
          <figcaption>{map?.caption}</figcaption>
        </figure>
      }
    >
      <div className={styles.words}>
        <Headline title={title} lead={lead} action={action} also={also}>
          <Facts facts={facts} />
        </Headline>
      </div>
    </Opening>
  );
}
