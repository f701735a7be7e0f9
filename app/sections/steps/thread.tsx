import { clsx } from "clsx";
import type { ThreadWords } from "#app/content/services/chatbots";
import type { StepTime, Weeks } from "#app/domain/offers/timetables";
import { ChatLines } from "#app/sections/chatbots/chat-lines";
import { Section } from "#app/ui/section";
import styles from "./thread.module.css";

interface ThreadProps extends ThreadWords {
  timetable: Weeks;
}

/** The weeks along one line, and one conversation beside it, to which each step adds its lines. */
export function Thread({ steps, speakers, quote, online, timetable, ...section }: ThreadProps) {
  const { weeks, times } = timetable;
  const events: Partial<Record<Part, string>> = { first: quote, later: online };
  return (
    <Section {...section} look="beside" ground="glacier">
      <ol className={styles.thread}>
        {steps.map(({ time, title, text, lines }, step) => {
          const part = partOf(times[step], weeks);
          return (
            <li key={title} className={clsx(styles.step, styles[part])}>
              <div className={styles.words}>
                {events[part] && (
                  <p className={styles.event} aria-hidden="true">
                    {events[part]}
                  </p>
                )}
                <p className={styles.time}>{time}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
              <div className={styles.lines}>
                <ChatLines lines={lines} speakers={speakers} />
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

type Part = "before" | "first" | "week" | "later";

/** The first week begins with the signed quote; `later` begins once the chatbot is online. */
function partOf(time: StepTime | undefined, weeks: number): Part {
  if (!time || time.at < 0) return "before";
  if (time.at === 0) return "first";
  return time.at < weeks ? "week" : "later";
}
