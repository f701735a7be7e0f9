import type { WeeksWords } from "#app/content/shared/page-content";
import { markWidths } from "#app/domain/interaction/mark-sizes";
import { Section } from "#app/ui/section";
import { Loaf, MarkParts, Name } from "./kern-mark";
import styles from "./mark-weeks.module.css";

/** On sheets of 300 by 200: the notes of a call, three ideas in black, the chosen one in colour, its clear space. */
const SHEETS = [
  <g key="call">
    <path className={styles.grid} d={lines()} />
    <path
      className={styles.notes}
      d={[
        "M38 40h8",
        scrawl(56, 46, "2112 12111 211"),
        "M38 90h8",
        scrawl(56, 96, "121 1121 21112 11"),
        "M38 140h8",
        scrawl(56, 146, "21211 1112"),
        // What is not liked.
        "M50 143q50-8 120-3",
      ].join("")}
    />
  </g>,
  <g key="ideas">
    <path className={styles.grid} d="M100 20V180M200 20V180" />
    <g transform="translate(23 64) scale(.45)">
      <Loaf />
    </g>
    <g transform="translate(105 -34) scale(.375 .5)">
      <Name />
    </g>
    <g transform="translate(214 50) scale(.3)">
      <MarkParts width={markWidths.cup} />
    </g>
  </g>,
  <g key="choice">
    <path fill="#e08a17" d="M0 0H300V200H0z" />
    <g transform="translate(87 18) scale(.525)">
      <MarkParts width={markWidths.cup} />
    </g>
  </g>,
  <g key="files">
    <path className={styles.grid} d={lines()} />
    <path fill="#ecd09c" fillRule="evenodd" d="M75 0H225V200H75zM95 20V180H205V20z" />
    <g transform="translate(97 20) scale(.44 .44)">
      <MarkParts width={markWidths.cup} />
    </g>
  </g>,
];

/** A line of an invented handwriting: each digit is a letter, low or high, each space one between words. */
function scrawl(left: number, line: number, words: string): string {
  const letters = [...words].map((letter) =>
    letter === " "
      ? "m10 0"
      : `c4-2 ${7 * +letter}-${15 * +letter} 2-${13 * +letter}s-3 ${13 * +letter} 7 ${13 * +letter}`,
  );
  return `M${left} ${line}${letters.join("")}`;
}

function lines(): string {
  const across = Array.from({ length: 14 }, (_, line) => `M${20 * (line + 1)} 0V200`);
  const down = Array.from({ length: 9 }, (_, line) => `M0 ${20 * (line + 1)}H300`);
  return [...across, ...down].join("");
}

/** A mark from week to week, as far as it has come; the weeks are as long as a scale bar's. */
export function MarkWeeks({ steps, ...section }: WeeksWords) {
  return (
    <Section {...section} ground="snow">
      <ol className={styles.weeks}>
        {steps.map(({ time, title, text }, step) => (
          <li key={title}>
            <svg viewBox="0 0 300 200" fill="#2b1710" aria-hidden="true">
              {SHEETS[step]}
            </svg>
            <p className={styles.time}>{time}</p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
