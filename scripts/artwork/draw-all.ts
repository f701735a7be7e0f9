// `npm run artwork`: runs the scripts of this folder that draw pictures, in the order of their dependencies. Needs a
// browser.
import { globSync } from "node:fs";

const drawings = [
  "cut-typeface.ts",
  "draw-figures.ts",
  "draw-relief.ts",
  "romandy/draw-romandy.ts",
  "romandy/draw-hill.ts",
  "draw-ground.ts",
  "draw-ticket.ts",
  "draw-badge.ts",
  "draw-signatures.ts",
  "draw-kern.ts",
  "draw-icons.ts",
  // The maps that open pages, a file for each idea.
  ...globSync("sheets/draw-*.ts", { cwd: import.meta.dirname }),
  "region/draw-towns.ts",
  "region/draw-lights.ts",
];

for (const file of drawings) await import(`./${file}`);
