import type { ThreadWords } from "#app/content/services/chatbots";
import type { StepTime, Weeks } from "#app/domain/offers/timetables";
import { Section } from "#app/ui/section";
import styles from "./thread.module.css";

interface ThreadProps extends ThreadWords {
  timetable: Weeks;
}

/** The weeks as the thread of a chat, to scale: each step is a bubble, as tall as its week. */
export function Thread({ steps, quote, online, timetable, ...section }: ThreadProps) {
  const { weeks, times } = timetable;
  const events: Partial<Record<Part, string>> = { first: quote, later: online };
  return (
    <Section {...section} look="beside" ground="glacier">
      <ol className={styles.thread}>
        {steps.map(({ time, title, text }, step) => {
          const part = partOf(times[step], weeks);
          return (
            <li key={title} className={styles[part]}>
              {events[part] && (
                <p className={styles.event} aria-hidden="true">
                  <span>{events[part]}</span>
                </p>
              )}
              <p className={styles.time}>{time}</p>
              <div className={styles.bubble}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

type Part = "before" | "first" | "week" | "later";

/** The first week begins as the quote is signed; what is later begins once the chatbot is online. */
function partOf(time: StepTime | undefined, weeks: number): Part {
  if (!time || time.at < 0) return "before";
  if (time.at === 0) return "first";
  return time.at < weeks ? "week" : "later";
}
