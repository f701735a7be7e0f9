// The land round each of our towns, within 6 and 12 kilometres of it, which the page of a town opens on: one sheet for wide screens, one for narrow ones.
import { mkdirSync, writeFileSync } from "node:fs";
import { towns as pages } from "#app/content/towns/towns";
import { type Locale, type Localized, locales } from "#app/domain/language/locale";
import { type City, type CitySlug, cities, tintedKm } from "#app/domain/offers/cities";
import {
  circle,
  fill,
  INK,
  LAKE,
  line,
  PAPER,
  type Point,
  range,
  ringStretches,
  SEPIA,
  SIGNAL,
  SLATE,
  stretches,
} from "#scripts/artwork/drawing/pen";
import { italic, regular, typeCase, upright, widthOf, words } from "#scripts/artwork/drawing/words";
import { arranged, BEGINS, boxesOf, type Name, NEARER, suit } from "./names.ts";
import { lakeNames, type PlaceOnMap, places, summits, valleys, villages } from "./places.ts";
import {
  aroundMark,
  type Box,
  borderPoints,
  borders,
  boxAround,
  communes,
  country,
  countryOn,
  courseOn,
  crowd,
  edgesOn,
  type Frame,
  gapTo,
  inBoth,
  isAround,
  isFree,
  isWithin,
  lakes,
  lakesOn,
  limitPoints,
  onFrame,
  outlinesOn,
  pointsIn,
  rivers,
  roomiest,
  scaleBar,
  shorePoints,
  shoresOn,
} from "./sheet.ts";
import { meet, reached, type Way, waysAlong } from "./ways.ts";

const SHORE = "#2E7CA6";
const WATER = "#D8ECF4";
const DEPTH = "#A9D2E3";
const LAND = "#FCFAF4";
const LIMIT = "#D8C6A8";
const BORDER = "#A8763F";

/** How dark the land within each reach is printed, the nearest darkest; the key under the drawing has the same colours. */
const tints = ["#DDBC8A", "#F0DEC0"];

/** Kilometres. */
const BAR = 5;

/** Units by which the limit of a commune may be off. */
const BEND = 1.2;

/** What is free round the scale, in heights of its letters. */
const ROOM = 1.25;

const TURNS = range(0, 179).map((n) => (n * Math.PI) / 90);

/** How many points of lines the town's own name may strike for the room of one more in a language. */
const NAME_WORTH = 40;

/** As many it is worth that it stands no lower than its mark, and each unit that it is nearer to it. */
const BELOW = 32;
const NEAR = 1.2;

/** Units further to the side than it may be at its nearest, from where on each further one counts threefold. */
const ASIDE_AT_MOST = 12;

/** As many another mark under it costs. */
const HIDDEN = 400;

/** As many a tenth of a name abroad costs. */
const ABROAD = 60;

/** As many a tenth of it in the water costs, where the lines along a shore are. */
const WET = 4;

/** As many the line to a name that has no room beside its mark costs, and that it leads past the town instead of away from it. */
const LED = 100;
const BACK = 50;

/** Units of the longest line to the name of another town of ours. */
const NEARBY = 54;

/** Units of a line from which on each further one costs more than two. */
const FAR = 200;

/** Units round a mark that is on a shore or on a river itself, from where on the line to its name crosses none. */
const ASHORE = 16;
const ON_BANK = 5;

/** Units by which a leader passes other marks, at least, and where it can. */
const CLOSE = 3;
const CLEAR = 6;

/** Of the places for the town's own name, those that strike the least are tried with all other names. */
const TRIED = 24;

/** Of those for any other name, the best are tried. */
const MOST = 60;

/** Of a river that comes into sight for fewer units than these, nothing is drawn. */
const CRUMB = 50;

/** Units from the middle of the town's mark to that of the nearest other. */
const ASIDE = 22;

interface Look {
  width: number;
  height: number;
  /** Units of a kilometre, and of the letters of the town, of other towns, of communes that its page lists and of lakes, and of the line of a river. */
  km: number;
  title: number;
  name: number;
  listed: number;
  lake: number;
  river: number;
  /** What may be cut off above and below. */
  cut: number;
  /** How many places are named, those apart that its page lists, and how many summits. */
  most: number;
  summits: number;
}

