import { fill, line, NIGHT, range, smooth } from "#scripts/artwork/drawing/pen";
import { CHALK, type Plan } from "./plan";

type Box = [left: number, top: number, right: number, bottom: number];

const innerWalls: Box[] = [
  [90, 12, 98, 156],
  [12, 164, 90, 172],
  [192, 80, 308, 88],
];

const windows: Box[] = [
  [28, -1, 70, 13],
  [120, -1, 176, 13],
  [224, -1, 290, 13],
  [307, 100, 321, 140],
  [-1, 40, 13, 120],
  [40, 263, 140, 277],
  [89, 108, 99, 140],
];

/** The glass of each outer window. */
const panes: Box[] = [
  [28, 6, 70, 6],
  [120, 6, 176, 6],
  [224, 6, 290, 6],
  [314, 100, 314, 140],
  [6, 40, 6, 120],
  [40, 270, 140, 270],
];

/** The ground floor in section: walls, windows, stairs, and the front door, which is open inwards. */
export function drawHouse(plan: Plan): string[] {
  const { draw } = plan;
  const openings = drawBoxes(plan, windows);
  const glass = panes.map(([x, y, toX, toY]) => draw([x, y], [toX, toY])).join("");
  const leaf = draw([192, 207], [180, 207], [137, 207]) + draw([192, 250], [180, 250]);
  return [
    fill(CHALK, drawOuterWalls(plan), 'fill-rule="evenodd" '),
    fill(CHALK, drawBoxes(plan, innerWalls)),
    fill(NIGHT, openings + drawBoxes(plan, [[178, 207, 194, 250]])),
    line(CHALK, 1.3, `${openings}${glass}${drawStairs(plan)}`),
    line(CHALK, 2.6, leaf),
    line(CHALK, 1.1, drawSwing(plan)),
  ];
}

const drawBoxes = ({ closed }: Plan, boxes: Box[]) =>
  boxes
    .map(([left, top, right, bottom]) => closed([left, top], [right, top], [right, bottom], [left, bottom]))
    .join("");

/** The outer walls between their two faces. */
const drawOuterWalls = ({ closed }: Plan) =>
  closed([0, 0], [320, 0], [320, 168], [192, 168], [192, 276], [0, 276]) +
  closed([12, 12], [12, 264], [180, 264], [180, 156], [308, 156], [308, 12]);

/** Ten steps, with an arrow upwards. */
const drawStairs = ({ draw }: Plan) =>
  range(0, 9)
    .map((step) => draw([110 + step * 7, 164], [110 + step * 7, 196]))
    .join("") + draw([110, 180], [172, 180], [166, 175]);

/** The quarter of a circle that the front door describes. */
const drawSwing = ({ at }: Plan) =>
  smooth(
    range(0, 12).map((part) => {
      const angle = Math.PI - (part / 24) * Math.PI;
      return at([180 + 43 * Math.cos(angle), 207 + 43 * Math.sin(angle)]);
    }),
  );
