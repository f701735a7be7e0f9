import { clsx } from "clsx";
import { use } from "react";
import lake from "#app/artwork/sheets/night-lake.svg";
import type { AskWords, DayWords } from "#app/content/services/artificial-intelligence-ai";
import type { OpeningWords } from "#app/content/shared/page-content";
import { clockTime, spokenTime } from "#app/domain/calendar/callback";
import { LocaleContext } from "#app/ui/locale";
import { Opening, OpeningActions, Standfirst } from "#app/ui/opening";
import { Ask } from "./ask";
import { Aurora } from "./aurora";
import styles from "./day-opening.module.css";

interface DayOpeningProps extends OpeningWords {
  day: DayWords;
  ask: AskWords;
}

/**
 * A field for a question; below it a lake at night under northern lights, with a day from seven to midnight: each
 * message is a light, near the surface if the chatbot answers, deeper if a person does, with a text below it. On a
 * phone the day is a list after the field, on the lake's colour.
 */
export function DayOpening({ title, lead, action, also, day, ask }: DayOpeningProps) {
  const locale = use(LocaleContext);
  return (
    <Opening
      below={
        <>
          <div className={styles.lake}>
            <Aurora />
            <picture>
              <source media="(width >= 48rem)" srcSet={lake} />
              <img alt="" width={2400} height={540} fetchPriority="low" />
            </picture>
          </div>
          <div className={styles.day}>
            <h2>{day.title}</h2>
            <p className={styles.key}>{day.key}</p>
            <ol>
              {day.moments.map(({ hour, comes, done, left }) => (
                <li key={hour} className={clsx(left && styles.handed)}>
                  <time dateTime={clockTime(hour * 60)}>{spokenTime(hour * 60, locale)}</time>
                  <p className={styles.comes}>{comes}</p>
                  <p className={styles.done}>
                    <span>{day.machine}</span> {done}
                  </p>
                  {left && (
                    <p className={styles.left}>
                      <span>{day.person}</span> {left}
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </div>
        </>
      }
    >
      <h1>{title}</h1>
      <Standfirst>{lead}</Standfirst>
      <OpeningActions action={action} also={also} />
      <Ask {...ask} />
    </Opening>
  );
}
