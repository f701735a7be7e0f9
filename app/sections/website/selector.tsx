import { clsx } from "clsx";
import plan from "#app/artwork/sheets/building-site.svg";
import narrow from "#app/artwork/sheets/narrow/building-site.svg";
import type { SelectorWords } from "#app/content/services/website-design-development";
import { AboveOnNarrow, Image } from "#app/sections/drawings/image";
import image from "#app/sections/drawings/image.module.css";
import { SiteLink } from "#app/ui/locale";
import { Opening, OpeningText, Standfirst } from "#app/ui/opening";
import { CursorTubes } from "./cursor-tubes";
import styles from "./selector.module.css";

/** Symbols of a plan: a plot that is staked out, and an existing house. */
const drawings = {
  new: "M10 22 48 14 56 46 16 54zM10 28V14M48 20V6M56 52V38M16 60V46M48 6h10l-3 3 3 3H48",
  refresh:
    "M8 10H36V28H56V54H8zM8 22 20 10M8 34 32 10M8 46 36 18M12 54 38 28M24 54 50 28M36 54 56 34M48 54 56 46",
} as const;

/** The first question: a new site, or a redesign of the existing one. */
export function Selector({ title, lead, ways }: SelectorWords) {
  return (
    <Opening
      ground="night"
      beside="view"
      behind={
        <>
          <div className={clsx(image.drawing, image.first, styles.plan)}>
            <AboveOnNarrow src={narrow} />
            <picture>
              <source media="(width < 60rem)" srcSet={narrow} />
              <Image src={plan} width={1600} height={1000} />
            </picture>
          </div>
          <CursorTubes />
        </>
      }
    >
      <OpeningText>
        <h1 className={styles.title}>{title}</h1>
        <Standfirst>{lead}</Standfirst>
      </OpeningText>
      <ul className={styles.ways}>
        {ways.map(({ drawing, label, to, text }) => (
          <li key={drawing} className={styles.way}>
            <svg
              width="64"
              height="64"
              viewBox="0 0 64 64"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinejoin="round"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d={drawings[drawing]} />
            </svg>
            <SiteLink to={to}>{label}</SiteLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Opening>
  );
}
