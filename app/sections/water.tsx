import waterUrl from "#app/artwork/lake-tint.svg";
import styles from "./water.module.css";

/** Parts of the map, 720 by 400, none of which shows the same shore: where each begins. */
const shores = {
  bay: "684,150",
  north: "684,12",
  south: "684,540",
  west: "12,380",
  ridge: "150,12",
  delta: "340,530",
};

export type Shore = keyof typeof shores;

/** The map's pale water at the side of a block that isolates its layers; fetched when the block comes near. */
export function Water({ shore = "bay" }: { shore?: Shore | undefined }) {
  return (
    <img
      className={styles.water}
      src={`${waterUrl}#svgView(viewBox(${shores[shore]},720,400))`}
      alt=""
      width={720}
      height={400}
      loading="lazy"
      fetchPriority="low"
    />
  );
}
