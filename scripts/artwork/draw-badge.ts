// Draws the background of the badge on a lanyard: rings like engraved contour lines. Part of `npm run artwork`.
import { writeFileSync } from "node:fs";
import { fill, GLACIER, INK, LAKE, line, type Point, round } from "#scripts/artwork/drawing/pen";

/** Four times the units in which `lanyard.tsx` sets the badge's words. */
const WIDTH = 600;
const HEIGHT = 848;
/** The band behind the face: words stand above and below it. */
const TOP = 148;
const BOTTOM = 568;
const MIDDLE: Point = [336, 330];
const RINGS = 19;
const POINTS = 60;

/** Each ring is turned a little against the one inside it; drawn with both signs of `turn`, the rings cross. */
function ring(index: number, turn: number): string {
  const radius = 36 + index * 19;
  const points = Array.from({ length: POINTS }, (_, at): Point => {
    const angle = (at / POINTS) * 2 * Math.PI;
    const away = radius + (4 + index * 1.1) * Math.sin(12 * angle + turn * index * 0.28);
    return [MIDDLE[0] + away * Math.cos(angle), MIDDLE[1] + away * 0.86 * Math.sin(angle)];
  });
  return round(points);
}

const rings = (turn: number) => Array.from({ length: RINGS }, (_, index) => ring(index, turn)).join("");
const band = `M2 ${TOP}h${WIDTH - 4}v${BOTTOM - TOP}H2z`;

writeFileSync(
  "app/artwork/badge.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">` +
    `<rect x="2" y="2" width="${WIDTH - 4}" height="${HEIGHT - 4}" rx="22" fill="#FFFFFF" stroke="#B7B9B6" stroke-width="3"/>` +
    `<clipPath id="b"><path d="${band}"/></clipPath>${fill(GLACIER, band, 'fill-opacity=".45" ')}` +
    `<g clip-path="url(#b)" stroke-opacity=".42">${line(LAKE, 1.6, rings(1))}${line("#B9834F", 1.6, rings(-1))}</g>` +
    `${line(INK, 3, `M2 ${TOP}h${WIDTH - 4}M2 ${BOTTOM}h${WIDTH - 4}`)}</svg>\n`,
);
