import type { Trade, TradesWords } from "#app/content/services/website-design-development";
import { Section } from "#app/ui/section";
import styles from "./trades.module.css";

/** One symbol a trade, of the family of the map symbols, on a 24 grid. */
const symbols: Record<Trade, string> = {
  health: "M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z",
  finance: "M4 20h16M6 20v-6M10.5 20V9M15 20v-8M19 20V5M5 8l5-4 4 3 5-4",
  salons:
    "M7 4l10 13M17 4 7 17M7.5 16a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM16.5 16a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  hospitality: "M4 18h16M5.5 18a6.5 6.5 0 0 1 13 0M12 11.5V9M10.5 9h3M3 21h18",
  pets: "M12 12c3 0 5 3 5 5.5 0 2-2 2.5-5 2.5s-5-.5-5-2.5C7 15 9 12 12 12zM5.5 8.5v2M9.5 4.5v2.5M14.5 4.5v2.5M18.5 8.5v2",
  spiritual: "M12 3v4M12 7c-4 3-6 6-6 9a6 6 0 0 0 12 0c0-3-2-6-6-9zM12 13c-2 1.5-2 4 0 5 2-1 2-3.5 0-5z",
  construction: "M4 21h7M7.5 21V4M4.5 7.5H20M7.5 4l9 3.5M17 7.5V13M15 13h4v3h-4z",
  estate: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
};

/** The trades we work for, and what their clients ask first. */
export function Trades({ trades, ...section }: TradesWords) {
  return (
    <Section {...section} ground="snow">
      <ul className={styles.trades}>
        {trades.map(({ symbol, title, text }) => (
          <li key={symbol}>
            <svg
              width="32"
              height="32"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.25"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={symbols[symbol]} />
            </svg>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
