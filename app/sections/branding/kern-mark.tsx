import partsUrl from "#app/artwork/kern/parts.svg";
import { markParts, partsAt } from "#app/domain/interaction/mark-sizes";

/** SVG units of the mark with all its parts. */
export const MARK = { width: 240, height: 336 };

/** The mark's loaf alone, on 120 by 160 units. */
export function Loaf() {
  return <use href={`${partsUrl}#loaf`} width="120" height="160" />;
}

/** The name alone, where it stands in the mark. */
export function Name() {
  return <use href={`${partsUrl}#name`} {...MARK} />;
}

/** The parts of the mark that hold at a width in millimetres, as SVG. */
export function MarkParts({ width }: { width: number }) {
  const held = partsAt(width);
  return markParts
    .filter((part) => held.includes(part))
    .map((part) => (
      <use
        key={part}
        href={`${partsUrl}#${part}`}
        {...MARK}
        // Alone, the loaf is as wide as the mark.
        transform={held.length === 1 ? "translate(-120 -44) scale(2)" : undefined}
      />
    ));
}
