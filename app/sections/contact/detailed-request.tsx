import type { RequestFormWords } from "#app/content/shared/lead-form";
import type { FormResult } from "#app/domain/leads/form-state";
import { RequestForm } from "#app/forms/request-form";
import styles from "./detailed-request.module.css";

interface DetailedRequestProps {
  words: RequestFormWords;
  result: FormResult | undefined;
}

/** The long form, closed until the visitor opens it or has sent it. */
export function DetailedRequest({ words, result }: DetailedRequestProps) {
  return (
    <section className={styles.request}>
      <div className={styles.measure}>
        <details open={result?.form === "request"}>
          <summary>
            <h2>{words.title}</h2>
            <p>{words.lead}</p>
          </summary>
          <RequestForm words={words} result={result} />
        </details>
      </div>
    </section>
  );
}
