import styles from "./chat-window.module.css";

/** Suggested questions, as buttons. */
export function Questions({
  label,
  questions,
  onAsk,
}: {
  label: string;
  questions: string[];
  onAsk: (question: string) => void;
}) {
  return (
    <li className={styles.questions}>
      <ul aria-label={label}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
