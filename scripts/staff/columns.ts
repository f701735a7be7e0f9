/** The largest width of a command's output, in columns of a terminal. */
export const SCREEN = 80;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;

/** The most columns that a text may take: a terminal may draw the parts of a joined emoji side by side. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += wide.test(character) ? 2 : /[\p{M}\p{Cf}]/u.test(character) ? 0 : 1;
  return width;
}

/** A text, shortened with an ellipsis if it does not fit. */
export function cut(text: string, width: number): string {
  return widthOf(text) <= width ? text : `${head(text, width - 1).trimEnd()}…`;
}

/** A text in lines that fit, broken between words if possible. */
export function wrapped(text: string, width: number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.replaceAll("\t", "    ").split(" ")) {
      const joined = line === "" ? word : `${line} ${word}`;
      if (widthOf(joined) <= width) line = joined;
      else {
        if (line !== "") lines.push(line);
        line = word;
        while (widthOf(line) > width) {
          const start = head(line, width);
          lines.push(start);
          line = line.slice(start.length);
        }
      }
    }
    return [...lines, line];
  });
}

/** The first graphemes of a text that fit; at least one. */
function head(text: string, width: number): string {
  let start = "";
  for (const { segment } of graphemes.segment(text)) {
    if (start !== "" && widthOf(start + segment) > width) break;
    start += segment;
  }
  return start;
}
