import column from "#app/artwork/sheets/narrow/pass-column.svg";
import pass from "#app/artwork/sheets/pass.svg";
import strip from "#app/artwork/sheets/phone/pass.svg";
import type { ApplicationWords } from "#app/content/pages/career";
import { buttonClass } from "#app/ui/controls/button";
import { Facts } from "#app/ui/facts";
import { SiteLink } from "#app/ui/locale";
import { Actions, Opening, OpeningText, Standfirst } from "#app/ui/opening";
import styles from "./closed-pass.module.css";

/**
 * The words beside a tall drawing that reaches the top, left and bottom edge: a mountain pass with its barrier closed.
 */
export function ClosedPass({ title, lead, facts, action, also, map }: ApplicationWords) {
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
        <OpeningText>
          <h1>{title}</h1>
          <Standfirst>{lead}</Standfirst>
          <Actions>
            <a className={buttonClass()} href={action.href}>
              {action.label}
            </a>
            {also && <SiteLink to={also.to}>{also.label}</SiteLink>}
          </Actions>
          <Facts facts={facts} />
        </OpeningText>
      </div>
    </Opening>
  );
}
