import { useDecoration } from "#app/browser/use-decoration";
import styles from "./light-rays.module.css";

const FALLBACK_MS = 600;

/** Light over the night map: a still, which moves once the page has nothing else to do, and while it is seen. */
export function LightRays() {
  const host = useDecoration<HTMLDivElement>(async () => moveWhileSeen, undefined, FALLBACK_MS);
  return (
    <div ref={host} className={styles.rays} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}

function moveWhileSeen(host: HTMLElement): () => void {
  const seen = new IntersectionObserver((entries) =>
    host.toggleAttribute("data-moving", entries.at(-1)?.isIntersecting),
  );
  seen.observe(host);
  return () => {
    seen.disconnect();
    host.removeAttribute("data-moving");
  };
}
