import { useDecoration } from "#app/browser/use-decoration";
import styles from "./light-rays.module.css";

/** Light over the night map: a still, which moves once the page has nothing else to do. */
export function LightRays() {
  const host = useDecoration<HTMLDivElement>(
    async () => (await import("#app/effects/light-rays")).lightRays,
    { fallback: 600 },
  );
  return <div ref={host} className={styles.rays} aria-hidden="true" />;
}
