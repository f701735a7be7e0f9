// Draws the portraits of the people on the site: `node scripts/artwork/draw-portraits.ts FOLDER`, where FOLDER is `makehuman/data`
// of MakeHuman's repository (its base mesh and targets are CC0), writes an SVG file for each.
import { writeFileSync } from "node:fs";
import { faceOf } from "./portraits/face.ts";
import { hachures } from "./portraits/hachures.ts";
import { hairOf } from "./portraits/hair.ts";
import { readHead } from "./portraits/head.ts";
import { HEIGHT, render, WIDTH } from "./portraits/render.ts";
import { type Sitter, sitters } from "./portraits/sitters.ts";

/** Rock is black on a Swiss map, land is brown, ice is blue. */
const inks = {
  skin: { colour: "#86561f", step: 0.037 },
  hair: { colour: "#12181d", step: 0.046 },
  cloth: { colour: "#125e8a", step: 0.05 },
  line: { colour: "#12181d", step: 0.016 },
};

interface Edition {
  /** How broad the pen is. */
  pen: number;
  /** How near the face comes. */
  near: number;
}

const large: Edition = { pen: 1, near: 1 };

/** Where a face stands as small as a stamp, its lines are still as heavy as those of a large one. */
const small: Edition = { pen: 2, near: 1.25 };
const stamps = ["reto-zbinden", "noemie-jeanrichard", "samuel-bruchez", "chiara-bernasconi"];

function portraitOf(data: string, sitter: Sitter, { pen, near }: Edition): string {
  const { targets, face, hair, eyes, yaw, pitch, roll, light } = sitter;
  const head = readHead(data, targets);
  const [turn, nod, lean] = [yaw, pitch, roll].map((degrees) => (degrees * Math.PI) / 180);
  const picture = render(
    [...faceOf(head, face), ...hairOf(head, hair)],
    {
      yaw: turn ?? 0,
      pitch: nod ?? 0,
      roll: lean ?? 0,
      centre: [0, 6.75, 0.3],
      scale: 186 * near,
      at: [WIDTH / 2, 350],
    },
    light,
  );
  const size = `viewBox="0 0 ${2 * WIDTH} ${2 * HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke-linejoin="round">${hachures(picture, inks, eyes, pen)}</svg>`;
}

const [data, ...wanted] = process.argv.slice(2);
if (!data) throw new Error("Which folder holds MakeHuman's data?");
for (const [name, sitter] of Object.entries(sitters))
  if (wanted.length === 0 || wanted.includes(name))
    writeFileSync(
      new URL(`../../public/people/${name}.svg`, import.meta.url),
      `${portraitOf(data, sitter, stamps.includes(name) ? small : large)}\n`,
    );
