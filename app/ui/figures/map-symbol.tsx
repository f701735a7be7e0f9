import { mapDrawings } from "#app/domain/site/map-drawings";
import styles from "./map-symbol.module.css";

export function MapSymbol({ name }: { name: keyof typeof mapDrawings }) {
  return (
    <svg className={styles.symbol} viewBox="0 0 24 24" aria-hidden="true">
      <path d={mapDrawings[name]} />
    </svg>
  );
}
