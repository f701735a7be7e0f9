// Places the names that others must avoid: the town's own, those of the listed places, and the radius of each circle.
import { type Locale, locales } from "#app/domain/language/locale";
import { tintedKm } from "#app/domain/offers/cities";
import { type Point, SEPIA } from "#scripts/artwork/drawing/pen";
import { upright, widthOf, words } from "#scripts/artwork/drawing/words";
import { arranged, boxesOf } from "#scripts/artwork/region/names";
import { type Box, boxAround, crowd, gapTo, isFree, pointsIn } from "#scripts/artwork/region/sheet";
import { type Ground, TURNS } from "./ground.ts";
import { LAND, tints } from "./look.ts";
import { ABROAD, LED, lettersAt, type NamePlaces, WET } from "./name-places.ts";

/** The value of one more placed name in a language, in points of lines that the town's own name may cover for it. */
const NAME_WORTH = 40;

/** The cost of the town's name below its mark, and of each unit of distance from it, in the same points. */
const BELOW = 32;
const NEAR = 1.2;

/** Beyond this many units further to the side than its nearest place, each unit counts threefold. */
const ASIDE_AT_MOST = 12;

/** The cost of a listed mark below the town's name. */
const HIDDEN = 400;

/** The number of best places for the town's own name that are tried with all other names. */
const TRIED = 24;

/** The number of best places that are tried for any other name. */
const MOST = 60;

/** Places these names; null if the town's own name has no room on land. */
export function settledOn(ground: Ground, { choicesOf }: NamePlaces) {
  const { look, here, title, isInside, strayed, soaked, onCircle, listed, listedSpots, towns } = ground;
  const { onLines, onBanks, onCircles } = ground;
  const around = boxAround(here, 40, 40);

  /** The radius of each circle, written on it where it covers nothing, as near to its top as possible. */
  const farBeside = (full: Box[], room = 1) =>
    tintedKm.flatMap((reach, index) => {
      const text = `${reach} km`;
      const size = look.name * 0.9;
      const long = widthOf(upright, text, size);
      const marks = [here, ...towns, ...listedSpots];
      const [best] = TURNS.toSorted((one, other) => Math.cos(other) - Math.cos(one))
        .map((turn) => onCircle(reach, turn).map(Math.round))
        .map(([x = 0, y = 0]) => ({
          at: [x, y] satisfies Point,
          box: boxAround([x, y], long + 12, size * 1.1),
        }))
        .filter(({ at, box }) => {
          const wider = boxAround(at, long + 12 + 12 * room, size * (1.1 + 0.4 * room));
          return (
            isInside(box) &&
            isFree(wider, full) &&
            marks.every((mark) => gapTo(wider, mark) > 4 + 12 * room) &&
            onLines(wider) === 0
          );
        });
      const halo = { colour: tints[index + 1] ?? LAND, width: 5 };
      if (!best) return [];
      return {
        gap: best.box,
        box: boxAround(best.at, long + 30, size * 1.35),
        written: words(upright, { text, at: best.at, size, colour: SEPIA, halo }),
      };
    });

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

  /** The possible places of the town's own name around its mark. */
  const titlesIn = (locale: Locale) => {
    const long = widthOf(upright, title[locale], look.title, -0.5);
    const [x, y] = here;
    const aside = [0, 6, 12, 24, 36, 48, 60].flatMap((more) =>
      [-1.1, -0.7, -0.35, 0, 0.35, 0.7, 1.1].flatMap((share) =>
        [1, -1].map((side) => ({
          at: [x + side * (long / 2 + 24 + more), y + share * look.title] satisfies Point,
          off: more + 2 * Math.max(0, more - ASIDE_AT_MOST) + 8 * Math.abs(share),
        })),
      ),
    );
    const over = [1.08, 1.25, 1.5].flatMap((share) =>
      [-0.45, -0.3, -0.15, 0, 0.15, 0.3, 0.45].flatMap((part) =>
        [1, -1].map((side) => ({
          at: [x + part * long, y + side * share * look.title] satisfies Point,
          off: 30 * (share - 1.08) + 10 * Math.abs(part),
        })),
      ),
    );
    return [...aside, ...over].map((each) => ({
      ...each,
      box: boxAround(each.at, long + 12, look.title * 1.1),
      long,
    }));
  };
  type Title = ReturnType<typeof titlesIn>[number];
  const isClear = ({ at, box: { left, right } }: Title) =>
    pointsIn(boxAround(at, right - left + 24, look.title * 1.5), towns) === 0;
  const isDry = ({ at, long }: Title, locale: Locale) => {
    const letters = lettersAt(at, title[locale], long, look.title);
    return onBanks(letters) === 0 && soaked(letters) === 0;
  };
  const onListed = crowd(listedSpots);

  // The town's name goes where it covers few lines and leaves room for most listed communes and for our towns; never
  // across a river or in a lake.
  const [setting] = titlesIn("en")
    .map((en, index) => ({ en, fr: titlesIn("fr")[index] ?? en }))
    .filter((both) =>
      locales.every(
        (locale) => isInside(both[locale].box) && isClear(both[locale]) && isDry(both[locale], locale),
      ),
    )
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
  const farAbove = farBeside([around, ...titleBoxes]);
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
    .map((room) => farBeside(between, room))
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
