import { readFileSync } from "node:fs";
import opentype from "opentype.js";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { lettering } from "#scripts/artwork/drawing/pen";

const parsed = async (file: string) =>
  opentype.parse(
    new Uint8Array(await subsetFont(readFileSync(file), "0123456789", { targetFormat: "truetype" })).buffer,
  );
const figures = await parsed("app/styles/typeface/figures.woff2");
const pages = await parsed("app/styles/typeface/host-grotesk.woff2");

/** How wide a digit is drawn within the lowest twentieth of the font's size. */
function foot(font: typeof figures, digit: string): number {
  const low = font
    .charToGlyph(digit)
    .path.commands.flatMap(({ x, y }) => (x !== undefined && y !== undefined && y < 50 ? [x] : []));
  return Math.max(...low) - Math.min(...low);
}

test("the 1 of large figures stands on its stem, not on a foot, and is narrower than the other digits", () => {
  expect(foot(pages, "1")).toBeGreaterThan(500);
  expect(foot(figures, "1")).toBeLessThan(150);
  const widths = [..."0123456789"].map((digit) => figures.charToGlyph(digit).advanceWidth);
  expect(widths[1]).toBeLessThan(450);
  expect(new Set(widths.toSpliced(1, 1))).toEqual(new Set([650]));
});

test("the changed typeface has a name of its own, and its lines are as high as those of the pages", () => {
  expect(JSON.stringify(figures.names)).toContain("Large Figures");
  expect(JSON.stringify(figures.names)).not.toContain("HostGrotesk-");
  expect([figures.ascender, figures.descender]).toEqual([pages.ascender, pages.descender]);
});

test("a sign that has no strokes stops the drawing, so that no unit is lost from it", () => {
  expect(lettering("14 m", 0, 0)).toContain("M");
  expect(lettering("4", 0, 0)).not.toBe(lettering("4m", 0, 0));
  expect(() => lettering("4 x", 0, 0)).toThrow("no strokes for x");
});
