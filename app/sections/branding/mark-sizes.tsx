import { Fragment, use, useState } from "react";
import type { MarkSizesWords, ShowroomWords } from "#app/content/services/graphic-design";
import {
  holdsFrom,
  lengthInText,
  markCarriers,
  markParts,
  markWidths,
  partsAt,
  positionOf,
  SLIDER_END,
  widthAt,
} from "#app/domain/interaction/mark-sizes";
import { Lead } from "#app/sections/lead";
import { LocaleContext } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import { Loaf, MARK, MarkParts } from "./kern-mark";
import styles from "./mark-sizes.module.css";

/** SVG units: the baseline of all objects, and where those beside the logo begin. */
const GROUND = 352;
const BESIDE = 280;

/** The alignment of each label at its stop, so that labels neither overlap nor run past the slider. */
const stopLabels = {
  stamp: { anchor: "start", isLower: false },
  card: { anchor: "middle", isLower: false },
  cup: { anchor: "middle", isLower: true },
  bag: { anchor: "middle", isLower: false },
  van: { anchor: "end", isLower: false },
  sign: { anchor: "end", isLower: true },
} as const;

/** A name in lower case, for the middle of a sentence. */
const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * The logo at the width that the visitor chooses, with the parts that still print at it; without JavaScript, at its six
 * widths side by side.
 */
export function MarkSizes(words: MarkSizesWords & Pick<ShowroomWords, "things">) {
  const { lead, slider, stops, scale, parts, holds, leaves, things, ...section } = words;
  const locale = use(LocaleContext);
  const [width, setWidth] = useState<number>(markWidths.card);
  const carrier = markCarriers.find((each) => markWidths[each] === width);
  const length = lengthInText(width, locale);
  const said = carrier ? `${length}, ${lowered(things[carrier].name)}` : length;
  const held = partsAt(width);
  return (
    <Section {...section}>
      <Lead>{lead}</Lead>
      <div className={styles.bench}>
        <div>
          <svg className={styles.stage} viewBox="0 0 780 412" aria-hidden="true">
            <path className={styles.ground} d={`M0 ${GROUND}H780`} />
            <g transform={`translate(${BESIDE} ${GROUND}) scale(${(MARK.width / width).toFixed(4)})`}>
              <Things />
            </g>
            <g transform={`translate(30 ${GROUND - MARK.height - 8})`}>
              <MarkParts width={width} />
            </g>
            <path
              className={styles.measure}
              d={`M30 ${GROUND + 12}v16M270 ${GROUND + 12}v16M30 ${GROUND + 20}h240`}
            />
            <text x="150" y={GROUND + 46} textAnchor="middle">
              {length}
            </text>
          </svg>
          <label className={styles.slider}>
            <span>{slider}</span>
            <output aria-live="off">{said}</output>
            <input
              type="range"
              min="0"
              max={SLIDER_END}
              step="any"
              defaultValue={positionOf(markWidths.card)}
              // After Back, the browser would restore its position, but not the drawing.
              autoComplete="off"
              aria-label={slider}
              aria-valuetext={said}
              onChange={({ currentTarget }) => setWidth(widthAt(currentTarget.valueAsNumber))}
            />
          </label>
          <svg className={styles.stops} aria-hidden="true">
            {markCarriers.map((each) => {
              const x = `${positionOf(markWidths[each]).toFixed(1)}%`;
              const { anchor, isLower } = stopLabels[each];
              return (
                <Fragment key={each}>
                  <line x1={x} x2={x} y2={isLower ? "2em" : "0.5em"} />
                  <text x={x} y={isLower ? "3em" : "1.5em"} textAnchor={anchor}>
                    {stops[each]}
                  </text>
                </Fragment>
              );
            })}
          </svg>
          <p className={styles.scale}>{scale}</p>
        </div>
        <ul className={styles.parts}>
          {markParts.map((part) => (
            <li key={part} data-holds={held.includes(part)}>
              <strong>{parts[part].name}</strong>
              <span>{parts[part].text}</span>
              <span className={styles.status}>
                {held.includes(part) ? holds : `${leaves} ${lengthInText(holdsFrom(part), locale)}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <ol className={styles.row}>
        {markCarriers.map((each) => (
          <li key={each}>
            <svg viewBox={`0 0 ${MARK.width} ${MARK.height}`} aria-hidden="true">
              <MarkParts width={markWidths[each]} />
            </svg>
            <p>
              <strong>{lengthInText(markWidths[each], locale)}</strong>, {lowered(things[each].name)}
            </p>
            <p>
              {partsAt(markWidths[each])
                .map((part, place) => (place === 0 ? parts[part].name : lowered(parts[part].name)))
                .join(", ")}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** In millimetres, standing at 0: a franc, a small cup whose loaf is as wide as a stamp's, a loaf, a person, a door. */
function Things() {
  return (
    <g className={styles.things} fill="#e6d4af" stroke="#8a6a34">
      <path d="M4-11.6a11.6 11.6 0 1 1 23.2 0a11.6 11.6 0 1 1-23.2 0zM7-11.6a8.6 8.6 0 1 1 17.2 0a8.6 8.6 0 1 1-17.2 0zM14-15l2.4-2v11" />
      <path fill="#fdfbf6" d="M40-68h60l-7 68H47z" />
      <path fill="#2b1710" d="M36-75h68v8H36zM41-80h58l3 5H38zM40-57h60l-4.6 44H44.6z" />
      <g transform="translate(58-51) scale(.2)">
        <Loaf />
      </g>
      <path d="M190 0Q176-150 340-150T490 0zM250-118l44 56M322-132l44 60M394-124l40 50" />
      <path d="M700 0V-620h-60v-480q0-260 180-260t180 260v480h-60V0zM820-1400a150 170 0 1 1 .1 0z" />
      <path d="M1300 0V-2050H2200V0zM1400-150V-1950H2100V-150zM1480-1000h90" />
    </g>
  );
}
