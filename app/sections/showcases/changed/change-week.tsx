import { use } from "react";
import { spokenTime } from "#app/domain/calendar/callback";
import { practiceWeek } from "#app/domain/interaction/opening-hours";
import { CaseFrame, CaseTold, type Dressed, type Told } from "#app/sections/showcases/told/case-frame";
import { LocaleContext } from "#app/ui/locale";
import styles from "./change-week.module.css";

/** SVG units: an hour's height, a day's width, and the baseline of the bars. */
const HOUR = 20;
const DAY = 84;
const FOOT = 248;

interface ChangeWeekProps extends Told, Dressed {
  /** The short names of the working days, and the public holiday on the first of them. */
  week: { days: string[]; holiday: string };
}

/** The result beside a week's opening hours: a bar for each day, closed on Monday for a public holiday. */
export function ChangeWeek({ label, title, text, week, slug, ground }: ChangeWeekProps) {
  const locale = use(LocaleContext);
  return (
    <CaseFrame slug={slug} ground={ground} look={styles.frame}>
      <svg className={styles.week} viewBox="0 0 424 284" aria-hidden="true">
        {week.days.map((day, place) => {
          const hours = practiceWeek[place];
          if (!hours) return null;
          const { from, to } = hours;
          const left = place * DAY + 10;
          const top = FOOT - ((to - from) / 60) * HOUR;
          const isHoliday = place === 0;
          return (
            <g key={day}>
              <path
                className={isHoliday ? styles.closed : styles.open}
                d={`M${left} ${FOOT}V${top + 34}a34 34 0 0 1 68 0V${FOOT}`}
              />
              {isHoliday ? (
                <text transform={`rotate(-90) translate(${-FOOT + 12} ${left + 34})`}>{week.holiday}</text>
              ) : (
                <>
                  <text className={styles.hour} x={left + 34} y={top + 34}>
                    {spokenTime(to, locale)}
                  </text>
                  <text className={styles.hour} x={left + 34} y={FOOT - 18}>
                    {spokenTime(from, locale)}
                  </text>
                </>
              )}
              <text className={styles.hour} x={left + 34} y={FOOT + 22}>
                {day}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${FOOT}h424`} />
      </svg>
      <CaseTold label={label} title={title} text={text} />
    </CaseFrame>
  );
}
