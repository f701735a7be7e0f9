import { grouped } from "#app/domain/offers/money";
import { studio } from "#app/domain/site/brand";

/** The studio's coordinates as on a Swiss map: `2’538’210 / 1’152’480`. */
export function coordinates(): string {
  const { east, north } = studio;
  return `${grouped(east, "’")} / ${grouped(north, "’")}`;
}
