// Host Grotesk uses its minus sign, moved left, as the hyphen: as long as a dash, and so high that it meets the bar of
// a t. This makes it two thirds as long and as high as the dashes.
// Tables: https://learn.microsoft.com/typography/opentype/spec/glyf
import opentype, { type Font } from "opentype.js";

// In thousandths of the font size.
const LEFT = 44;
const RIGHT = 334;
const DOWN = 59;

/** The hyphen's length as a share of the minus sign's, whose bar goes from 68 to 522. */
const SHARE = 0.64;

/** Flags of a component glyph: its two arguments are byte offsets, and it has separate x and y scales. */
const FLAGS = 0x02 | 0x04 | 0x40;
const ONE = 2 ** 14;

/** Replaces the hyphen in a parsed font by a shorter one. */
export function shortenHyphen(font: Font): void {
  const hyphen = font.charToGlyph("-");
  const { y1, y2 } = hyphen.getBoundingBox();
  const bar = new opentype.Path();
  bar.moveTo(LEFT, y1 - DOWN);
  bar.lineTo(LEFT, y2 - DOWN);
  bar.lineTo(RIGHT, y2 - DOWN);
  bar.lineTo(RIGHT, y1 - DOWN);
  bar.close();
  hyphen.path = bar;
  hyphen.advanceWidth = LEFT + RIGHT;
}

/** A TrueType file (short `loca` format) with the shorter hyphen. Throws if its hyphen is not the minus sign. */
export function withShortHyphen(font: Buffer): Buffer {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const entryOf = (name: string) =>
    entries.find((entry) => font.toString("latin1", entry, entry + 4) === name) ?? 0;
  const startOf = (name: string) => font.readUInt32BE(entryOf(name) + 8);
  const { index } = opentype.parse(new Uint8Array(font).buffer).charToGlyph("-");
  const place = startOf("loca") + 2 * index;
  const start = startOf("glyf") + 2 * font.readUInt16BE(place);
  const end = startOf("glyf") + 2 * font.readUInt16BE(place + 2);
  if (end - start !== 16 || font.readInt16BE(start) !== -1)
    throw new Error("the hyphen is not drawn as the sign for minus any more");

  const hyphen = Buffer.alloc(20);
  font.copy(hyphen, 0, start, end);
  hyphen.writeInt16BE(LEFT, 2);
  hyphen.writeInt16BE(font.readInt16BE(start + 4) - DOWN, 4);
  hyphen.writeInt16BE(RIGHT, 6);
  hyphen.writeInt16BE(font.readInt16BE(start + 8) - DOWN, 8);
  hyphen.writeUInt16BE(FLAGS, 10);
  hyphen.writeInt8(0, 14);
  hyphen.writeInt8(-DOWN, 15);
  hyphen.writeInt16BE(Math.round(SHARE * ONE), 16);
  hyphen.writeInt16BE(ONE, 18);

  const mended = Buffer.concat([font.subarray(0, start), hyphen, font.subarray(end)]);
  const longer = hyphen.length - (end - start);
  const moved = (address: number) => (address > start ? address + longer : address);
  for (const entry of entries) mended.writeUInt32BE(moved(font.readUInt32BE(entry + 8)), entry + 8);
  const length = entryOf("glyf") + 12;
  mended.writeUInt32BE(font.readUInt32BE(length) + longer, length);
  const places = startOf("loca");
  const last = places + font.readUInt32BE(entryOf("loca") + 12);
  for (let at = place + 2; at < last; at += 2)
    mended.writeUInt16BE(font.readUInt16BE(at) + longer / 2, moved(at));
  const width = moved(startOf("hmtx") + 4 * index);
  mended.writeUInt16BE(LEFT + RIGHT, width);
  mended.writeInt16BE(LEFT, width + 2);
  return mended;
}
