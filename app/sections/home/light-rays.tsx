import { useEffect, useRef } from "react";
import { wantsMotion } from "#app/browser/wants-motion";
import { whenIdle } from "#app/browser/when-idle";
import styles from "./light-rays.module.css";

const FALLBACK_MS = 600;

/** Light over the night map: a still, which moves once the page has nothing else to do. */
export function LightRays() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = host;
    if (!current || !wantsMotion()) return;
    let end: (() => void) | null = null;
    let isGone = false;
    const cancel = whenIdle(async () => {
      // Without the effect the still is enough.
      const effect = await import("#app/effects/light-rays").catch(() => null);
      if (!isGone) end = effect?.lightRays(current) ?? null;
    }, FALLBACK_MS);
    return () => {
      isGone = true;
      cancel();
      end?.();
    };
  }, []);
  return <div ref={host} className={styles.rays} aria-hidden="true" />;
}
