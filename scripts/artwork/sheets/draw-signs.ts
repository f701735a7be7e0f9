// Map signs under construction, for graphic design: each in its square, with the circles and tangents that made it.
import {
  CONTOUR,
  circle,
  FOREST,
  fill,
  INK,
  LAKE,
  line,
  PAPER,
  type Point,
  range,
  SAND,
  SIGNAL,
  straight,
  write,
} from "#scripts/artwork/drawing/pen";

/** What each sign is drawn on. */
const CELL = 200;

/** A sign round the middle of its square, 120 high, and the lines it needed besides those that all have. */
interface Sign {
  drawing: string;
  help: string;
}

const ring = (x: number, y: number, r: number, inner: number) => `${circle(x, y, r)}${circle(x, y, inner)}`;

const church: Sign = {
  drawing: fill(INK, `${circle(0, 26, 34)}M-4-60h8v16h16v8h-16v30h-8v-30h-16v-8h16z`),
  help: `${circle(0, 26, 46)}M-34-100v200M34-100v200M-20-100v120M20-100v120`,
};
const spring: Sign = {
  drawing: `${fill(LAKE, ring(-18, -18, 34, 18), 'fill-rule="evenodd" ')}${line(LAKE, 12, "M8 6q10 14 24 12t24 16 0 24")}`,
  help: `${circle(-18, -18, 50)}${circle(32, 38, 26)}${circle(32, 38, 38)}M-100-18h200M-18-100v200M-70-52l140 140`,
};
const fir: Sign = {
  drawing: fill(FOREST, "M0-60l26 40h-12l22 36h-14l24 30h-40v18h-12v-18h-40l24-30h-14l22-36h-12z"),
  help: `M0-60L62 60M0-60L-62 60M-100-20h200M-100 16h200M-100 46h200${circle(0, 0, 60)}`,
};
const castle: Sign = {
  drawing: fill(
    INK,
    "M-52 52v-84h18v14h16v-14h-2v-24h14v10h12v-10h14v24h-2v14h16v-14h18v84h-36v-24q0-16-16-16t-16 16v24z",
  ),
  help: `${circle(0, 28, 16)}${circle(0, 28, 30)}M-52-100v200M52-100v200M-100-32h200M-20-100v200M20-100v200`,
};
const summit: Sign = {
  drawing: `${fill(INK, "M0-52l60 104h-120zM0-24l-36 62h72z", 'fill-rule="evenodd" ')}${fill(SIGNAL, circle(0, 17, 9))}`,
  help: `${circle(0, 17, 69)}${circle(0, 17, 35)}M0-100v200M-100 78L80-26M100 78L-80-26`,
};
const beacon: Sign = {
  drawing: fill(
    INK,
    `${circle(0, 0, 12)}M-5-24l-7-36h24l-7 36zM-5 24l-7 36h24l-7-36zM-24-5l-36-7v24l36-7zM24-5l36-7v24l-36-7z`,
  ),
  help: `${circle(0, 0, 24)}${circle(0, 0, 60)}M-20-100L0 0 20-100M-20 100L0 0 20 100M-100-20L0 0-100 20M100-20L0 0 100 20`,
};
const boat: Sign = {
  drawing: fill(
    INK,
    "M-60 22h120q-12 36-44 36h-32q-32 0-44-36zM-4 12v-72q48 24 52 72zM-12 12h-34q4-36 34-54z",
  ),
  help: `${circle(0, -20, 62)}${circle(-4, 12, 52)}M-100 22h200M-100 58h200M-4-100v200`,
};
const tent: Sign = {
  drawing: fill(FOREST, "M0-48l64 96h-28l-36-58-36 58h-28zM0 12l22 36h-44z"),
  help: `M0-48L100 102M0-48L-100 102M0-10L64 94M0-10L-64 94M-100 48h200${circle(0, 20, 68)}`,
};
const pin: Sign = {
  drawing: `${fill(SIGNAL, "M0 60c-22-30-40-46-40-72a40 40 0 1 1 80 0c0 26-18 42-40 72z")}${fill(PAPER, circle(0, -12, 15))}`,
  help: `${circle(0, -12, 40)}${circle(0, -12, 58)}M0 60L-66-48M0 60L66-48M-100-12h200`,
};
const teeth = range(0, 7).map((tooth) => {
  const turn = (tooth * Math.PI) / 4;
  const at = (r: number, off: number): Point => [r * Math.cos(turn + off), r * Math.sin(turn + off)];
  return straight([at(43, -0.18), at(60, -0.13), at(60, 0.13), at(43, 0.18)], true);
});
const mill: Sign = {
  drawing: `${fill(INK, ring(0, 0, 46, 32), 'fill-rule="evenodd" ')}${fill(INK, `${teeth.join("")}${circle(0, 0, 12)}`)}`,
  help: `${circle(0, 0, 60)}${circle(0, 0, 46)}${circle(0, 0, 32)}M-100 0h200M0-100v200M-71-71l142 142M71-71l-142 142`,
};
const station: Sign = {
  drawing: fill(INK, "M-60-26h120v52h-120zM-48-14v28h40v-28zM8-14v28h40v-28z", 'fill-rule="evenodd" '),
  help: `${circle(-28, 0, 24)}${circle(28, 0, 24)}${circle(0, 0, 65)}M-100-26h200M-100 26h200M-60-100v200M60-100v200`,
};
const cave: Sign = {
  drawing: fill(
    INK,
    "M-60 48v-14h24q-22-16-22-42 0-50 58-50t58 50q0 26-22 42h24v14h-56v-16q26-8 26-38t-30-30-30 30 26 38v16z",
  ),
  help: `${circle(0, -6, 56)}${circle(0, -6, 32)}M-100 48h200M-100 34h200M-60-100v200M60-100v200`,
};

