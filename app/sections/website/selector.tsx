import plan from "#app/artwork/sheets/building-site.svg";
import narrow from "#app/artwork/sheets/narrow/building-site.svg";
import type { SelectorWords } from "#app/content/services/website-design-development";
import { Backdrop } from "#app/sections/drawing";
import { SiteLink } from "#app/ui/locale";
import { Opening, OpeningText, Standfirst } from "#app/ui/opening";
import { CursorTubes } from "./cursor-tubes";
import styles from "./selector.module.css";

/** A sheet of paper: blank with a first line on it, or one that is drawn over. */
const drawings = {
  new: "M10 6h32l12 12v40H10zM42 6v12h12M18 30h16",
  refresh: "M10 6h32l12 12v40H10zM42 6v12h12M18 26h28M18 34h28M18 42h14M30 54 50 34l6 6-20 20h-6z",
} as const;

/** The first question: a new site, or the one that is there. */
export function Selector({ title, lead, ways }: SelectorWords) {
  return (
    <Opening
      ground="night"
      beside="view"
      behind={
        <>
          <Backdrop src={plan} narrow={narrow} className={styles.plan} />
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
