// Draws the signatures under the promises on the page about us, each in its own handwriting, and the one under the
// report on the hosting page. Part of `npm run artwork`.
import { writeFileSync } from "node:fs";
import { dice, type Point, smooth } from "#scripts/artwork/drawing/pen";

/** A letter's width, and the pen's points in it: from 0 to 1 across, and up from the baseline in x-heights. */
interface Letter {
  width: number;
  way: Point[];
}

const letter = (width: number, ...way: Point[]): Letter => ({ width, way });

const letters: Record<string, Letter> = {
  a: letter(1.1, [0.7, 0.9], [0.3, 1.1], [0.05, 0.5], [0.3, -0.1], [0.7, 0.9], [0.7, -0.1], [1, 0.1]),
  b: letter(1.1, [0.3, 2.4], [0.55, 3], [0.35, 2.2], [0.1, -0.1], [0.6, -0.2], [0.7, 0.9], [1, 0.7]),
  d: letter(
    1.2,
    [0.6, 0.9],
    [0.2, 1.1],
    [0.05, 0.4],
    [0.35, -0.1],
    [0.9, 2.9],
    [0.75, 0.4],
    [0.8, -0.1],
    [1, 0.1],
  ),
  e: letter(0.8, [0.6, 0.5], [0.8, 1.1], [0.4, 1.3], [0.15, 0.4], [0.5, -0.2], [1, 0.1]),
  h: letter(1.2, [0.4, 2.4], [0.5, 3], [0.25, 2], [0.1, -0.2], [0.4, 1], [0.7, 1], [0.7, -0.1], [1, 0.1]),
  i: letter(0.6, [0.5, 1.1], [0.4, 0.2], [0.6, -0.2], [1, 0.1]),
  n: letter(1.1, [0.2, 1.2], [0.18, -0.2], [0.5, 1.3], [0.72, 0.9], [0.7, -0.2], [1, 0.1]),
  o: letter(0.9, [0.6, 1.1], [0.1, 1], [0.1, -0.1], [0.7, -0.1], [0.7, 1.1], [0.5, 1], [1, 0.8]),
  r: letter(0.8, [0.3, 1], [0.4, 1.5], [0.8, 1.1], [0.6, 0.3], [0.7, -0.2], [1, 0.1]),
  u: letter(1.1, [0.15, 1.1], [0.1, -0.1], [0.5, -0.2], [0.7, 1.1], [0.7, -0.1], [1, 0.1]),
  z: letter(0.9, [0.1, 1.1], [0.7, 1.2], [0.1, -0.1], [0.6, -0.2], [1, 0.1]),
  "~": letter(1.6, [0.2, 0.6], [0.4, 0], [0.6, 0.5], [0.8, 0.1], [1, 0.2]),
  B: letter(
    2.2,
    [0.25, 3.4],
    [0.2, 2],
    [0.05, -0.3],
    [0.2, 3.2],
    [0.9, 3.8],
    [1, 2.2],
    [0.3, 1.7],
    [1.05, 1.6],
    [0.9, -0.4],
    [0.2, -0.1],
    [1, 0.2],
  ),
  C: letter(2, [1, 3], [0.6, 3.9], [0, 2.4], [0, -0.3], [0.7, -0.4], [1, 0.3]),
  J: letter(1.6, [0.3, 3.3], [1.1, 3.7], [0.8, 2], [0.7, -1.4], [0.1, -1.9], [0, -0.8], [1, 0.3]),
  L: letter(2, [0.3, 2.4], [0.9, 3.6], [0.5, 3.9], [0.3, 1.2], [0, -0.3], [0.3, 0.4], [0.6, -0.4], [1, 0.2]),
  M: letter(
    2.6,
    [0, -0.3],
    [0.25, 3.6],
    [0.3, 3.4],
    [0.42, 0.2],
    [0.7, 3.8],
    [0.78, 3.4],
    [0.75, -0.2],
    [1, 0.2],
  ),
  N: letter(2, [0, -0.3], [0.2, 3.6], [0.3, 3.4], [0.6, -0.5], [0.75, 0.2], [0.85, 3.4], [1, 4.2]),
  R: letter(
    2.1,
    [0.3, 3.2],
    [0.2, 1.6],
    [0, -0.4],
    [0.2, 3.4],
    [0.9, 4],
    [0.9, 2],
    [0.2, 1.8],
    [0.7, 0.2],
    [1, 0.1],
  ),
  S: letter(1.8, [1, 2.8], [0.7, 3.9], [0.2, 3], [0.8, 1.4], [0.7, -0.4], [0, 0.1], [0.5, 0.7], [1, 0.2]),
  Z: letter(2, [0.1, 3], [0.5, 3.6], [1, 3.2], [0.1, -0.2], [0.5, 0.2], [0.8, -0.4], [1, 0.2]),
};

