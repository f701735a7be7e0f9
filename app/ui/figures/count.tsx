import { markSeen } from "#app/ui/mark-seen";
import { Figure, isOrdinal } from "./figure";

/** How far the count is, line by line, before it arrives. */
const PARTS = [0, 0.4, 0.7, 0.88, 0.97];

/** A rank is reached from below, one by one. */
const RANKS = [5, 4, 3, 2, 1];

interface CountProps {
  figure: string;
  /** The class `count` of what stands around it, which has its own copy of count.module.css: it is sent where that is. */
  className: string | undefined;
}

/** A figure whose whole number is counted to once, when it comes into view. What is served and read is the figure. */
export function Count({ figure, className }: CountProps) {
  const digits = /^\d+/.exec(figure)?.[0] ?? "";
  const rest = figure.slice(digits.length);
  const number = Number(digits);
  const way = isOrdinal(rest)
    ? RANKS.map((rank) => number + rank)
    : PARTS.map((part) => Math.round(part * number));
  return (
    <span ref={markSeen} className={className} data-first={digits.charAt(0)}>
      <span data-from={way.join("\n")}>{digits}</span>
      <Figure>{rest}</Figure>
    </span>
  );
}
