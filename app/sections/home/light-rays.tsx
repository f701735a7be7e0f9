import { onSight } from "#app/browser/on-sight";
import { useDecoration } from "#app/browser/use-decoration";
import styles from "./light-rays.module.css";

const FALLBACK_MS = 600;

/** Light over the night map: still at first; animated once the page is idle, and while it is visible. */
export function LightRays() {
  const host = useDecoration<HTMLDivElement>(async () => moveWhileSeen, undefined, FALLBACK_MS);
  return (
    <div ref={host} className={styles.rays} aria-hidden="true">
      <span className={styles.fan} />
      <span className={styles.fan} />
      <span className={styles.fan} />
    </div>
  );
}

function moveWhileSeen(host: HTMLElement): () => void {
  const stopObserving = onSight(host, (isSeen) => host.toggleAttribute("data-moving", isSeen));
  return () => {
    stopObserving();
    host.removeAttribute("data-moving");
  };
}
