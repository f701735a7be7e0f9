import partsUrl from "#app/artwork/kern/parts.svg";
import { markParts, partsAt } from "#app/domain/interaction/mark-sizes";

/** Size in SVG units of the logo with all its parts. */
export const MARK = { width: 240, height: 336 };

/** Only the logo's loaf, on 120 by 160 units. */
export function Loaf() {
  return <use href={`${partsUrl}#loaf`} width="120" height="160" />;
}

/** Only the name, at its place in the logo. */
export function Name() {
  return <use href={`${partsUrl}#name`} {...MARK} />;
}

/** The parts of the logo that still print at a width in millimetres, as SVG. */
export function MarkParts({ width }: { width: number }) {
  const held = partsAt(width);
  return markParts
    .filter((part) => held.includes(part))
    .map((part) => (
      <use
        key={part}
        href={`${partsUrl}#${part}`}
        {...MARK}
        // Without the other parts, the loaf is as wide as the logo.
        transform={held.length === 1 ? "translate(-120 -44) scale(2)" : undefined}
      />
    ));
}