// Five kilometres are a tenth of the width of both: town-sheet.module.css graduates their frames by that.
const wide: Look = {
  width: 1000,
  height: 880,
  km: 20,
  title: 40,
  name: 21,
  listed: 20,
  lake: 21,
  river: 3,
  cut: 70,
  most: 99,
  summits: 4,
};
const narrow: Look = {
  width: 700,
  height: 500,
  km: 14,
  title: 32,
  name: 22.5,
  listed: 21,
  lake: 25,
  river: 4,
  cut: 42,
  most: 9,
  summits: 2,
};

/** How far the middle of a sheet is moved from its town, in kilometres east and north, where more is to be seen there. */
const moved: Record<string, Point> = {
  geneva: [5, 5],
  nyon: [5, 0],
  "la-chaux-de-fonds": [0, -7],
  delemont: [-6, 2],
  yverdon: [3, 2],
  lausanne: [2, 2],
  sierre: [-3, 2],
  martigny: [0, 8],
  bern: [-4, 0],
  biel: [-2, -2],
  neuchatel: [2, 0],
};

/** The same of a narrow sheet, where a share of that would cut a lake in two. */
const movedNarrow: Record<string, Point> = {
  geneva: [4, -1.9],
  lausanne: [-1.6, -2.4],
  sion: [0, 2],
  "la-chaux-de-fonds": [7, -2.1],
  delemont: [-4, -2.5],
  neuchatel: [1.2, 1.8],
};

function moveOf(slug: string, isWide: boolean): Point {
  const [right, up] = moved[slug] ?? [0, 0];
  return isWide ? [right, up] : (movedNarrow[slug] ?? [right * 0.6, up * 0.3]);
}

/** What a town's page lists round it. */
function listedOn(slug: CitySlug): PlaceOnMap[] {
  const names = pages[slug].en.around.split(/, | and (?:the )?/);
  return [...places, ...villages, ...valleys].filter(({ name }) => names.includes(name.en.replace("’", "'")));
}

/** Where the letters of a name are seen; some reach below its line. */
function lettersAt([x, y]: Point, text: string, long: number, size: number): Box {
  const below = /[gjpqy]/.test(text) ? 0.55 : 0.4;
  return { left: x - long / 2, top: y - size * 0.4, right: x + long / 2, bottom: y + size * below };
}

