// What AI takes over, each on a plate: a question at night and its answer, a pile of letters in three trays, a reply that a pen corrects.
import {
  dice,
  fill,
  GLACIER,
  INK,
  LAKE,
  line,
  NIGHT,
  PAPER,
  range,
  SIGNAL,
  SLATE,
  write,
} from "#scripts/artwork/drawing/pen";

const WIDTH = 320;
const HEIGHT = 180;
const LAMP = "#F2CF96";
const BRASS = "#DCAE81";

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;
const rows = (x: number, y: number, widths: number[]) =>
  widths.map((width, index) => `M${x} ${y + 11 * index}h${width}`).join("");

/** The village sleeps; one window is lit, and what it asks is answered. */
function night(): string {
  const next = dice(21);
  const stars = range(0, 25).map(
    () => `M${Math.round(12 + 296 * next())} ${Math.round(8 + 80 * next())}h.01`,
  );
  const roofs = [14, 66, 120, 236, 282].map((x, index) => {
    const wall = 30 + 6 * (index % 3);
    return `M${x} 180v-${wall}l20-16 20 16v${wall}z`;
  });
  return [
    fill(NIGHT, box(0, 0, WIDTH, HEIGHT)),
    line("#8FB3C4", 1.6, stars.join("")),
    fill(LAMP, "M286 18a18 18 0 1 0 16 27 15 15 0 0 1-16-27z"),
    fill("#13222E", "M0 150l60-50 40 26 56-60 62 58 42-30 60 40v46H0z"),
    line("#4C6577", 1.2, "M0 150l60-50 40 26 56-60 62 58 42-30 60 40"),
    fill("#1B2B36", roofs.join("")),
    line("#6F8E9B", 1.2, roofs.join("")),
    fill("#1B2B36", "M172 180v-44l26-20 26 20v44z"),
    line("#6F8E9B", 1.2, "M172 136l26-20 26 20"),
    fill(LAMP, box(188, 142, 20, 18)),
    line("#1B2B36", 2, "M198 142v18M188 151h20"),
    // Asked from there; answered at once.
    fill(PAPER, "M150 74h92q6 0 6 6v16q0 6-6 6h-34l-8 10v-10h-50q-6 0-6-6V80q0-6 6-6z"),
    line(SLATE, 2.4, "M156 84h70M156 92h44"),
    fill(LAKE, "M34 30h104q6 0 6 6v22q0 6-6 6h-82l-10 10V64H34q-6 0-6-6V36q0-6 6-6z"),
    line("#FFFFFF", 2.4, "M40 40h86M40 48h92M40 56h50"),
  ].join("");
}

const letter = (x: number, y: number, turn: number, colour: string, mark = "") =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${fill(colour, box(-24, -15, 48, 30))}${line(INK, 1.3, `${box(-24, -15, 48, 30)}M-24-15l24 18 24-18`)}${mark}</g>`;

/** From one pile into three trays; one letter lies aside. */
const sorted = [
  fill("#EDE5D2", box(0, 0, WIDTH, HEIGHT)),
  ...range(0, 5).map((index) =>
    letter(
      56 + ((index * 17) % 11) - 5,
      128 - 15 * index,
      ((index * 37) % 30) - 15,
      index % 2 ? PAPER : "#FFFFFF",
    ),
  ),
  line(LAKE, 2, "M98 66q40-30 84-26M98 92h84M98 118q40 28 84 26", 'stroke-dasharray="6 5" '),
  line(LAKE, 2, "M174 34l9 6-9 6M174 86l9 6-9 6M174 138l9 6-9 6"),
  ...[SIGNAL, LAKE, "#2F6B4A"].map((colour, index) => {
    const y = 40 + 52 * index;
    return [
      letter(244, y - 6, index - 1, "#FFFFFF"),
      fill(colour, `M196 ${y + 2}h96v16h-96z`),
      line(INK, 2.4, `M192 ${y - 12}v30h104v-30`),
    ].join("");
  }),
].join("");

/** The draft is set; a person's pen strikes a line, writes another above it, and signs. */
const drafted = [
  fill(GLACIER, box(0, 0, WIDTH, HEIGHT)),
  fill("#FFFFFF", "M62 14h170v166H62z"),
  line(INK, 1.4, "M62 180V14h170v166"),
  line(SLATE, 2.6, rows(80, 38, [64])),
  line(SLATE, 2.6, rows(80, 62, [132, 124, 134])),
  line(SLATE, 2.6, rows(80, 106, [128, 88])),
  line(SIGNAL, 2.2, "M118 73q30-4 66 1"),
  line(LAKE, 2, "M190 70q4-9 8 0t8-1 8 1"),
  line(LAKE, 2.4, "M82 152q12-22 17-9t-10 12q20-14 26-10t-4 8q14-12 20-6t14-4"),
  `<g transform="translate(146 147)rotate(-42)">${fill(INK, "M0 0l22-7h78v14H22z")}${fill(PAPER, "M0 0l22-7v14z")}${fill(BRASS, box(84, -7, 8, 14))}${line(INK, 1.2, "M0 0l22-7v14zM4 0h14")}</g>`,
].join("");

const plates = { night: night(), sorted, drafted };
write(
  "tasks",
  WIDTH,
  HEIGHT,
  Object.entries(plates).map(
    ([name, drawn], index) =>
      `<view id="${name}" viewBox="${400 * index} 0 ${WIDTH} ${HEIGHT}"/><g transform="translate(${400 * index})">${drawn}</g>`,
  ),
);
