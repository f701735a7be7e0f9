import type { ThreadWords } from "#app/content/services/chatbots";
import type { StepTime, Timetable } from "#app/domain/offers/timetables";
import { Section } from "#app/ui/section";
import styles from "./thread.module.css";

interface ThreadProps extends ThreadWords {
  timetable: Timetable;
}

/** The weeks as the thread of a chat, to scale: each step is a bubble, as tall as its week. */
export function Thread({ steps, signed, online, timetable, ...section }: ThreadProps) {
  return (
    <Section {...section} look="beside" ground="glacier">
      <ol className={styles.thread}>
        {steps.map(({ time, title, text }, step) => {
          const part = partOf(timetable.times[step], timetable.weeks);
          const event = eventBefore(part, timetable.times[step], { signed, online });
          return (
            <li key={title} className={styles[part]}>
              {event && (
                <p className={styles.event} aria-hidden="true">
                  <span>{event}</span>
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

type Part = "before" | "week" | "later";

function partOf(time: StepTime | undefined, weeks: number): Part {
  if (!time || time.at < 0) return "before";
  return time.at < weeks ? "week" : "later";
}

/** The quote is signed as the first week begins; the chatbot is online as the last one ends. */
function eventBefore(
  part: Part,
  time: StepTime | undefined,
  { signed, online }: Pick<ThreadWords, "signed" | "online">,
) {
  if (part === "later") return online;
  return part === "week" && time?.at === 0 && signed;
}