function sheetOf(city: City, look: Look): string {
  const [right, up] = moveOf(city.slug.en, look === wide);
  const frame: Frame = { ...look, east: city.east + right, north: city.north + up };
  const { width, height } = frame;
  const edge = 20;
  const { cut } = look;
  const isInside = (box: Box) =>
    isWithin(box, frame, edge) && box.top > cut + edge && box.bottom < height - cut - edge;

  const [tx, ty] = onFrame(frame, [city.east, city.north]);
  const here: Point = [Math.round(tx), Math.round(ty)];
  const own = places.find(({ slug }) => slug === city.slug.en);
  const title = own?.name ?? city.name;
  const shores = shorePoints(frame);
  const borderline = borderPoints(frame);
  const isAtHome = countryOn(frame);
  const isWet = lakesOn(frame);
  /** How many tenths of a name lie beyond the border. */
  const strayed = ({ left, top, right, bottom }: Box) =>
    range(0, 10).filter((part) =>
      [top, bottom].some((y) => !isAtHome([left + ((right - left) * part) / 10, y])),
    ).length;
  /** How many tenths of it lie in a lake. */
  const soaked = ({ left, top, right, bottom }: Box) =>
    range(0, 10).filter((part) => [top, bottom].some((y) => isWet([left + ((right - left) * part) / 10, y])))
      .length;
  const onCircle = (reach: number, turn: number): Point => [
    here[0] + reach * look.km * Math.sin(turn),
    here[1] - reach * look.km * Math.cos(turn),
  ];
  const circles = tintedKm.flatMap((reach) => TURNS.map((turn) => onCircle(reach, turn)));
  const listed = listedOn(city.slug.en);
  /** Where its mark stands, never on that of the town itself. */
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
  const onLines = crowd(lines);
  const onWaters = crowd(waters);
  const onBorders = crowd(borderline);
  const onBanks = crowd(banks);
  const onCircles = crowd(circles);
  const shoreWays = shoresOn(frame).flatMap(waysAlong);
  const riverWays = courses
    .flatMap(({ along }) => along)
    .flatMap((run) => waysAlong(run.filter((_, index) => index % 4 === 0 || index === run.length - 1)))
    .filter(([from]) => !isWet(from));
  const isOver = (way: Way, ways: Way[]) => ways.some((each) => meet(way, each));
  const ours = look.name * 1.12;
  const ofOurs = typeCase(upright, ours, "u");
  const ofOthers = typeCase(regular, look.listed, "t");

  const around = boxAround(here, 40, 40);
  const ourMarks = towns
    .filter((_, index) => cities[index] !== city)
    .map((spot): Name => ({ at: spot, box: boxAround(spot, 15, 15), mark: spot, struck: 0 }));

  const awayFrom = ([x, y]: Point) => Math.hypot(x - here[0], y - here[1]) / look.km;

  /** How far each circle is, written on it where it hides nothing, as near to its top as may be. */
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

  /** Where a name may stand round its mark, the best first: no circle lies between it and a mark further out, which it would tell to be nearer than it is, nor under it unless it must be there. */
  const spotsOf = (mark: Point, long: number, size: number, gap: number, must = false): Name[] =>
    aroundMark(mark, long, size, gap)
      .map((at, index) => {
        const box = boxAround(at, long + 10, size * 1.05);
        const ringed = onCircles(boxAround(at, long + 6, size * 0.85));
        const struck = onLines(box) + index / 4 + 20 * ringed + WET * soaked(box);
        return { at, box, mark, ringed, struck };
      })
      .filter(({ box, ringed }) => isInside(box) && (must || ringed === 0))
      .filter(({ at }) => tintedKm.every((reach) => awayFrom(at) > reach || awayFrom(mark) < reach))
      .toSorted((one, other) => one.struck - other.struck);

  /** Where the name of a valley may stand, the nearest to its middle first. */
  const inValley = ([x, y]: Point, long: number): Name[] =>
    range(-80, 80, 8)
      .flatMap((down) => range(-80, 80, 8).map((right): Point => [x + right, y + down]))
      .map((at) => ({
        at,
        box: boxAround(at, long + 10, look.listed * 1.05),
        mark: at,
        struck: Math.hypot(at[0] - x, at[1] - y) / 4,
      }))
      .filter(({ box }) => isInside(box) && onLines(box) + onCircles(box) + pointsIn(box, spots) === 0)
      .toSorted((one, other) => one.struck - other.struck);

  /** Whether a name stands on land, on its mark's side of every river. */
  const isAtIts = ({ at, mark, leader }: Name, letters: Box): boolean => {
    if (isWet(at) || onWaters(letters) > 0) return false;
    if (leader)
      return (
        !isWet(leader[1]) &&
        !isOver([reached(leader, ASHORE), leader[1]], shoreWays) &&
        !isOver([reached(leader, ON_BANK), leader[1]], riverWays)
      );
    const { left, top, right, bottom } = letters;
    const nearest: Point = [
      Math.max(left, Math.min(right, mark[0])),
      Math.max(top, Math.min(bottom, mark[1])),
    ];
    return !isOver([reached([mark, nearest], CLOSE), nearest], riverWays);
  };

  /** Whether a line does not touch the town's own mark. */
  const isPast = (leader: Way) =>
    waysAlong(
      range(0, 12).map(
        (n): Point => [
          here[0] + 17 * Math.sin((n * Math.PI) / 6),
          here[1] + 17 * Math.cos((n * Math.PI) / 6),
        ],
      ),
    ).every((each) => !meet(each, leader));

  /** Where the name of a place may stand at the end of a line from its mark, the circles are broken for it. */
  const ledTo = (place: PlaceOnMap, text: string, long: number, size: number, most = look.km * 9): Name[] => {
    const mark = standsAt(place);
    const [x, y] = mark;
    const strange = [...listed, ...places]
      .filter((other) => other !== place && !other.isValley)
      .map(standsAt)
      .filter((at) => isSeen(at) && `${at}` !== `${mark}`);
    const outward: Point = [
      (x - here[0]) / Math.hypot(x - here[0], y - here[1]),
      (y - here[1]) / Math.hypot(x - here[0], y - here[1]),
    ];
    return range(0, 35)
      .map((n): Point => [Math.cos((n * Math.PI) / 18), Math.sin((n * Math.PI) / 18)])
      .flatMap(([right, down]) =>
        range(9, most, 6)
          .flatMap((away) => {
            const end: Point = [Math.round(x + right * away), Math.round(y + down * away)];
            const inside = Math.min(long / 2 / Math.abs(right), (size * 0.5) / Math.abs(down));
            const ahead: Point = [x + right * (away + inside), y + down * (away + inside)];
            const aside = [-0.3, 0, 0.3].map(
              (share): Point => [end[0] + Math.sign(right) * (long / 2 + 5), end[1] + share * size],
            );
            return [ahead, ...(Math.abs(right) > 0.3 ? aside : [])].map((at) => ({
              at,
              away,
              leader: [mark, end] satisfies Way,
              mark,
              box: boxAround(at, long + 10, size * 1.05),
            }));
          })
          .filter(({ box }) => isInside(box) && gapTo(box, mark) > 2 * NEARER)
          .filter(({ box }) => strange.every((other) => gapTo(box, other) > 2 * NEARER))
          .filter(({ at }) => onLines(boxAround(at, long + 6, size * 0.85)) === 0)
          .map(({ away, ...each }) => {
            const way = range(BEGINS, away, 3).map((part) => reached(each.leader, part));
            const passed = Math.min(
              ...way.flatMap(([wx, wy]) => strange.map(([ox, oy]) => Math.hypot(ox - wx, oy - wy))),
            );
            const back = (1 - right * outward[0] - down * outward[1]) ** 2;
            const struck =
              LED +
              away +
              away ** 2 / FAR +
              BACK * back +
              3 * onCircles(each.box) +
              9 * Math.max(0, CLEAR - passed) +
              (isAtHome(mark) ? (ABROAD / 4) * strayed(each.box) : 0);
            return { ...each, passed, struck };
          })
          .filter(({ passed, leader }) => passed > CLOSE && isPast(leader))
          .filter((each) => isAtIts(each, lettersAt(each.at, text, long, size)))
          .slice(0, 8),
      );
  };

  /** Where the name of a listed place may stand, the best first. */
  const choicesOf = (place: PlaceOnMap, locale: Locale): Name[] => {
    const { name, isValley } = place;
    const [x, y] = standsAt(place);
    const long = widthOf(regular, name[locale], look.listed);
    if (isValley) return inValley([x, y], long);
    if (!isInside(boxAround([x, y], 12, 12))) return [];
    const beside = spotsOf([x, y], long, look.listed, 10)
      .filter(({ box }) =>
        listedSpots.every(
          (other) => `${other}` === `${[x, y]}` || gapTo(box, other) > gapTo(box, [x, y]) + NEARER,
        ),
      )
      .filter((each) => onLines(boxAround(each.at, long + 8, look.listed * 0.75)) === 0)
      .filter((each) => isAtIts(each, lettersAt(each.at, name[locale], long, look.listed)));
    return [...beside, ...ledTo(place, name[locale], long, look.listed)]
      .filter((each) => ourMarks.every((other) => suit(each, other)))
      .toSorted((one, other) => one.struck - other.struck);
  };

  const choices = {
    en: listed.map((place) => choicesOf(place, "en")),
    fr: listed.map((place) => choicesOf(place, "fr")),
  };

  /** The names of the listed places where the rest is taken: as many as may be, beside their marks if they can. */
  const listedBeside = (locale: Locale, full: Box[]) =>
    arranged(
      choices[locale].map((all) =>
        all
          .filter((name) => isFree(name.box, [around]) && boxesOf(name).every((box) => isFree(box, full)))
          .slice(0, MOST),
      ),
    );

  /** The town's own name round its mark. */
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

  // Where it crosses the fewest lines and leaves room for the most communes of its page, and for our towns: never across a river or in a lake.
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
  if (!setting) throw new Error(`the name of ${city.slug.en} has no room on land`);
  const { titles } = setting;
  const titleBoxes = [titles.en.box, titles.fr.box];

  // How far the circles are is written at their top, where that costs the listed places next to nothing; else where they leave room.
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

  /** Where the circles are not drawn. */
  const gaps = [
    ...far.map(({ gap }) => gap),
    titles.en.box,
    titles.fr.box,
    ...locales.flatMap((locale) => names[locale].names.flatMap((name) => (name?.leader ? [name.box] : []))),
  ];

  const longest = (text: Localized<string>, size: number) =>
    Math.max(...locales.map((locale) => widthOf(italic, text[locale], size, 1)));

  /** The name of a lake that is too narrow for it, on land. */
  const besideLake = (shore: Point[], text: Localized<string>) => {
    const size = look.lake * 0.8;
    const long = longest(text, size);
    if (shore.some((at) => !isWithin(boxAround(at, 0, 0), frame, 0))) return null;
    return shore
      .flatMap(([x, y]) =>
        [1, -1].map((side): Point => [Math.round(x + side * (long / 2 + size)), Math.round(y)]),
      )
      .map((at) => ({ at, turn: 0, size, ground: LAND, boxes: [boxAround(at, long + size, size * 1.4)] }))
      .find(({ boxes }) =>
        boxes.every(
          (box) =>
            isInside(box) && isFree(box, taken) && onLines(box) + onCircles(box) + pointsIn(box, spots) === 0,
        ),
      );
  };

  // Clear of the circles, or at least of the shore.
  const water = lakes.flatMap(({ name, rings }) => {
    const text = lakeNames[name];
    if (!text) return [];
    const outlines = rings.map((ring) => ring.map(([x, y]) => onFrame(frame, [x / 10, y / 10])));
    if (!outlines.flat().some((at) => isInside(boxAround(at, 0, 0)))) return [];
    const inLake = (size: number, clear: Point[]) => {
      const spot = roomiest(frame, {
        isOn: (at) => outlines.some((ring) => isAround(ring, at)),
        edges: [...shores, ...clear],
        long: longest(text, size),
        high: size,
        turns: range(-60, 60, 4),
        isFree: (box) => isInside(box) && isFree(box, taken),
      });
      return spot && { ...spot, size, ground: WATER };
    };
    const small = look.lake * 0.8;
    const found =
      inLake(look.lake, circles) ??
      inLake(small, circles) ??
      inLake(look.lake, []) ??
      inLake(small, []) ??
      besideLake(outlines.flat(), text);
    if (!found) return [];
    taken.push(...found.boxes);
    const { at, turn, size, ground } = found;
    const halo = { colour: ground, width: 5 };
    return [
      (locale: Locale) =>
        words(italic, { text: text[locale], at, size, colour: LAKE, spacing: 1, turn, halo }),
    ];
  });

  // Near the lower or the upper edge, where no town is near and it crosses the fewest lines, close to a corner.
  const limits = limitPoints(frame);
  const long = BAR * look.km + look.name * 4;
  const room = look.name * ROOM;
  const [first, last] = [edge, width - edge - long];
  const barAt = ([x, y]: Point) => boxAround([x + long / 2, y - look.name / 2], long + 12, look.name * 1.6);
  const onScale = (box: Box) => onLines(box) + onCircles(box);
  const corner = range(0, 4)
    .flatMap((row) => [height - cut - edge - row * 12, cut + edge + look.name + row * 12])
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
  if (corner) taken.push(corner.box);
  const scale = corner
    ? scaleBar(frame, corner.at, BAR, { size: look.name, colour: SEPIA, ground: LAND })
    : "";

  // Beyond the border there is no other land on these sheets.
  const inFrance = (size: number) => {
    const spot = roomiest(frame, {
      isOn: (at) => !isAtHome(at) && !isWet(at),
      edges: [...lines, ...circles, ...spots],
      long: widthOf(regular, "FRANCE", size, size * 0.43),
      high: size * 1.2,
      turns: [0],
      isFree: (box) =>
        isWithin(box, frame, 8) && box.top > cut && box.bottom < height - cut && isFree(box, taken),
    });
    return spot && { ...spot, size };
  };
  const france = inFrance(look.name) ?? inFrance(look.name * 0.75);
  if (france) taken.push(...france.boxes);
  const abroad = france
    ? words(regular, {
        text: "FRANCE",
        at: france.at,
        size: france.size,
        colour: BORDER,
        spacing: france.size * 0.43,
      })
    : "";

  const inSight = places
    .filter((place) => place !== own && !listed.some(({ at }) => at === place.at))
    .map((place) => ({ ...place, spot: onFrame(frame, place.at).map(Math.round) }))
    .map(({ spot: [x = 0, y = 0], ...place }) => ({ ...place, spot: [x, y] satisfies Point }))
    .filter(({ spot }) => isInside(boxAround(spot, 0, 0)));

  const markOf = ([x, y]: Point, isOurs: boolean) =>
    isOurs
      ? `<path fill="#fff" stroke="${INK}" stroke-width="2" d="M${x - 5} ${y - 5}h10v10h-10z"/>`
      : fill(SLATE, circle(x, y, 3.5), `stroke="${LAND}" stroke-width="4" paint-order="stroke" `);

  const lineOf = ([from, to]: Way) =>
    line(SLATE, 1.6, `M${from.map(Math.round).join(" ")}L${to.map(Math.round).join(" ")}`);

  /** The places that the page lists; one that not even a line can lead to is left out. */
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

  /** The towns in sight, each with its mark: a small town whose name would break a border or lie across a shore or a circle is left out. */
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
        (isOurs ? bestOf(ledTo(place, name[locale], long, size, NEARBY)) : undefined);
      if (!best) continue;
      placed.push(best);
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

  /** The summits in sight, the nearest first, each with its height, where nothing is struck. What they take is added to what is placed. */
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

  /** The names of rivers, each once, along a straight reach of its own where nothing else is. */
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

  /** A circle, not drawn under a name. */
  const brokenCircle = (reach: number): string => {
    const radius = reach * look.km;
    const points = TURNS.map((turn) => onCircle(reach, turn));
    const isDrawn = (at: Point) => isFree(boxAround(at, 1, 1), gaps);
    if (points.every(isDrawn)) return circle(here[0], here[1], radius);
    return ringStretches(points, isDrawn)
      .map((run) => {
        const [from = here, to = here] = [run[0], run.at(-1)].map((at) =>
          at?.map((each) => Math.round(each * 10) / 10).join(" "),
        );
        return `M${from}A${radius} ${radius} 0 ${run.length > TURNS.length / 2 ? 1 : 0} 1 ${to}`;
      })
      .join("");
  };

  const heading = (locale: Locale) =>
    words(upright, {
      text: title[locale],
      at: titles[locale].at,
      size: look.title,
      colour: INK,
      spacing: -0.5,
      halo: { colour: LAND, width: 8 },
    });

  const land = outlinesOn(frame, country);
  const lakesData = outlinesOn(
    frame,
    lakes.flatMap(({ rings }) => rings),
  );
  const waterLines = [30, 19, 10, 4]
    .map((reach) =>
      [
        `<use href="#l" stroke="${DEPTH}" stroke-width="${2 * reach + 2}"/>`,
        `<use href="#l" stroke="${WATER}" stroke-width="${2 * reach}"/>`,
      ].join(""),
    )
    .join("");

  const labels = inBoth((locale) => [
    ...water.map((lake) => lake(locale)),
    ...named(locale),
    heading(locale),
  ]);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linejoin="round">`,
    `<defs><path id="l" d="${lakesData}"/><clipPath id="w"><use href="#l"/></clipPath>`,
    `<path id="c" d="${land}"/><clipPath id="d"><use href="#c"/></clipPath></defs>`,
    fill(PAPER, `M0 0h${width}v${height}H0z`),
    `<use href="#c" fill="${LAND}"/>`,
    `<g clip-path="url(#d)">`,
    ...tintedKm
      .map((reach, index) => fill(tints[index] ?? LAND, circle(here[0], here[1], reach * look.km)))
      .toReversed(),
    line(LIMIT, 1, edgesOn(frame, communes.flat(), BEND), 'opacity=".5" '),
    line(BORDER, 1.6, outlinesOn(frame, borders, false), 'stroke-dasharray="9 4 2 4" '),
    `<use href="#c" stroke="#E9D9BF" stroke-width="14"/>`,
    "</g>",
    `<use href="#c" stroke="${BORDER}" stroke-width="2" stroke-dasharray="14 5 2 5"/>`,
    line(SHORE, look.river, courses.map(({ path }) => path).join("")),
    `<use href="#l" fill="${WATER}"/><g clip-path="url(#w)">${waterLines}</g>`,
    `<use href="#l" stroke="${SHORE}" stroke-width="1.6"/>`,
    line(SEPIA, 1.4, tintedKm.map(brokenCircle).join("")),
    ...far.map(({ written }) => written),
    abroad,
    scale,
    line(SIGNAL, 4, circle(here[0], here[1], 15)),
    fill(SIGNAL, circle(here[0], here[1], 6)),
    labels,
    ofOurs.drawn(),
    ofOthers.drawn(),
    "</svg>\n",
  ].join("");
}

// Those that the command names by their English slugs, or all: `node --import ./scripts/node-imports.ts scripts/artwork/region/draw-towns.ts vevey`.
const asked = process.argv.slice(2);
const drawn = cities.filter(({ slug }) => asked.length === 0 || asked.includes(slug.en));

for (const [folder, look] of Object.entries({ wide, narrow })) {
  const directory = new URL(`../../../app/artwork/towns/${folder}/`, import.meta.url);
  mkdirSync(directory, { recursive: true });
  for (const city of drawn) writeFileSync(new URL(`${city.slug.en}.svg`, directory), sheetOf(city, look));
}
