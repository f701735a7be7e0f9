import { useDecoration } from "#app/browser/use-decoration";
import styles from "./aurora.module.css";

/** Northern lights over the map: static at first, animated once the page is idle. */
export function Aurora() {
  const host = useDecoration<HTMLDivElement>(async () => (await import("#app/effects/aurora")).aurora);
  return <div ref={host} className={styles.aurora} aria-hidden="true" />;
}
