import { markSeen } from "#app/ui/mark-seen";
import { Figure, isOrdinal } from "./figure";

/** The parts of the number that are shown on the way to it, a line each. */
const PARTS = [0, 0.4, 0.7, 0.88, 0.97];

/** A rank is counted down to: it starts five ranks lower. */
const RANKS = [5, 4, 3, 2, 1];

interface CountProps {
  figure: string;
  /** The class `count` of the parent's own copy of count.module.css, which is sent with the parent. */
  className: string | undefined;
}

/**
 * A figure that counts to its whole number once, when it comes into view. The HTML and screen readers have the final
 * figure.
 */
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
