import type { ReactNode } from "react";
import type { IntroWords } from "#app/content/shared/page-content";
import { Headline } from "#app/sections/headline";
import { Facts } from "#app/ui/facts";
import { Opening } from "#app/ui/opening";
import { Plate } from "./plate";
import styles from "./plate-opening.module.css";

interface PlateOpeningProps extends IntroWords {
  src: string;
  /** Shown below the words. */
  children?: ReactNode;
}

/** A page's first section, beside a map sheet. */
export function PlateOpening({ title, lead, facts, action, also, map, src, children }: PlateOpeningProps) {
  return (
    <Opening ground="paper" beside="card">
      <Headline title={title} lead={lead} action={action} also={also}>
        {children}
      </Headline>
      <div className={styles.plate}>
        <Plate src={src} {...map} />
      </div>
      <Facts facts={facts} look="row" />
    </Opening>
  );
}
