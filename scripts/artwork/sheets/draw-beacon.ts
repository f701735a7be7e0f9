// The radio beacon that opens the chatbots: a compass rose, circles of distance and radials, as on a chart for pilots.
import { circle, fill, LAKE, line, type Point, range, write } from "#scripts/artwork/drawing/pen";

const WIDTH = 1600;
const HEIGHT = 1000;
/** Where it stands: the demonstration covers it, its circles go out on all sides. */
const BEACON: Point = [1130, 500];

/** The point at a bearing in degrees and a distance. */
const at = (degrees: number, far: number): Point => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return [Math.round(BEACON[0] + far * Math.cos(turn)), Math.round(BEACON[1] + far * Math.sin(turn))];
};

const ray = (degrees: number, from: number, to: number) =>
  `M${at(degrees, from).join(" ")}L${at(degrees, to).join(" ")}`;

const ticks = (step: number, from: number, to: number) =>
  range(0, 359, step)
    .map((degrees) => ray(degrees, from, to))
    .join("");

const ring = (radius: number) => circle(...BEACON, radius);

/** The rose lies outside what stands in its middle. */
const ROSE = 402;

/** An arrowhead on a radial, where an answer goes out. */
const arrow = (degrees: number, far: number) => {
  const [tip, left, right, heel] = [
    at(degrees, far + 15),
    at(degrees - 1.1, far - 9),
    at(degrees + 1.1, far - 9),
    at(degrees, far - 4),
  ];
  return `M${[tip, right, heel, left].map((point) => point.join(" ")).join("L")}z`;
};

const airways = [34, 68, 146, 214, 292, 326];

write("beacon", WIDTH, HEIGHT, [
  line(LAKE, 1.3, [520, 620].map(ring).join(""), 'opacity=".5" '),
  line(LAKE, 1.3, [720, 820, 920].map(ring).join(""), 'opacity=".3" '),
  line(LAKE, 1, ticks(30, ROSE + 44, 1300), 'opacity=".28" '),
  line(
    LAKE,
    3,
    airways.map((degrees) => ray(degrees, ROSE + 46, 1300)).join(""),
    'stroke-dasharray="30 8" opacity=".75" ',
  ),
  fill(LAKE, airways.flatMap((degrees) => [arrow(degrees, 520), arrow(degrees, 720)]).join("")),
  line(LAKE, 2.6, ring(ROSE)),
  line(LAKE, 1, ring(ROSE + 38)),
  line(LAKE, 1.2, ticks(2, ROSE, ROSE + 9)),
  line(LAKE, 1.6, ticks(10, ROSE, ROSE + 20)),
  line(LAKE, 4, ticks(30, ROSE, ROSE + 30)),
  fill(
    LAKE,
    `M${at(0, ROSE + 62).join(" ")}L${at(2.2, ROSE + 8).join(" ")}L${at(-2.2, ROSE + 8).join(" ")}z`,
  ),
]);
