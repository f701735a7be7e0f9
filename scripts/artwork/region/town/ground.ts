// The parts of a town's map below its names: circles, lakes, rivers, borders and the marks of places.
import { towns as pages } from "#app/content/towns/towns";
import { type City, type CitySlug, cities, tintedKm } from "#app/domain/offers/cities";
import { type Point, range, stretches } from "#scripts/artwork/drawing/pen";
import type { Name } from "#scripts/artwork/region/names";
import { type PlaceOnMap, places, valleys, villages } from "#scripts/artwork/region/places";
import {
  type Box,
  borderPoints,
  boxAround,
  countryOn,
  courseOn,
  crowd,
  isWithin,
  lakesOn,
  onFrame,
  rivers,
  shorePoints,
} from "#scripts/artwork/region/sheet";
import { frameOf, type Look } from "./look.ts";

export const TURNS = range(0, 179).map((n) => (n * Math.PI) / 90);

/** The margin of a sheet that stays free, in units. */
export const EDGE = 20;

/** A river that is visible for fewer units than this is not drawn. */
const CRUMB = 50;

/** The least distance in units between the centre of the town's mark and that of another. */
const ASIDE = 22;

/** The places around a town that its page lists. */
function listedOn(slug: CitySlug): PlaceOnMap[] {
  const names = pages[slug].en.around.replaceAll("\u00A0", " ").split(/, | and (?:the )?/);
  return [...places, ...villages, ...valleys].filter(({ name }) => names.includes(name.en.replace("’", "'")));
}

export type Ground = ReturnType<typeof groundOf>;

export function groundOf(city: City, look: Look) {
  const frame = frameOf(city, look);
  const { width, height } = frame;
  const { cut } = look;
  const isInside = (box: Box) =>
    isWithin(box, frame, EDGE) && box.top > cut + EDGE && box.bottom < height - cut - EDGE;

  const [tx, ty] = onFrame(frame, [city.east, city.north]);
  const here: Point = [Math.round(tx), Math.round(ty)];
  const own = places.find(({ slug }) => slug === city.slug.en);
  const title = own?.name ?? city.name;
  const shores = shorePoints(frame);
  const borderline = borderPoints(frame);
  const isAtHome = countryOn(frame);
  const isWet = lakesOn(frame);
  /** How many of eleven points along a name are beyond the border. */
  const strayed = ({ left, top, right, bottom }: Box) =>
    range(0, 10).filter((part) =>
      [top, bottom].some((y) => !isAtHome([left + ((right - left) * part) / 10, y])),
    ).length;
  /** How many of eleven points along a name are in a lake. */
  const soaked = ({ left, top, right, bottom }: Box) =>
    range(0, 10).filter((part) => [top, bottom].some((y) => isWet([left + ((right - left) * part) / 10, y])))
      .length;
  const onCircle = (reach: number, turn: number): Point => [
    here[0] + reach * look.km * Math.sin(turn),
    here[1] - reach * look.km * Math.cos(turn),
  ];
  const circles = tintedKm.flatMap((reach) => TURNS.map((turn) => onCircle(reach, turn)));
  const listed = listedOn(city.slug.en);
  /** The position of a place's mark, moved away from the town's own mark if it would cover that. */
  const standsAt = ({ at, slug }: PlaceOnMap): Point => {
    const [x, y] = onFrame(frame, at);
    const away = Math.hypot(x - here[0], y - here[1]);
    const off = away > 0 && away < ASIDE && slug === null ? ASIDE / away : 1;
    return [Math.round(here[0] + (x - here[0]) * off), Math.round(here[1] + (y - here[1]) * off)];
  };
  const listedSpots = listed.filter(({ isValley }) => !isValley).map(standsAt);
  const inValleys = listed
    .filter(({ isValley }) => isValley)
    .map((place) => boxAround(standsAt(place), look.listed * 7, look.listed * 3));
  const spots = [...places.map(({ at }) => onFrame(frame, at)), ...listedSpots];
  const towns = cities.map(({ east, north }) => onFrame(frame, [east, north]));

  const isSeen = ([x, y]: Point) => x > 0 && x < width && y > cut && y < height - cut;
  const courses = rivers
    .flatMap(({ name, lines: all }) => all.map((points) => ({ name, ...courseOn(frame, points) })))
    .filter(({ along }) => along.some((run) => stretches(run, isSeen).some(({ length }) => length > CRUMB)));
  const banks = courses.flatMap(({ along }) => along.flat()).filter((at) => !isWet(at));
  const waters = [...shores, ...banks.filter((_, index) => index % 4 === 0)];
  const lines = [...waters, ...borderline];
  const crowds = {
    onLines: crowd(lines),
    onWaters: crowd(waters),
    onBorders: crowd(borderline),
    onBanks: crowd(banks),
    onCircles: crowd(circles),
  };
  const ourMarks = towns
    .filter((_, index) => cities[index] !== city)
    .map((spot): Name => ({ at: spot, box: boxAround(spot, 15, 15), mark: spot, struck: 0 }));

  const awayFrom = ([x, y]: Point) => Math.hypot(x - here[0], y - here[1]) / look.km;
  const land = { shores, isAtHome, isWet, strayed, soaked, isSeen, courses, lines };
  const marks = { own, title, listed, standsAt, listedSpots, inValleys, spots, towns, ourMarks, awayFrom };
  return { look, frame, here, isInside, onCircle, circles, ...land, ...marks, ...crowds };
}
