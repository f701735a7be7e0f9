import { useDecoration } from "#app/browser/use-decoration";
import { wantsMotion } from "#app/browser/wants-motion";
import styles from "./cursor-tubes.module.css";

const hasFinePointer = () => matchMedia("(pointer: fine)").matches;

/** Tubes that follow a mouse over the map; touch screens show only the map. */
export function CursorTubes() {
  const host = useDecoration<HTMLDivElement>(
    async () => (await import("#app/effects/tubes")).cursorTubes,
    () => wantsMotion() && hasFinePointer(),
  );
  return <div ref={host} className={styles.tubes} aria-hidden="true" />;
}
