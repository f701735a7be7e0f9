// Places the names that others must avoid: the town's own, those of the listed places, and the radius of each circle.
import { type Locale, locales } from "#app/domain/language/locale";
import { tintedKm } from "#app/domain/offers/cities";
import { arranged, boxesOf } from "#scripts/artwork/region/names";
import { type Box, boxAround, crowd, isFree } from "#scripts/artwork/region/sheet";
import type { Ground } from "./ground.ts";
import { ABROAD, LED } from "./led-names.ts";
import { type NamePlaces, WET } from "./name-places.ts";
import { radiusLabelsOn } from "./radius-labels.ts";
import { isPossible, type Title, titlesIn } from "./titles.ts";

/** The value of one more placed name in a language, in points of lines that the town's own name may cover for it. */
const NAME_WORTH = 40;

/** The cost of the town's name below its mark, and of each unit of distance from it, in the same points. */
const BELOW = 32;
const NEAR = 1.2;

/** The cost of a listed mark below the town's name. */
const HIDDEN = 400;

/** The number of best places for the town's own name that are tried with all other names. */
const TRIED = 24;

/** The number of best places that are tried for any other name. */
const MOST = 60;

/** Places these names; null if the town's own name has no room on land. */
export function settledOn(ground: Ground, { choicesOf }: NamePlaces) {
  const { look, here, strayed, soaked, listed, listedSpots, onLines, onCircles } = ground;
  const around = boxAround(here, 40, 40);

  const choices = {
    en: listed.map((place) => choicesOf(place, "en")),
    fr: listed.map((place) => choicesOf(place, "fr")),
  };

  /** The names of the listed places in the remaining room: as many as possible, beside their marks if possible. */
  const listedBeside = (locale: Locale, full: Box[]) =>
    arranged(
      choices[locale].map((all) =>
        all
          .filter((name) => isFree(name.box, [around]) && boxesOf(name).every((box) => isFree(box, full)))
          .slice(0, MOST),
      ),
    );

  const onListed = crowd(listedSpots);

  // The town's name goes where it covers few lines and leaves room for most listed communes and for our towns; never
  // across a river or in a lake.
  const french = titlesIn(ground, "fr");
  const [setting] = titlesIn(ground, "en")
    .map((en, index) => ({ en, fr: french[index] ?? en }))
    .filter((both) => locales.every((locale) => isPossible(ground, both[locale], locale)))
    .map((both) => {
      const all = Object.values(both);
      const sum = (of: (each: Title) => number) => all.reduce((total, each) => total + of(each), 0);
      const struck =
        sum(({ box }) => 2 * onLines(box) + onCircles(box) + 2 * WET * soaked(box) + ABROAD * strayed(box)) +
        HIDDEN * sum(({ at, long }) => onListed(boxAround(at, long + 16, look.title * 1.1 + 16))) +
        NEAR * sum(({ off }) => off) +
        (both.en.at[1] > here[1] ? BELOW : 0);
      return { both, struck };
    })
    .toSorted((one, other) => one.struck - other.struck)
    .slice(0, TRIED)
    .map(({ both, struck }) => {
      const boxes = [both.en.box, both.fr.box];
      const names = { en: listedBeside("en", boxes), fr: listedBeside("fr", boxes) };
      const worth = ((names.en.worth + names.fr.worth) * NAME_WORTH) / LED - struck;
      return { titles: both, names, worth };
    })
    .toSorted((one, other) => other.worth - one.worth);
  if (!setting) return null;
  const { titles } = setting;
  const titleBoxes = [titles.en.box, titles.fr.box];

  // The radii are written near the top of the circles if that costs the listed names little, else in the room left.
  const farAbove = radiusLabelsOn(ground, [around, ...titleBoxes]);
  const full = [...titleBoxes, ...farAbove.map(({ box }) => box)];
  const below = { en: listedBeside("en", full), fr: listedBeside("fr", full) };
  const isCheap = locales.every((locale) => setting.names[locale].worth - below[locale].worth < 1.5 * LED);
  const takenBy = (names: typeof below): Box[] => [
    around,
    ...titleBoxes,
    ...locales.flatMap((locale) => names[locale].names.flatMap((name) => (name ? boxesOf(name) : []))),
  ];
  const between = takenBy(setting.names);
  const [farBetween = []] = [1, 0]
    .map((room) => radiusLabelsOn(ground, between, room))
    .filter(({ length }) => length === tintedKm.length);
  const isAbove = isCheap || farBetween.length < farAbove.length;
  const [names, far] = isAbove ? [below, farAbove] : [setting.names, farBetween];
  const taken = takenBy(names);
  taken.push(...far.map(({ box }) => box));

  /** The boxes in which the circles are not drawn. */
  const gaps = [
    ...far.map(({ gap }) => gap),
    titles.en.box,
    titles.fr.box,
    ...locales.flatMap((locale) => names[locale].names.flatMap((name) => (name?.leader ? [name.box] : []))),
  ];
  return { titles, names, far, taken, gaps };
}
