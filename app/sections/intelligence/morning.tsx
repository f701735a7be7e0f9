import { clsx } from "clsx";
import { Fragment, use } from "react";
import type { MorningWords } from "#app/content/services/artificial-intelligence-ai";
import { clockTime, spokenTime } from "#app/domain/calendar/callback";
import { LocaleContext } from "#app/ui/locale";
import styles from "./morning.module.css";

/**
 * The messages of a morning, sorted; and a draft reply to one of them with a person's corrections, on a wide screen
 * beside them.
 */
export function Morning({ title, messages, draft }: MorningWords) {
  const locale = use(LocaleContext);
  return (
    <figure className={styles.sheet}>
      <figcaption>{title}</figcaption>
      <ol>
        {messages.map(({ at, from, text, kind, mark, done }) => (
          <li key={at} className={clsx(kind === "quote" && styles.chosen)}>
            <time dateTime={clockTime(at)}>{spokenTime(at, locale)}</time>
            <p>
              <strong>{from}</strong> <span>{text}</span>
            </p>
            <p className={styles.done}>
              <b className={styles[kind]}>{mark}</b> <span>{done}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className={styles.draft}>
        <h3>{draft.title}</h3>
        {draft.paragraphs.map((pieces) => (
          <p key={pieces[0]?.text ?? pieces[0]?.written}>
            {pieces.map(({ text, struck, written }) => (
              <Fragment key={text ?? written}>
                {text}
                {struck && <del>{struck}</del>} {written && <ins>{written}</ins>}{" "}
              </Fragment>
            ))}
          </p>
        ))}
        <p className={styles.note}>{draft.note}</p>
      </div>
    </figure>
  );
}