interface Hand {
  /** The letters: a tilde is a scribble for the rest of the name; at a space the pen is lifted. */
  text: string;
  /** The x-height. */
  height: number;
  width: number;
  slant: number;
  /** How far the baseline climbs per unit across. */
  climb: number;
  /** The final stroke, relative to the end of the last letter: below the whole signature, or to the right. */
  end: Point[];
}

/** In the order of the people. */
const hands: Hand[] = [
  {
    text: "L Morand",
    height: 6.4,
    width: 7.4,
    slant: 0.32,
    climb: 0.05,
    end: [
      [8, 2],
      [16, 3],
    ],
  },
  {
    text: "RZbin~",
    height: 5.4,
    width: 8.2,
    slant: 0.5,
    climb: 0.02,
    end: [
      [14, 0],
      [-6, -8],
      [-60, -6],
    ],
  },
  {
    text: "N Jeanr~",
    height: 5.8,
    width: 7,
    slant: 0.12,
    climb: 0,
    end: [
      [6, 1],
      [12, 6],
    ],
  },
  {
    text: "SBru~",
    height: 6.8,
    width: 8,
    slant: 0.4,
    climb: 0.12,
    end: [
      [10, -1],
      [26, 2],
    ],
  },
  {
    text: "Chiara B",
    height: 6,
    width: 6.8,
    slant: 0.22,
    climb: 0.03,
    end: [
      [9, 4],
      [14, -1],
    ],
  },
];

/** The y of the line on which people sign. */
const LINE = 34;

function signature({ text, height, width, slant, climb, end }: Hand, index: number): string {
  const next = dice(index + 3);
  const shaken = (value: number) => value + 0.14 * (next() - 0.5);
  const at = (x: number, up: number): Point => [x + slant * up, LINE - up - climb * x];
  let left = 6;
  let hurry = 1;
  const words = text.split(" ").map((word) => {
    const way = [...word].flatMap((each) => {
      const { width: wide, way: points } = letters[each] ?? letter(1);
      const drawn = points.map(([x, up]) => at(left + shaken(x) * wide * width, shaken(up) * height * hurry));
      left += wide * width;
      hurry *= 0.97;
      return drawn;
    });
    left += width * 0.5;
    return way;
  });
  const [x, y] = words.at(-1)?.at(-1) ?? [0, 0];
  words.at(-1)?.push(...end.map(([dx, up]): Point => [x + dx, y - up]));
  return words.map(smooth).join("");
}

const signatures = hands.map(signature);
const source = "written by\n * scripts/artwork/draw-signatures.ts.";

writeFileSync(
  "app/sections/about/signatures.ts",
  `/**\n * Path data of each person's signature, on a baseline at ${LINE} of a field of 120 by 44; ${source}\n */\nexport const signatures = [\n${signatures.map((each) => `  "${each}",`).join("\n")}\n];\n`,
);

writeFileSync(
  "app/sections/hosting/signature.ts",
  `/**\n * The signature of the colleague who looks after servers, the same as in app/sections/about/signatures.ts; ${source}\n */\nexport const signature =\n  "${signatures[1]}";\n`,
);
