import { use } from "react";
import type { PriceProfileWords } from "#app/content/services/chatbots";
import { chatbots, essentialMonth } from "#app/domain/offers/chatbots";
import { formatFrancs } from "#app/domain/offers/money";
import { LocaleContext } from "#app/ui/locale";
import styles from "./price-profile.module.css";

/** The number of conversations along the ground, as a scale bar; and the height, from 0 to 40 francs a month. */
const STATIONS = [0, 100, 200, 300, 400, 500];
const END = 500;
const TOP = 40;
/** Continues the profile to both edges of the screen. */
const BEYOND = 1000;

const { freeConversations } = chatbots.essential;
const ground = [-BEYOND, ...STATIONS, END + BEYOND]
  .map((each) => `L${each} ${TOP - essentialMonth(each)}`)
  .join("");
const along = (conversations: number) => `${(100 * conversations) / END}%`;
const anchorOf = (each: number) => (each === 0 ? "start" : each === END ? "end" : "middle");

/** The monthly price as an elevation profile: level while the free conversations last, then uphill. */
export function PriceProfile({ title, text, note, axis, unit }: PriceProfileWords) {
  const locale = use(LocaleContext);
  return (
    <figure className={styles.profile}>
      <figcaption>{title}</figcaption>
      <svg role="img" aria-label={text}>
        <svg viewBox={`0 0 ${END} ${TOP}`} preserveAspectRatio="none" overflow="visible" aria-hidden="true">
          <path d={`M${-BEYOND} ${TOP}${ground}V${TOP}z`} />
        </svg>
        <text className={styles.note} y="100%" dy="-72">
          {note}
        </text>
        <text className={styles.count} x="0" y="100%" dy="-13">
          {axis}
        </text>
        {STATIONS.map((each) => {
          const [x, y] = [along(each), `${100 - (100 * essentialMonth(each)) / TOP}%`];
          return (
            <g key={each} textAnchor={anchorOf(each)}>
              {each < END && <rect x={x} y="100%" width={along(STATIONS[1] ?? END)} height="10" />}
              <circle cx={x} cy={y} r="5" />
              {each !== freeConversations && (
                <text x={x} y={y} dy="-14">
                  {formatFrancs(essentialMonth(each), locale)}
                  {each > 0 && (
                    <tspan className={styles.beside} x={x} dy="1.4em">
                      {each} {unit}
                    </tspan>
                  )}
                </text>
              )}
              <text className={styles.count} x={x} y="100%" dy="-48" textAnchor="middle">
                {each}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
