import type { IntroWords } from "#app/content/shared/page-content";
import { Facts } from "#app/ui/facts";
import { Opening } from "#app/ui/opening";
import { type Drawing, groundOf, Plate, Strip } from "./drawing";
import { Headline } from "./headline";
import styles from "./intro.module.css";

interface IntroProps extends IntroWords {
  /** The page's own map. */
  drawing: Drawing;
}

/** The first section of a page: its promise and its facts, on a map or beside one. */
export function Intro({ title, lead, facts, action, also, map, drawing }: IntroProps) {
  const { format } = drawing;
  const isPlate = format === "paper";
  const isStrip = format === "profile";
  return (
    <Opening
      ground={groundOf(drawing)}
      beside={isPlate ? "card" : isStrip ? "legend" : "view"}
      behind={format === "region" && drawing.map}
      below={isStrip && <Strip {...drawing} {...map} />}
    >
      <Headline title={title} lead={lead} action={action} also={also} />
      {isPlate && (
        <div className={styles.plate}>
          <Plate {...drawing} {...map} />
        </div>
      )}
      <Facts facts={facts} look={isStrip ? "legend" : "row"} />
    </Opening>
  );
}
