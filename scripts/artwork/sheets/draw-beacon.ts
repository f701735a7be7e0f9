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

/** N and degrees, each round a point on its bearing. */
const lettered = (bearings: number[], far: number, north: number, size: number) =>
  bearings
    .map((degrees) => {
      const word = degrees === 0 ? "N" : String(degrees);
      const high = degrees === 0 ? 1.5 * size : size;
      const [x, y] = at(degrees, degrees === 0 ? north : far);
      return lettering(word, x - (word.length - 1 / 3) * (high / 2), y - high / 2, high);
    })
    .join("");

interface Rose {
  radius: number;
  /** How high its figures are, and where: on bearings that the demonstration leaves free, that far from the middle. */
  size: number;
  bearings: number[];
  far: number;
  north: number;
  /** Bearings on which no words stand. */
  rays: number[];
  /** What its circles and rays are drawn in. */
  ink: string;
}

const drawn = ({ radius, size, bearings, far, north, rays, ink }: Rose) => [
  line(ink, 1.3, [118, 218].map((more) => ring(radius + more)).join(""), 'opacity=".5" '),
  line(ink, 1.3, [318, 418, 518].map((more) => ring(radius + more)).join(""), 'opacity=".3" '),
  line(ink, 1, rays.map((degrees) => ray(degrees, radius + 44, 1300)).join(""), 'opacity=".28" '),
  line(LAKE, 2.6, ring(radius)),
  line(LAKE, 1, ring(radius + 7)),
  line(LAKE, 1.2, ticks(2, radius, radius - 7)),
  line(LAKE, 1.6, ticks(10, radius, radius - 12, 10)),
  line(LAKE, 4, ticks(30, radius, radius - 18, 30)),
  fill(
    LAKE,
    `M${at(0, radius + 18).join(" ")}L${at(880 / radius, radius - 20).join(" ")}L${at(-880 / radius, radius - 20).join(" ")}z`,
  ),
  line(LAKE, size / 8, lettered(bearings, far, north, size)),
];

/** Towards the words, where they would strike letters, circles fade; the rose is whole. */
const west = `<linearGradient id="w" gradientUnits="userSpaceOnUse" x1="${BEACON[0] - 330}" x2="${BEACON[0] - 40}" y1="0" y2="0"><stop stop-color="${LAKE}" stop-opacity="0"/><stop offset="1" stop-color="${LAKE}"/></linearGradient>`;

write("beacon", WIDTH, HEIGHT, [
  west,
  ...drawn({
    radius: 316,
    size: 12,
    bearings: [0, 90, 180, 270],
    far: 271,
    north: 346,
    rays: [...range(0, 210, 30), 330],
    ink: "url(#w)",
  }),
]);
/** On a phone the upper half of a small one, which the demonstration covers up to its middle. */
const HALF = 280;
const half = drawn({
  radius: 190,
  size: 22,
  bearings: [0, 30, 60, 300, 330],
  far: 130,
  north: 134,
  rays: range(0, 330, 30),
  ink: LAKE,
});
write("narrow/beacon", 1600, HALF, half, [BEACON[0] - 800, BEACON[1] - HALF]);
