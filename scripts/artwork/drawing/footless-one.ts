// Host Grotesk's 1 stands on a foot, so that it is as wide as its other digits; in large figures it looks like one of a
// typewriter, and its foot touches the next digit. This takes the foot away and lets the stem reach the line.
import opentype, { type Font } from "opentype.js";

// In thousandths of the font size: the white on the left of its flag and on the right of its stem.
const BEFORE = 44;
const AFTER = 88;

/** Replaces the 1 in a parsed font. Throws if it is not a stem with a flag and a foot, two contours. */
export function removeFoot(font: Font): void {
  const one = font.charToGlyph("1");
  const end = one.path.commands.findIndex(({ type }) => type === "Z");
  const stem = one.path.commands.slice(0, end + 1);
  const foot = one.path.commands.slice(end + 1);
  const left = Math.min(...stem.map(({ x = Number.POSITIVE_INFINITY }) => x));
  const right = Math.max(...stem.map(({ x = 0 }) => x));
  const bottom = Math.min(...stem.map(({ y = Number.POSITIVE_INFINITY }) => y));
  const top = Math.max(...foot.map(({ y = 0 }) => y));
  if (foot.length !== 6 || bottom <= 0 || bottom >= top)
    throw new Error("the 1 is not drawn with a foot any more");

  const moved = (x: number | undefined) => (x === undefined ? {} : { x: x - left + BEFORE });
  const bare = new opentype.Path();
  bare.commands = stem.map((command) => ({
    ...command,
    ...moved(command.x),
    ...(command.x1 !== undefined && { x1: command.x1 - left + BEFORE }),
    ...(command.y === bottom && { y: 0 }),
  }));
  one.path = bare;
  one.advanceWidth = right - left + BEFORE + AFTER;
}
