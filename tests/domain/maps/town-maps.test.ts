import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isAlone } from "#app/artwork/town-sheets";
import { towns } from "#app/content/towns/towns";
import { locales } from "#app/domain/language/locale";
import { type City, cities } from "#app/domain/offers/cities";
import { townPageOf } from "#app/routes/services/town-page";
import { isAround } from "#scripts/artwork/drawing/pen";
import { places } from "#scripts/artwork/region/places";
import { type DrawnMap, drawnMap, type Point, type Way } from "./drawn-map.ts";

/** The first units of a line to a name, which are not checked: its mark may itself be on a shore or a river. */
const BEGINS = 16;

/** The largest distance in units between the centre of a town's mark and its name. */
const BESIDE = 48;

/** The units by which a name may overlap a line, which its halo then covers. */
const TOUCHES = 2;

const maps = cities.flatMap((city) =>
  ["wide", "narrow"].flatMap((format) => {
    const svg = readFileSync(`app/artwork/towns/${format}/${city.slug.en}.svg`, "utf8");
    return locales.map((locale) => ({
      map: drawnMap(svg, locale),
      called: `${city.slug.en} ${format} ${locale}`,
      listed: towns[city.slug.en].en.around.split(/, | and /).length,
    }));
  }),
);

test("finds on the maps the names, lakes, rivers and lines to names that the tests below look at", () => {
  const having = (has: (map: DrawnMap) => boolean) => maps.filter(({ map }) => has(map)).length;
  expect(having(({ names, rivers }) => names.length > 1 && rivers.length > 0)).toBe(maps.length);
  expect(having(({ lakes }) => lakes.length > 0)).toBeGreaterThan(maps.length / 2);
  expect(having(({ leaders }) => leaders.length > 0)).toBeGreaterThan(maps.length / 2);
});

/** The faults of all maps, each with the name of its map. */
const broken = (faults: (map: DrawnMap) => string[]) =>
  maps.flatMap(({ map, called }) => faults(map).map((fault) => `${called}: ${fault}`));

const isWet = ({ lakes }: DrawnMap, at: Point) => lakes.filter((ring) => isAround(ring, at)).length % 2 === 1;

const waysOf = (line: Point[]) => line.slice(1).map((to, index): Way => [line[index] ?? to, to]);

function meet([a, b]: Way, [c, d]: Way): boolean {
  const side = ([px, py]: Point, [qx, qy]: Point, [x, y]: Point) =>
    Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

/** The line to a name without its first units at the mark. */
function begun([[x, y], [tx, ty]]: Way): Way {
  const part = Math.min(1, BEGINS / Math.hypot(tx - x, ty - y));
  return [
    [x + (tx - x) * part, y + (ty - y) * part],
    [tx, ty],
  ];
}

const at = ([[x, y]]: Way) => `${x} ${y}`;

/** Vevey's shore, its name and four villages within two kilometres leave a narrow map no room for La Tour-de-Peilz. */
const LEFT_OUT = ["vevey narrow en", "vevey narrow fr"];

test("has on a town's map all places that its page lists", () => {
  expect(
    maps
      .filter(({ map, listed }) => map.listed.length < listed)
      .map(({ called }) => called)
      .toSorted(),
    "scripts/artwork/region/places.ts has every place, or the map has no room for it",
  ).toEqual(LEFT_OUT);
});

test("has on Geneva's wide map the French towns that its page speaks of", () => {
  const [east, north] = [2505.1, 1122.9];
  const svg = readFileSync("app/artwork/towns/wide/geneva.svg", "utf8");
  const marks = [...svg.matchAll(/paint-order="stroke" d="M([\d.]+) (\d+)a3\.5 /g)].map(
    ([, left, y]): Point => [Number(left) + 3.5, Number(y)],
  );
  const named = places.filter(({ name }) => /^(?:Annemasse|Ferney)/.test(name.en));
  expect(named).toHaveLength(2);
  for (const {
    at: [x, y],
  } of named)
    expect(marks).toContainEqual([Math.round(500 + (x - east) * 20), Math.round(440 - (y - north) * 20)]);
});

test("has squares in the key of a map if another of our towns is on it, and otherwise not", () => {
  const hasSquare = ({ slug }: City) =>
    readFileSync(`app/artwork/towns/wide/${slug.en}.svg`, "utf8").includes("h10v10h-10z");
  expect(cities.filter((city) => isAlone(city) === hasSquare(city))).toEqual([]);
});

/** At the end of the lake, among five communes and two rivers, Geneva's name has room only on the opposite shore. */
const ACROSS = ["geneva wide en", "geneva wide fr", "geneva narrow en", "geneva narrow fr"];

test("writes a town's own name beside its mark", () => {
  const gapOf = ({ mark: [x, y], title: { left, top, right, bottom } }: DrawnMap) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  expect(maps.filter(({ map }) => gapOf(map) > BESIDE).map(({ called }) => called)).toEqual(ACROSS);
});

test("writes no name of a place on a lake", () => {
  expect(
    broken((map) =>
      map.names.flatMap(({ left, top, right, bottom }) => {
        const parts = Array.from({ length: 31 }, (_, part) => left + ((right - left) * part) / 30);
        const rows = [top + TOUCHES, (top + bottom) / 2, bottom - TOUCHES];
        return parts.some((x) => rows.some((y) => isWet(map, [x, y]))) ? [`${left} ${top}`] : [];
      }),
    ),
  ).toEqual([]);
});

test("writes no name of a place across a river", () => {
  expect(
    broken((map) => {
      const banks = map.rivers.flat().filter((each) => !isWet(map, each));
      return map.names
        .filter(({ left, top, right, bottom }) =>
          banks.some(
            ([x, y]) =>
              x > left + TOUCHES && x < right - TOUCHES && y > top + TOUCHES && y < bottom - TOUCHES,
          ),
        )
        .map(({ left, top }) => `${left} ${top}`);
    }),
  ).toEqual([]);
});

test("draws no line to a name across another name", () => {
  expect(
    broken((map) =>
      map.leaders.filter((one) => map.leaders.some((other) => other !== one && meet(one, other))).map(at),
    ),
  ).toEqual([]);
});

test("draws no line to a name across a lake or a river", () => {
  expect(
    broken((map) => {
      const waters = [...map.lakes, ...map.rivers].flatMap(waysOf);
      return map.leaders
        .filter(
          (leader) => isWet(map, begun(leader)[0]) || waters.some((water) => meet(begun(leader), water)),
        )
        .map(at);
    }),
  ).toEqual([]);
});

test("each map is described in one sentence, with the town's name and the places around it, to those who cannot see it", () => {
  for (const city of cities)
    for (const locale of locales) {
      const { intro, town } = townPageOf(city, locale);
      const { text } = intro.map;
      expect(text).toContain(city.name[locale]);
      expect(text).toContain(town.near.around);
      expect(text).not.toMatch(/[{}]/);
      expect(text.length, text).toBeLessThanOrEqual(170);
    }
});
