import type { ReactNode } from "react";
import { scrollToAnchor } from "#app/browser/scroll-to-anchor";
import type { IntroWords } from "#app/content/shared/page-content";
import { Card } from "#app/ui/card";
import { buttonClass } from "#app/ui/controls/button";
import { Facts } from "#app/ui/facts";
import { SiteLink } from "#app/ui/locale";
import { Actions, Opening, OpeningText, Standfirst } from "#app/ui/opening";
import styles from "./intro.module.css";

interface IntroProps extends IntroWords {
  /** Decoration between the map and the words. */
  behind?: ReactNode;
  onAction?: () => void;
  /** A piece to look at, in place of the legend, which then stands below the words. */
  children?: ReactNode;
}

/** The first section of a page: its promise on a night map, its facts in the legend. */
export function Intro({ title, lead, facts, action, also, behind, onAction, children }: IntroProps) {
  return (
    <Opening beside={children ? "card" : "legend"} behind={behind}>
      <OpeningText>
        <h1>{title}</h1>
        <Standfirst>{lead}</Standfirst>
        <Actions>
          <SiteLink
            className={buttonClass()}
            to={action.to}
            onClick={(event) => {
              onAction?.();
              scrollToAnchor(event);
            }}
          >
            {action.label}
          </SiteLink>
          {also && <SiteLink to={also.to}>{also.label}</SiteLink>}
        </Actions>
      </OpeningText>
      {children && <div className={styles.piece}>{children}</div>}
      {children ? (
        <Facts facts={facts} look="row" />
      ) : (
        <Card>
          <Facts facts={facts} />
        </Card>
      )}
    </Opening>
  );
}
