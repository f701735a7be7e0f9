import { use } from "react";
import mapUrl from "#app/artwork/romandy.svg";
import { type City, isNamedOnTheLeft } from "#app/domain/offers/cities";
import { LocaleContext } from "#app/ui/locale";
import styles from "./town-map.module.css";

/** The sheet that romandy.svg draws, in kilometres of LV95: its north-western corner and how far it reaches. */
const WEST = 2486;
const NORTH = 1258;
const WIDTH = 144;
const HEIGHT = 162;

const at = ({ east, north }: Pick<City, "east" | "north">) => ({ x: east - WEST, y: NORTH - north });

interface TownMapProps {
  city: City;
  near: City[];
  all: City[];
  /** The way from our own town to it; null where it is ours. */
  from: City | null;
  description: string;
}

/** Where a town lies: on the map of the region, with our own town and the towns nearest to it. */
export function TownMap({ city, near, all, from, description }: TownMapProps) {
  const locale = use(LocaleContext);
  const here = at(city);
  const start = from && at(from);
  const named = from && !near.includes(from) ? [...near, from] : near;
  return (
    <svg className={styles.map} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={description}>
      <image href={mapUrl} width={WIDTH} height={HEIGHT} />
      {start && <line className={styles.way} x1={start.x} y1={start.y} x2={here.x} y2={here.y} />}
      {all.map((each) => (
        <circle key={each.slug.en} className={styles.town} cx={at(each).x} cy={at(each).y} r={1.1} />
      ))}
      {named.map((each) => {
        const { x, y } = at(each);
        const isLeft = isNamedOnTheLeft(each);
        return (
          <text
            key={each.slug.en}
            className={styles.name}
            x={x + (isLeft ? -2.6 : 2.6)}
            y={y + 1.8}
            textAnchor={isLeft ? "end" : "start"}
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
