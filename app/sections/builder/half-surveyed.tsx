import sheet from "#app/artwork/sheets/unfinished.svg";
import styles from "./half-surveyed.module.css";

/** A map of which one half is drawn and the other still measured. */
export const HalfSurveyed = () => (
  <img className={styles.sheet} src={sheet} width={720} height={720} alt="" />
);
