// `npm run artwork`: draws all pictures that the scripts of this folder make, in order of dependency. Needs a browser.
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
  // The map at the top of each page, one script each.
  ...globSync("sheets/draw-*.ts", { cwd: import.meta.dirname }),
  "region/draw-towns.ts",
  "region/draw-lights.ts",
];

for (const file of drawings) await import(`./${file}`);
