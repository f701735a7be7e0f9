import waterUrl from "#app/artwork/lake-tint.svg";
import styles from "./water.module.css";

/** The map's pale water behind a block that isolates its layers; fetched when the block comes near. */
export function Water() {
  return (
    <img
      className={styles.water}
      src={waterUrl}
      alt=""
      width={1416}
      height={936}
      loading="lazy"
      fetchPriority="low"
    />
  );
}
