// Draws the staircase as seen from the corner of the room: `node scripts/workshop/escaliers-duc/draw-axonometry.ts`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dice } from "#scripts/artwork/drawing/pen";
import { drawDimensions, drawLevels } from "#scripts/workshop/escaliers-duc/axonometry/dimensions";
import {
  drawLowerRail,
  drawLowerString,
  drawTurningPost,
  drawTurnString,
  drawUpperRail,
} from "#scripts/workshop/escaliers-duc/axonometry/flights";
import { penOf, type Sheet } from "#scripts/workshop/escaliers-duc/axonometry/pen";
import { drawGround, drawSlab } from "#scripts/workshop/escaliers-duc/axonometry/room";
import { drawTread } from "#scripts/workshop/escaliers-duc/axonometry/tread";
import { colour, face, LOWER, treads } from "#scripts/workshop/escaliers-duc/steps";

const hatch = `<pattern id="cut" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="${colour.walnut}" d="M0 0h7v7H0z"/><path d="M0 0V7" stroke="${colour.bone}" stroke-width="1.4"/></pattern>`;

/** The staircase from back to front. */
function drawStairs(sheet: Sheet): string {
  const pen = penOf(sheet);
  const roll = dice(9);
  const steps = treads().map((outline, index) => drawTread(pen, roll, outline, index));
  const flight = (from: number, until?: number) => steps.slice(from, until).reverse().join("");
  return [
    drawGround(pen),
    drawLevels(pen),
    drawSlab(pen),
    flight(LOWER + 3),
    drawUpperRail(pen),
    flight(LOWER, LOWER + 3),
    drawTurnString(pen),
    drawTurningPost(pen),
    flight(0, LOWER),
    drawLowerRail(pen),
    drawLowerString(pen),
    drawDimensions(pen),
  ].join("");
}

function write(name: string, sheet: Sheet): void {
  const { width, height } = sheet;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${face}<defs>${hatch}</defs>${drawStairs(sheet)}</svg>`;
  writeFileSync(join(import.meta.dirname, "drawings", name), drawing);
}

write("stair-wide.svg", {
  width: 1440,
  height: 960,
  scale: 0.228,
  origin: [790, 852],
  letter: 13,
  isWide: true,
  hasStep: true,
});
write("stair-tall.svg", {
  width: 390,
  height: 416,
  scale: 0.094,
  origin: [104, 366],
  letter: 9.5,
  isWide: false,
  hasStep: true,
});
write("stair-cover.svg", {
  width: 390,
  height: 508,
  scale: 0.094,
  origin: [104, 482],
  letter: 13,
  isWide: false,
  hasStep: false,
});
write("stair-now.svg", {
  width: 404,
  height: 524,
  scale: 0.094,
  origin: [106, 482],
  letter: 14,
  isWide: false,
  hasStep: false,
});
