import { clsx } from "clsx";
import { use, useEffect, useRef, useState } from "react";
import type { QuizWords } from "#app/content/shared/quiz";
import { type QuizOption, quizOptions, recommend } from "#app/domain/offers/quiz";
import { Button, buttonClass } from "#app/ui/controls/button";
import { LocaleContext, SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import styles from "./quiz.module.css";

/**
 * Three questions and a recommendation. Nothing is sent: the answers live in this component. A click before hydration
 * waits for it; without JavaScript the first answer leads to the contact form.
 */
export function Quiz({ lead, turn, progress, questions, results, action, restart, ...section }: QuizWords) {
  const locale = use(LocaleContext);
  const [answers, setAnswers] = useState<QuizOption[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isUntouched = useRef(true);
  const question = questions[answers.length];
  const tag = recommend(answers);

  useEffect(() => {
    if (isUntouched.current) isUntouched.current = answers.length === 0;
    if (!isUntouched.current) heading.current?.focus();
  }, [answers]);

  return (
    <Section {...section} ground="snow">
      <div className={styles.columns}>
        <p>{lead}</p>
        <div className={styles.card}>
          <div className={styles.progress}>
            {question && <strong>{turn}</strong>}
            <progress
              className="visually-hidden"
              max={questions.length}
              value={answers.length}
              aria-label={progress}
            />
            {questions.map(({ text }, index) => (
              <span key={text} className={clsx(styles.tick, index < answers.length && styles.answered)} />
            ))}
            <span>
              {answers.length}/{questions.length}
            </span>
          </div>
          {question ? (
            <form
              action={`/${locale}/contact`}
              onSubmit={(event) => {
                event.preventDefault();
                const pressed = event.nativeEvent.submitter?.getAttribute("data-option");
                const option = quizOptions.find((each) => each === pressed);
                if (option) setAnswers([...answers, option]);
              }}
            >
              <input type="hidden" name="source" value="quiz" />
              <h3 ref={heading} tabIndex={-1}>
                {question.text}
              </h3>
              <ul className={styles.options}>
                {quizOptions.map((option) => (
                  <li key={option}>
                    <button
                      type="submit"
                      data-option={option}
                      data-live
                      // The second click of a double click would answer the next question, unread.
                      onClick={(event) => event.detail > 1 && event.preventDefault()}
                    >
                      {question.options[option]}
                    </button>
                  </li>
                ))}
              </ul>
            </form>
          ) : (
            tag && (
              <div className={styles.result}>
                <h3 ref={heading} tabIndex={-1}>
                  {results[tag].title}
                </h3>
                <p>{results[tag].text}</p>
                <p className={styles.ways}>
                  <SiteLink className={buttonClass("quiet")} to={`/contact?source=quiz&rec=${tag}`}>
                    {action}
                  </SiteLink>
                  <Button look="quiet" onClick={() => setAnswers([])}>
                    {restart}
                  </Button>
                </p>
              </div>
            )
          )}
        </div>
      </div>
    </Section>
  );
}
