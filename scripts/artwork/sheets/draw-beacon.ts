// The radio beacon that opens the chatbots: a compass rose, circles of distance and radials, as on a chart for pilots.
import { circle, fill, LAKE, lettering, line, type Point, range, write } from "#scripts/artwork/drawing/pen";

/** As large as the widest of screens sees it: a unit is a pixel. */
const WIDTH = 2720;
const HEIGHT = 1000;
/** Where it stands: the demonstration covers its middle and clears its rose, its circles go out on all sides. */
const BEACON: Point = [WIDTH / 2 + 280, 492];

/** The point at a bearing in degrees and a distance. */
const at = (degrees: number, far: number): Point => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return [Math.round(BEACON[0] + far * Math.cos(turn)), Math.round(BEACON[1] + far * Math.sin(turn))];
};

const ray = (degrees: number, from: number, to: number) =>
  `M${at(degrees, from).join(" ")}L${at(degrees, to).join(" ")}`;

const ticks = (step: number, from: number, to: number, first = 0) =>
  range(first, 359, step)
    .map((degrees) => ray(degrees, from, to))
    .join("");

const ring = (radius: number) => circle(...BEACON, radius);

/** N and degrees, within the rose, each round the point below its tick. */
const lettered = (bearings: number[], far: number, size: number) =>
  bearings
    .map((degrees) => {
      const word = degrees === 0 ? "N" : String(degrees);
      const high = degrees === 0 ? 1.5 * size : size;
      const [x, y] = at(degrees, degrees === 0 ? far - 16 : far);
      return lettering(word, x - (word.length - 1 / 3) * (high / 2), y - high / 2, high);
    })
    .join("");

/** Round a rose of that radius, its figures that high: those that neither words nor the demonstration cover. */
const drawn = (rose: number, size: number, bearings: number[]) => [
  line(LAKE, 1.3, [118, 218].map((far) => ring(rose + far)).join(""), 'opacity=".5" '),
  line(LAKE, 1.3, [318, 418, 518].map((far) => ring(rose + far)).join(""), 'opacity=".3" '),
  line(LAKE, 1, ticks(30, rose + 44, 1300), 'opacity=".28" '),
  line(LAKE, 2.6, ring(rose)),
  line(LAKE, 1, ring(rose + 38)),
  line(LAKE, 1.2, ticks(2, rose, rose + 9)),
  line(LAKE, 1.6, ticks(10, rose, rose + 20, 10)),
  line(LAKE, 4, ticks(30, rose, rose + 30, 30)),
  fill(
    LAKE,
    `M${at(0, rose + 18).join(" ")}L${at(880 / rose, rose - 20).join(" ")}L${at(-880 / rose, rose - 20).join(" ")}z`,
  ),
  line(LAKE, size / 8, lettered(bearings, rose - 1.3 * size - 10, size)),
];

write("beacon", WIDTH, HEIGHT, drawn(370, 14, [0, 30, 60, 90, 120, 150, 180, 210, 330]));
/** On a phone the upper half of a small one, which the demonstration covers up to its middle. */
const HALF = 280;
write("narrow/beacon", 1600, HALF, drawn(190, 22, [0, 30, 60, 300, 330]), [
  BEACON[0] - 800,
  BEACON[1] - HALF,
]);
