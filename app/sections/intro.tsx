import type { ReactNode } from "react";
import type { IntroWords } from "#app/content/shared/page-content";
import { Card } from "#app/ui/card";
import { Facts } from "#app/ui/facts";
import { Opening } from "#app/ui/opening";
import { Backdrop, type Drawing, groundOf, Plate, Strip } from "./drawing";
import { Headline } from "./headline";
import styles from "./intro.module.css";

interface IntroProps extends IntroWords {
  /** The page's own map; without it the page opens on the plain night. */
  drawing?: Drawing;
  /** Decoration between the map and the words. */
  behind?: ReactNode;
  onAction?: () => void;
  /** A piece to look at, in place of the legend, which then stands below the words. */
  children?: ReactNode;
}

/** The first section of a page: its promise and its facts, on a map or beside one. */
export function Intro({
  title,
  lead,
  facts,
  action,
  also,
  map,
  drawing,
  behind,
  onAction,
  children,
}: IntroProps) {
  const isPlate = drawing?.format === "paper" && !children;
  const isStrip = drawing?.format === "panorama" || drawing?.format === "profile";
  const isRegion = drawing?.format === "region";
  const isBehind = drawing && !isPlate && !isStrip;
  const piece = isPlate ? <Plate {...drawing} {...map} /> : children;
  const legend = isStrip ? (
    <Facts facts={facts} />
  ) : (
    <Card>
      <Facts facts={facts} />
    </Card>
  );
  return (
    <Opening
      ground={drawing && groundOf(drawing)}
      beside={piece ? "card" : isBehind ? "view" : "legend"}
      isOpenAbove={isBehind && !isRegion}
      behind={
        <>
          {isBehind &&
            (isRegion ? drawing.map : <Backdrop {...drawing} isMargin={drawing.format === "margin"} />)}
          {behind}
        </>
      }
      below={isStrip && <Strip {...drawing} {...map} />}
    >
      <Headline title={title} lead={lead} action={action} also={also} onAction={onAction} />
      {piece && <div className={isPlate ? styles.plate : styles.piece}>{piece}</div>}
      {piece || isBehind ? <Facts facts={facts} look="row" /> : legend}
    </Opening>
  );
}
