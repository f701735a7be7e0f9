// Writes a map's scale, and the name of the country beyond the border.
import { type Point, range, SEPIA } from "#scripts/artwork/drawing/pen";
import { regular, widthOf, words } from "#scripts/artwork/drawing/words";
import {
  type Box,
  boxAround,
  gapTo,
  isFree,
  isWithin,
  limitPoints,
  pointsIn,
  roomiest,
  scaleBar,
} from "#scripts/artwork/region/sheet";
import { EDGE, type Ground } from "./ground.ts";
import { BORDER, LAND } from "./look.ts";

/** The length of the scale bar in km. */
const BAR = 5;

/** The free space around the scale, in heights of its letters. */
const ROOM = 1.25;

/** The distance from another of our towns, which has its name beside it, in the same heights. */
const NAME = 4;

/** The scale at the lower or upper edge, near a corner, away from towns and over few lines. Adds its box to `taken`. */
export function scaleOn(ground: Ground, taken: Box[]): string {
  const { look, frame, inValleys, spots, towns, onLines, onWaters, onCircles } = ground;
  const { width, height } = frame;
  const { cut } = look;
  const limits = limitPoints(frame);
  const long = BAR * look.km + look.name * 4;
  const room = look.name * ROOM;
  const [first, last] = [EDGE, width - EDGE - long];
  const barAt = ([x, y]: Point) => boxAround([x + long / 2, y - look.name / 2], long + 12, look.name * 1.6);
  const onScale = (box: Box) => onLines(box) + onCircles(box);
  const corner = range(0, 4)
    .flatMap((row) => [height - cut - EDGE - row * 12, cut + EDGE + look.name + row * 12])
    .flatMap((y) => range(first, last, 20).map((x): Point => [Math.round(x), y]))
    .map((at) => ({
      at,
      box: {
        left: at[0] - room,
        top: at[1] - look.name - room,
        right: at[0] + long + room,
        bottom: at[1] + room,
      },
      inward: Math.min(at[0] - first, last - at[0]),
    }))
    .filter(({ box }) => isFree(box, taken) && pointsIn(box, spots) === 0 && isFree(box, inValleys))
    .filter(({ box }) => towns.every((town) => gapTo(box, town) > NAME * look.name))
    .map((each) => ({
      ...each,
      struck:
        9 * (onLines(each.box) + onCircles(each.box)) +
        90 * onScale(barAt(each.at)) +
        (onWaters(barAt(each.at)) > 0 ? 9000 : 0) +
        pointsIn(each.box, limits) +
        each.inward / 8,
    }))
    .toSorted((one, other) => one.struck - other.struck)[0];
  if (!corner) return "";
  taken.push(corner.box);
  return scaleBar(frame, corner.at, BAR, { size: look.name, colour: SEPIA, ground: LAND });
}

/** The name of France, the only other country on these maps. Adds its boxes to `taken`. */
export function franceOn(ground: Ground, taken: Box[]): string {
  const { look, frame, isAtHome, isWet, lines, circles, spots } = ground;
  const inFrance = (size: number) => {
    const spot = roomiest(frame, {
      isOn: (at) => !isAtHome(at) && !isWet(at),
      edges: [...lines, ...circles, ...spots],
      long: widthOf(regular, "FRANCE", size, size * 0.43),
      high: size * 1.2,
      turns: [0],
      // In the largest part of the country on the sheet.
      enough: 12,
      isFree: (box) =>
        isWithin(box, frame, 8) &&
        box.top > look.cut &&
        box.bottom < frame.height - look.cut &&
        isFree(box, taken),
    });
    return spot && { ...spot, size };
  };
  const france = inFrance(look.name) ?? inFrance(look.name * 0.75);
  if (!france) return "";
  taken.push(...france.boxes);
  const { at, size } = france;
  return words(regular, { text: "FRANCE", at, size, colour: BORDER, spacing: size * 0.43 });
}
