import { useDecoration } from "#app/browser/use-decoration";
import styles from "./aurora.module.css";

/** A northern light over the map: a still, which moves once the page has nothing else to do. */
export function Aurora() {
  const host = useDecoration<HTMLDivElement>(async () => (await import("#app/effects/aurora")).aurora);
  return <div ref={host} className={styles.aurora} aria-hidden="true" />;
}
