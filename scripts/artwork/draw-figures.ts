// Draws the typeface of large figures: Host Grotesk's digits with a 1 that has no foot. As its licence asks of a changed
// typeface, it has a name of its own. Part of `npm run artwork`.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import opentype from "opentype.js";
import subsetFont from "subset-font";
import { removeFoot } from "./drawing/footless-one.ts";

const NAME = "Large Figures";
const WEIGHT = 600;

/** The digits and what stands between them. Letters come from the typeface of the pages. */
const SIGNS = " \u00A0%'’+,-.–0123456789";

const whole = import.meta.resolve(
  "@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2",
);
const cut = await subsetFont(readFileSync(fileURLToPath(whole)), SIGNS, {
  targetFormat: "truetype",
  variationAxes: { wght: WEIGHT },
});
const font = opentype.parse(new Uint8Array(cut).buffer);
removeFoot(font);

const { ascender, descender, unitsPerEm } = font;
const drawn = new opentype.Font({
  familyName: NAME,
  styleName: "Regular",
  copyright: font.names.windows.copyright.en,
  license: "SIL Open Font License 1.1",
  unitsPerEm,
  ascender,
  descender,
  weightClass: WEIGHT,
  // Windows takes the height of a line from these two.
  tables: { os2: { usWinAscent: ascender, usWinDescent: -descender } },
  glyphs: Array.from({ length: font.glyphs.length }, (_, place) => {
    const glyph = font.glyphs.get(place);
    glyph.name = glyph.unicode ? `uni${glyph.unicode.toString(16).padStart(4, "0")}` : ".notdef";
    return glyph;
  }),
});
writeFileSync(
  new URL("../../app/styles/typeface/figures.woff2", import.meta.url),
  await subsetFont(Buffer.from(drawn.toArrayBuffer()), SIGNS, { targetFormat: "woff2" }),
);
