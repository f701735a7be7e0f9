// Draws the map of each page's opening: part of `npm run artwork`, which writes app/artwork/sheets. One idea a file in sheets/.
import { globSync } from "node:fs";

for (const file of globSync("sheets/draw-*.ts", { cwd: import.meta.dirname })) await import(`./${file}`);
