// Writes the names of places, summits and rivers on a town's map, each where the ones before it leave room.
import type { Locale } from "#app/domain/language/locale";
import { circle, fill, INK, line, type Point, SLATE } from "#scripts/artwork/drawing/pen";
import { regular, typeCase, upright, widthOf } from "#scripts/artwork/drawing/words";
import { boxesOf, type Name, suit } from "#scripts/artwork/region/names";
import { places } from "#scripts/artwork/region/places";
import { type Box, boxAround, isFree, onFrame } from "#scripts/artwork/region/sheet";
import type { Way } from "#scripts/artwork/region/ways";
import type { Ground } from "./ground.ts";
import { ABROAD, lettersAt } from "./led-names.ts";
import { LAND, wide } from "./look.ts";
import type { NamePlaces } from "./name-places.ts";
import { riverNamesOn } from "./river-names.ts";
import { summitNamesOn } from "./summit-names.ts";

/** The longest line in units to the name of another of our towns, or on a wide map of a town beyond the border. */
const NEARBY = 54;

interface Placed {
  /** The placed names of the places that the page lists; null if there was no room. */
  names: Record<Locale, { names: (Name | null)[] }>;
  taken: Box[];
  /** Where the circles are broken; names that lie on one are added. */
  gaps: Box[];
}

/** The names by language, and the outlines of their letters. */
export function labelsOn(
  ground: Ground,
  { spotsOf, ledTo, isAtIts }: NamePlaces,
  { names, taken, gaps }: Placed,
) {
  const { look, frame, own, isInside, isAtHome, strayed, listed, ourMarks, onLines, onCircles } = ground;
  const ours = look.name * 1.12;
  const ofOurs = typeCase(upright, ours, "u");
  const ofOthers = typeCase(regular, look.listed, "t");

  const inSight = places
    .filter((place) => place !== own && !listed.some(({ at }) => at === place.at))
    .map((place) => ({ ...place, spot: onFrame(frame, place.at).map(Math.round) }))
    .map(({ spot: [x = 0, y = 0], ...place }) => ({ ...place, spot: [x, y] satisfies Point }))
    .filter(({ spot }) => isInside(boxAround(spot, 0, 0)));

  /** A town with a page of ours is a square on the wide map, whose legend explains it; other marks are dots. */
  const markOf = ([x, y]: Point, isOurs: boolean) =>
    isOurs && look === wide
      ? `<path fill="#fff" stroke="${INK}" stroke-width="2" d="M${x - 5} ${y - 5}h10v10h-10z"/>`
      : fill(SLATE, circle(x, y, 3.5), `stroke="${LAND}" stroke-width="4" paint-order="stroke" `);

  const lineOf = ([from, to]: Way) =>
    line(SLATE, 1.6, `M${from.map(Math.round).join(" ")}L${to.map(Math.round).join(" ")}`);

  /** The places that the page lists, except those without room for a name even at the end of a line. */
  const listedNames = (locale: Locale): string[] =>
    names[locale].names.flatMap((name, index) => {
      const place = listed[index];
      if (!place || !name) return [];
      const label = ofOthers.words({
        text: place.name[locale],
        at: [Math.round(name.at[0]), Math.round(name.at[1])],
        colour: SLATE,
        halo: { colour: LAND, width: 5 },
      });
      const leader = name.leader ? lineOf(name.leader) : "";
      return [leader + (place.isValley ? "" : markOf(name.mark, false)) + label];
    });

  type Town = (typeof inSight)[number];
  const sizeOf = ({ slug }: Town) => (slug === null ? look.name : ours);

  /** The best place for a visible town's name, beside its mark or at the end of a line; undefined without room. */
  const bestFor = (town: Town, locale: Locale, placed: Name[]): Name | undefined => {
    const { spot, ...place } = town;
    const isOurs = place.slug !== null;
    const text = place.name[locale];
    const size = sizeOf(town);
    const long = widthOf(isOurs ? upright : regular, text, size);
    const others = [...placed, ...ourMarks.filter(({ mark }) => `${mark?.map(Math.round)}` !== `${spot}`)];
    const costOf = ({ box, struck }: Name) => struck + (isAtHome(spot) ? ABROAD * strayed(box) : 0);
    const bestOf = (all: Name[]) =>
      all
        .filter((each) => boxesOf(each).every((box) => isFree(box, taken)))
        .filter((each) => others.every((other) => suit(each, other)))
        .filter((each) => isAtIts(each, lettersAt(each.at, text, long, size)))
        .filter(({ at }) => isOurs || onLines(boxAround(at, long, size * 0.75)) === 0)
        .toSorted((one, other) => costOf(one) - costOf(other))[0];
    const beside = bestOf(spotsOf(spot, long, size, isOurs ? 14 : 10, isOurs));
    const mayBeLed = isOurs || (look === wide && !isAtHome(spot));
    return beside ?? (mayBeLed ? bestOf(ledTo(place, text, long, size, NEARBY)) : undefined);
  };

  const labelOf = ({ spot, slug, name }: Town, locale: Locale, { at, leader }: Name): string => {
    const isOurs = slug !== null;
    const label = (isOurs ? ofOurs : ofOthers).words({
      times: isOurs ? 1 : look.name / look.listed,
      text: name[locale],
      at: [Math.round(at[0]), Math.round(at[1])],
      colour: isOurs ? INK : SLATE,
      halo: { colour: LAND, width: 5 },
    });
    return (leader ? lineOf(leader) : "") + markOf(spot, isOurs) + label;
  };

  /** All names with their marks; of the small towns, those whose names cover no border, shore or circle. */
  const named = (locale: Locale): string[] => {
    const placed = names[locale].names.filter((name) => name !== null);
    const labels = listedNames(locale);
    for (const town of inSight) {
      if (labels.length >= look.most) break;
      const best = bestFor(town, locale, placed);
      if (!best) continue;
      placed.push(best);
      if (onCircles(best.box) > 0) gaps.push(best.box);
      labels.push(labelOf(town, locale, best));
    }
    const summits = summitNamesOn(ground, spotsOf, ofOthers, placed, taken);
    return [...labels, ...summits, ...riverNamesOn(ground, [...taken, ...placed.flatMap(boxesOf)])];
  };

  return { named, letters: () => [ofOurs.drawn(), ofOthers.drawn()] };
}
