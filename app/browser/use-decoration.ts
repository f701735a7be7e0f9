import { type RefObject, useEffect, useRef } from "react";
import { whenIdle } from "#app/browser/startup/when-idle";
import { wantsMotion } from "./wants-motion";

/** Begins on a host and returns how to end; null where the browser cannot show it. */
type Decoration = (host: HTMLElement) => (() => void) | null;

/**
 * A host for decoration that is fetched once the page is idle and the host comes into sight, where motion is
 * wanted. Without the effect, whatever stands there already is enough.
 */
export function useDecoration<T extends HTMLElement>(
  load: () => Promise<Decoration>,
  { fallback = 800, isWanted = wantsMotion }: { fallback?: number; isWanted?: () => boolean } = {},
): RefObject<T | null> {
  const host = useRef<T>(null);
  const given = useRef({ load, fallback, isWanted });
  useEffect(() => {
    const { current } = host;
    const { load, fallback, isWanted } = given.current;
    if (!current || !isWanted()) return;
    let end: (() => void) | null = null;
    let isGone = false;
    let cancelIdle = () => {};
    const seen = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      seen.disconnect();
      cancelIdle = whenIdle(async () => {
        const begin = await load().catch(() => null);
        if (!isGone) end = begin?.(current) ?? null;
      }, fallback);
    });
    seen.observe(current);
    return () => {
      isGone = true;
      seen.disconnect();
      cancelIdle();
      end?.();
    };
  }, []);
  return host;
}
