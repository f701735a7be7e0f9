import type { WeeksWords } from "#app/content/shared/page-content";
import { markWidths } from "#app/domain/interaction/mark-sizes";
import { Section } from "#app/ui/section";
import { Loaf, MarkParts } from "./kern-mark";
import styles from "./mark-weeks.module.css";

/** On 120 by 120: a round loaf whose cuts form the baker's initial. */
const SIGNED =
  "M59 3C92 1 118 27 117 61C118 93 92 118 60 117C27 118 2 93 3 60C2 28 27 3 59 3ZM40 22C48 43 48 77 40 98C32 77 32 43 40 22ZM52 63C56 44 70 30 91 26C88 47 73 60 52 63ZM56 69C76 71 89 82 94 100C74 98 60 86 56 69Z";

/** A loaf in the mouth of the oven, like a rising sun; the stones of the arch are its rays. */
const RISING =
  "M29 92C28 69 43 54 61 54C78 54 92 69 91 92ZM41 83C52 81 60 75 64 65C52 65 43 71 41 83ZM62 86C72 83 79 77 81 69C71 70 64 76 62 86ZM3 99L118 98L117 109L4 110Z";

/** On sheets of 300 by 200: the notes of a call, three ideas in black, the chosen one in colour, its clear space. */
const SHEETS = [
  <g key="call">
    <path className={styles.grid} d={lines()} />
    <path
      className={styles.notes}
      d={[
        "M38 40h8",
        scrawl(46, "2112 12111 211"),
        "M38 90h8",
        scrawl(96, "121 1121 21112 11"),
        "M38 140h8",
        scrawl(146, "21211 1112"),
        // Strikes out what is not liked.
        "M50 143q50-8 120-3",
      ].join("")}
    />
  </g>,
  <g key="ideas">
    <path className={styles.grid} d="M100 20V180M200 20V180" />
    <g transform="translate(23 64) scale(.45)">
      <Loaf />
    </g>
    <path transform="translate(118 68) scale(.54)" fillRule="evenodd" d={SIGNED} />
    <g transform="translate(217 70) scale(.55)">
      <path d={RISING} fillRule="evenodd" />
      <path className={styles.arch} d="M14 92V61A46 46 0 0 1 106 61V92" pathLength="110" />
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

/**
 * Path data of a line of invented handwriting: each digit is a letter and its height, each space a gap between words.
 */
function scrawl(line: number, words: string): string {
  const letters = [...words].map((letter) =>
    letter === " "
      ? "m10 0"
      : `c4-2 ${7 * +letter}-${15 * +letter} 2-${13 * +letter}s-3 ${13 * +letter} 7 ${13 * +letter}`,
  );
  return `M56 ${line}${letters.join("")}`;
}

function lines(): string {
  const across = Array.from({ length: 14 }, (_, line) => `M${20 * (line + 1)} 0V200`);
  const down = Array.from({ length: 9 }, (_, line) => `M0 ${20 * (line + 1)}H300`);
  return [...across, ...down].join("");
}

/** A logo from week to week, at its stage; the weeks are parts of a scale bar. */
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