/** Drawn, but not yet inked. */
const undone = ({ drawing, help }: Sign): Sign => ({
  drawing: drawing.replaceAll(/fill="(#\w+)"/g, 'stroke="$1" stroke-width="1.6"'),
  help,
});

const frame = `M-80-80h160v160h-160zM-80-80l160 160M80-80l-160 160M0-100v200M-100 0h200${circle(0, 0, 80)}`;

/** Rows of signs on squared paper, the first one `top` below the sheet's upper edge, each square `pitch` wide and high. */
function drawBoard(name: string, width: number, height: number, top: number, pitch: number, board: Sign[][]) {
  const square = pitch / 5;
  const paper = line(
    "#EFE4D1",
    1,
    range(0, width, square)
      .map((x) => `M${x} 0v${height}`)
      .join("") +
      range(top % square, height, square)
        .map((y) => `M0 ${y}h${width}`)
        .join(""),
  );
  const scale = pitch === CELL ? "" : `scale(${pitch / CELL})`;
  const signs = board.flatMap((row, y) =>
    row.map(
      ({ drawing, help }, x) =>
        `<g transform="translate(${(x + 0.5) * pitch} ${top + (y + 0.5) * pitch})${scale}"><use href="#f"/>${line(CONTOUR, 1.1, help)}${drawing}</g>`,
    ),
  );
  write(name, width, height, [
    `<defs><path id="f" stroke="${SAND}" stroke-width="1.3" d="${frame}"/></defs>`,
    paper,
    ...signs,
  ]);
}

/** Three rows beside a card: the inked ones next to it, those in pencil at the edge of the widest screens. */
drawBoard("signs", 1000, 600, 0, CELL, [
  [pin, spring, undone(boat), summit, undone(castle)],
  [beacon, undone(station), tent, undone(cave), mill],
  [castle, fir, undone(summit), church, undone(fir)],
]);
/** A column of three beside a tablet's words. */
drawBoard("narrow/signs", 176, 528, 0, 176, [[pin], [spring], [undone(boat)]]);
