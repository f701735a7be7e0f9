import { useDecoration } from "#app/browser/use-decoration";
import styles from "./particles.module.css";

/** Contour lines that come and go over the map. */
export function Particles() {
  const host = useDecoration<HTMLDivElement>(
    async () => (await import("#app/effects/particle-canvas")).particleCanvas,
  );
  return <div ref={host} className={styles.particles} aria-hidden="true" />;
}
