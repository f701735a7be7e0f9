// `npm run artwork`: draws every picture that a script of this folder makes, in the order in which they build on each other. Needs a browser.
import { globSync } from "node:fs";

const drawings = [
  "cut-typeface.ts",
  "draw-relief.ts",
  "romandy/draw-romandy.ts",
  "romandy/draw-hill.ts",
  "draw-ground.ts",
  "draw-ticket.ts",
  "draw-badge.ts",
  "draw-signatures.ts",
  "draw-kern.ts",
  "draw-icons.ts",
  // The map of each page's opening, one idea a file.
  ...globSync("sheets/draw-*.ts", { cwd: import.meta.dirname }),
  "region/draw-towns.ts",
  "region/draw-lights.ts",
];

for (const file of drawings) await import(`./${file}`);
