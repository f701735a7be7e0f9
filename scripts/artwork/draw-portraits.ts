// Draws the portraits of the people on the site: `npm run portraits -- FOLDER`, where FOLDER is `makehuman/data`
// of MakeHuman's repository (its base mesh and targets are CC0), writes an SVG file for each.
import { writeFileSync } from "node:fs";
import { faceOf } from "./portraits/face.ts";
import { hairOf } from "./portraits/hair.ts";
import { readHead } from "./portraits/head.ts";
import { linocut } from "./portraits/linocut.ts";
import { HEIGHT, render, WIDTH } from "./portraits/render.ts";
import { type Sitter, sitters } from "./portraits/sitters.ts";
import type { Vector } from "./portraits/vectors.ts";

/** How each material is cut; see `linocut`. */
const cuts = {
  skin: { step: 0.075, white: 0.5, black: 0.64 },
  // A whole number of strands around the head: 84.
  hair: { step: (0.9 * 2 * Math.PI) / 84, white: 0.12, black: 0.95 },
  cloth: { step: 0.09, white: 0.2, black: 0.75 },
};

/** The direction of the light: from the upper left, as on Swiss relief maps. */
const sun: Vector = [-0.4, 0.56, 0.85];

const colours = { paper: "#fff", skin: "#f0dcc0", cloth: "#125e8a", ink: "#12181d" };

function portraitOf(data: string, sitter: Sitter): string {
  const { targets, face, hair, yaw, pitch, roll } = sitter;
  const head = readHead(data, targets);
  const [turn, nod, lean] = [yaw, pitch, roll].map((degrees) => (degrees * Math.PI) / 180);
  const picture = render(
    [...faceOf(head, face), ...hairOf(head, hair)],
    {
      yaw: turn ?? 0,
      pitch: nod ?? 0,
      roll: lean ?? 0,
      centre: [0, 6.75, 0.3],
      scale: 186,
      at: [WIDTH / 2, 350],
    },
    sun,
  );
  const size = `viewBox="0 0 ${2 * WIDTH} ${2 * HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${linocut(picture, cuts, colours)}</svg>`;
}

const [data, ...wanted] = process.argv.slice(2);
if (!data) throw new Error("Which folder holds MakeHuman's data?");
for (const [name, sitter] of Object.entries(sitters))
  if (wanted.length === 0 || wanted.includes(name))
    writeFileSync(
      new URL(`../../public/people/${name}.svg`, import.meta.url),
      `${portraitOf(data, sitter)}\n`,
    );
