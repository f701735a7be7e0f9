import { domAnimation, LazyMotion, m } from "framer-motion";
import type { ReactNode } from "react";

interface RotatingStackProps {
  /** The cards, each with a unique key. */
  cards: { key: string; content: ReactNode }[];
  /** Index of the front card. */
  front: number;
  className: string | undefined;
}

/** The position of a card with so many cards in front of it. */
function place(depth: number) {
  return { x: `${depth * 8}%`, y: `${depth * -52.7}%` };
}

/**
 * A stack of sheets, at first with the last one in front. The front sheet drops away and comes back behind the others.
 */
export function RotatingStack({ cards, front, className }: RotatingStackProps) {
  const last = cards.length - 1;
  return (
    <LazyMotion features={domAnimation} strict>
      {cards.map(({ key, content }, index) => {
        const depth = (front - index + cards.length) % cards.length;
        const { x, y } = place(depth);
        const target = {
          x: depth === last ? ["0%", "0%", x] : x,
          y: depth === last ? ["0%", "40%", y] : y,
          opacity: depth === last ? [1, 0, 1] : 1,
          zIndex: depth === last ? [cards.length, 0, 0] : cards.length - depth,
        };
        return (
          <m.div
            key={key}
            className={className}
            initial={false}
            animate={target}
            transition={{ duration: depth === last ? 0.9 : 0.6, ease: "easeOut" }}
          >
            {content}
          </m.div>
        );
      })}
    </LazyMotion>
  );
}
