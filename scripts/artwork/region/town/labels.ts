// Writes the names of places, summits and rivers on a town's map, each where the ones before it leave room.
import type { Locale } from "#app/domain/language/locale";
import { circle, fill, INK, LAKE, line, type Point, range, SEPIA, SLATE } from "#scripts/artwork/drawing/pen";
import { italic, regular, typeCase, upright, widthOf, words } from "#scripts/artwork/drawing/words";
import { boxesOf, type Name, suit } from "#scripts/artwork/region/names";
import { places, summits } from "#scripts/artwork/region/places";
import { type Box, boxAround, isFree, onFrame, pointsIn, rivers } from "#scripts/artwork/region/sheet";
import type { Way } from "#scripts/artwork/region/ways";
import type { Ground } from "./ground.ts";
import { BORDER, LAND, wide } from "./look.ts";
import { ABROAD, lettersAt, type NamePlaces } from "./name-places.ts";

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
  const { look, frame, here, own, isInside, isAtHome, isWet, strayed, listed, spots, courses } = ground;
  const { ourMarks, awayFrom, onLines, onWaters, onBorders, onCircles } = ground;
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

  /** The visible towns with their marks, except small ones whose names would cover a border, a shore or a circle. */
  const named = (locale: Locale): string[] => {
    const placed = names[locale].names.filter((name) => name !== null);
    const labels = listedNames(locale);
    for (const { spot, ...place } of inSight) {
      const { name, slug } = place;
      if (labels.length >= look.most) break;
      const isOurs = slug !== null;
      const size = isOurs ? ours : look.name;
      const others = [...placed, ...ourMarks.filter(({ mark }) => `${mark?.map(Math.round)}` !== `${spot}`)];
      const long = widthOf(isOurs ? upright : regular, name[locale], size);
      const lettersOf = (at: Point) => boxAround(at, long, size * 0.75);
      const bestOf = (all: Name[]) =>
        all
          .filter((each) => boxesOf(each).every((box) => isFree(box, taken)))
          .filter((each) => others.every((other) => suit(each, other)))
          .filter((each) => isAtIts(each, lettersAt(each.at, name[locale], long, size)))
          .filter((each) => isOurs || onLines(lettersOf(each.at)) === 0)
          .map((each) => ({
            ...each,
            struck: each.struck + (isAtHome(spot) ? ABROAD * strayed(each.box) : 0),
          }))
          .toSorted((one, other) => one.struck - other.struck)[0];
      const best =
        bestOf(spotsOf(spot, long, size, isOurs ? 14 : 10, isOurs)) ??
        (isOurs || (look === wide && !isAtHome(spot))
          ? bestOf(ledTo(place, name[locale], long, size, NEARBY))
          : undefined);
      if (!best) continue;
      placed.push(best);
      if (onCircles(best.box) > 0) gaps.push(best.box);
      const label = (isOurs ? ofOurs : ofOthers).words({
        times: isOurs ? 1 : look.name / look.listed,
        text: name[locale],
        at: [Math.round(best.at[0]), Math.round(best.at[1])],
        colour: isOurs ? INK : SLATE,
        halo: { colour: LAND, width: 5 },
      });
      labels.push((best.leader ? lineOf(best.leader) : "") + markOf(spot, isOurs) + label);
    }
    labels.push(...summitNames(placed));
    labels.push(...riverNames([...taken, ...placed.flatMap(boxesOf)]));
    return labels;
  };

  /** The visible summits with their heights, the nearest first, if they cover nothing. Adds their names to `placed`. */
  const summitNames = (placed: Name[]): string[] => {
    const labels: string[] = [];
    const size = look.name * 0.85;
    const near = summits
      .map(({ at, text }) => ({ text, mark: onFrame(frame, at) }))
      .toSorted((one, other) => awayFrom(one.mark) - awayFrom(other.mark));
    for (const { text, mark } of near) {
      if (labels.length >= look.summits) break;
      const sign = boxAround(mark, 16, 16);
      const long = widthOf(regular, text, size);
      const full = [...taken, ...placed.flatMap(boxesOf)];
      if (!isInside(sign) || !isFree(sign, full)) continue;
      const [best] = spotsOf(mark, long, size, 12)
        .filter(({ at }) => isFree(boxAround(at, long + 12, size * 1.4), full))
        .filter((each) => placed.every((other) => suit(each, other)))
        .filter(({ at }) => {
          const letters = boxAround(at, long, size * 0.75);
          return onWaters(letters) === 0 && onBorders(letters) < 6;
        });
      if (!best) continue;
      placed.push(best);
      const [x, y] = mark.map(Math.round);
      const at: Point = [Math.round(best.at[0]), Math.round(best.at[1])];
      labels.push(
        fill(
          BORDER,
          `M${x} ${(y ?? 0) - 7}l7 12h-14z`,
          `stroke="${LAND}" stroke-width="4" paint-order="stroke" `,
        ),
        ofOthers.words({
          times: size / look.listed,
          text,
          at,
          colour: SEPIA,
          halo: { colour: LAND, width: 5 },
        }),
      );
    }
    return labels;
  };

  /** The names of rivers, each once, along a straight part of the river where nothing else is. */
  const riverNames = (full: Box[]): string[] =>
    rivers.flatMap(({ name }) => {
      const size = look.lake * 0.8;
      const long = widthOf(italic, name, size, 1);
      const away = size * 0.75 + 3;
      const [best] = courses
        .filter((course) => course.name === name)
        .flatMap(({ along }) => along)
        .flatMap((run) =>
          range(0, run.length - 1, 8).flatMap((first) => {
            const [from = here, ...rest] = run.slice(first, first + Math.ceil(long * 1.3));
            const last = rest.findIndex(([x, y]) => Math.hypot(x - from[0], y - from[1]) > long);
            const to = rest[last];
            if (!to) return [];
            const [right, down] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
            const off = ([x, y]: Point) => Math.abs((x - from[0]) * down - (y - from[1]) * right);
            if (rest.slice(0, last).some((each) => off(each) > 5 || isWet(each))) return [];
            return [-1, 1].map((side) => {
              const at: Point = [
                (from[0] + to[0]) / 2 - side * down * away,
                (from[1] + to[1]) / 2 + side * right * away,
              ];
              const turn = Math.round((Math.atan(down / right) * 180) / Math.PI);
              const row = range(-5, 5).map(
                (part): Point => [at[0] + (right * long * part) / 10, at[1] + (down * long * part) / 10],
              );
              return { at, turn, boxes: row.map((each) => boxAround(each, size, size)) };
            });
          }),
        )
        .filter(
          ({ turn, boxes }) =>
            Math.abs(turn) < 75 && boxes.every((box) => isInside(box) && isFree(box, full)),
        )
        .filter(({ boxes }) =>
          boxes.every((box) => onLines(box) + onCircles(box) + pointsIn(box, spots) === 0),
        )
        .map((each) => ({ ...each, struck: awayFrom(each.at) + Math.abs(each.turn) / 10 }))
        .toSorted((one, other) => one.struck - other.struck);
      if (!best) return [];
      full.push(...best.boxes);
      const at: Point = [Math.round(best.at[0]), Math.round(best.at[1])];
      const halo = { colour: LAND, width: 5 };
      return [words(italic, { text: name, at, size, colour: LAKE, spacing: 1, turn: best.turn, halo })];
    });

  return { named, letters: () => [ofOurs.drawn(), ofOthers.drawn()] };
}
