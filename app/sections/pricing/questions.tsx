import type { QuestionsWords } from "#app/content/pages/pricing";
import { LinkList } from "#app/ui/link-list";
import { Section } from "#app/ui/section";
import styles from "./questions.module.css";

/**
 * The decisive questions, each with a figure and a one-sentence answer; the others in groups that open without
 * JavaScript.
 */
export function Questions({ items, also, contact, ...section }: QuestionsWords) {
  // A group begins at an item with a heading.
  const starts = items.flatMap(({ heading }, index) => (heading ? [index] : []));
  const groups = starts.map((from, index) => items.slice(from, starts[index + 1]));
  return (
    <Section {...section} id="questions">
      <ul className={styles.deciding}>
        {items.map(
          ({ figure, question, answer }) =>
            figure && (
              <li key={question}>
                <Decision figure={figure} question={question} answer={answer} />
              </li>
            ),
        )}
      </ul>
      {groups.map((group) => (
        <details key={group[0]?.heading} className={styles.group}>
          <summary>
            <h3>{group[0]?.heading}</h3>
          </summary>
          {group.map(
            ({ figure, question, answer }) =>
              !figure && (
                <details key={question}>
                  <summary>{question}</summary>
                  <Answer>{answer}</Answer>
                </details>
              ),
          )}
        </details>
      ))}
      <LinkList className={styles.contact} links={[...also, contact]} />
    </Section>
  );
}

interface DecisionProps {
  figure: string;
  question: string;
  answer: string;
}

/** The figure and the first sentence of the answer; the rest opens below. */
function Decision({ figure, question, answer }: DecisionProps) {
  const [first, rest] = splitAnswer(answer);
  return (
    <details>
      <summary>
        <h3>{question}</h3>
        <span className={styles.figure}>{figure}</span>
        <span>{first}</span>
      </summary>
      <p className={styles.answer}>{rest}</p>
    </details>
  );
}

/** An answer: its first sentence, then the rest. */
function Answer({ children }: { children: string }) {
  const [first, rest] = splitAnswer(children);
  return (
    <p className={styles.answer}>
      {rest ? <span>{first}</span> : first} {rest}
    </p>
  );
}

function splitAnswer(answer: string): [first: string, rest: string | undefined] {
  const [, first = answer, rest] = /^(.+?[.?])\s(.+)$/.exec(answer) ?? [];
  return [first, rest];
}
