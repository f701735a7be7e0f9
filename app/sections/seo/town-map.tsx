import { use } from "react";
import type { City } from "#app/domain/offers/cities";
import { LocaleContext } from "#app/ui/locale";
import styles from "./town-map.module.css";

/** LV95 in kilometres: the north-western corner, and how much of the country is shown. */
const WEST = 2484;
const NORTH = 1256;
const WIDTH = 140;
const HEIGHT = 166;

type Shore = [east: number, north: number][];

/** The shores of the three lakes that people orient themselves by, simplified. */
const lakes: Shore[] = [
  [
    [2500.5, 1118.5],
    [2501.5, 1127],
    [2507, 1136.5],
    [2515.5, 1145],
    [2527, 1150.5],
    [2538, 1150.5],
    [2546, 1148.5],
    [2554, 1145.2],
    [2558.8, 1143],
    [2560.5, 1138.6],
    [2555.5, 1137.6],
    [2548, 1138.6],
    [2535.5, 1139],
    [2527.5, 1136.5],
    [2517, 1137],
    [2510, 1130],
    [2503.5, 1121.5],
  ],
  [
    [2539.3, 1182],
    [2541, 1186.5],
    [2549, 1194],
    [2561, 1203.7],
    [2566, 1206.6],
    [2569, 1204.6],
    [2563, 1197],
    [2555, 1189.6],
    [2546, 1183.6],
  ],
  [
    [2573.5, 1211.4],
    [2583.8, 1220],
    [2584.6, 1218.8],
    [2575.5, 1210.3],
  ],
];

const at = ({ east, north }: Pick<City, "east" | "north">) => ({ x: east - WEST, y: NORTH - north });

const outline = (shore: Shore) =>
  shore
    .map(([east, north]) =>
      Object.values(at({ east, north }))
        .map((each) => each.toFixed(1))
        .join(),
    )
    .join(" ");

interface TownMapProps {
  city: City;
  near: City[];
  all: City[];
  /** The way from our own town to it; null where it is ours. */
  from: City | null;
  description: string;
}

/** Where a town lies: the lakes, our own town, and the towns nearest to it. */
export function TownMap({ city, near, all, from, description }: TownMapProps) {
  const locale = use(LocaleContext);
  const here = at(city);
  const start = from && at(from);
  const named = from && !near.includes(from) ? [...near, from] : near;
  return (
    <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={description}>
      {lakes.map((shore) => (
        <polygon key={outline(shore)} className={styles.lake} points={outline(shore)} />
      ))}
      {start && <line className={styles.way} x1={start.x} y1={start.y} x2={here.x} y2={here.y} />}
      {all.map((each) => (
        <circle key={each.slug.en} className={styles.town} cx={at(each).x} cy={at(each).y} r={1.1} />
      ))}
      {named.map((each) => {
        const { x, y } = at(each);
        const isWest = x < here.x;
        return (
          <text
            key={each.slug.en}
            className={styles.name}
            x={x + (isWest ? -2.6 : 2.6)}
            y={y + 1.8}
            textAnchor={isWest ? "end" : "start"}
          >
            {each.name[locale]}
          </text>
        );
      })}
      <circle className={styles.here} cx={here.x} cy={here.y} r={2.4} />
      <text className={styles.title} x={here.x} y={here.y - 5} textAnchor="middle">
        {city.name[locale]}
      </text>
    </svg>
  );
}
