import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { whenIdle } from "#app/browser/startup/when-idle";
import { onSight } from "./on-sight";
import { wantsMotion } from "./wants-motion";

/** Starts an effect on a host and returns its cleanup; null if the browser cannot show it. */
type Decoration = (host: HTMLElement) => (() => void) | null;

/**
 * A host for a decoration, loaded once the page is idle and the host is in the viewport, unless the visitor prefers
 * reduced motion. A browser without `requestIdleCallback` waits `waitMs` instead. Without the effect, the host's
 * existing content is the fallback.
 */
export function useDecoration<T extends HTMLElement>(
  load: () => Promise<Decoration>,
  isWanted: () => boolean = wantsMotion,
  waitMs?: number,
): RefObject<T | null> {
  const host = useRef<T>(null);
  const loaded = useEffectEvent(load);
  const isAllowed = useEffectEvent(isWanted);
  useEffect(() => {
    const { current } = host;
    if (!current || !isAllowed()) return;
    let end: (() => void) | null = null;
    let isGone = false;
    let cancelIdle = () => {};
    const start = async () => {
      const begin = await loaded().catch(() => null);
      if (!isGone) end = begin?.(current) ?? null;
    };
    const leave = onSight(current, (isSeen) => {
      if (!isSeen) return;
      leave();
      cancelIdle = whenIdle(() => void start(), waitMs);
    });
    return () => {
      isGone = true;
      leave();
      cancelIdle();
      end?.();
    };
  }, [waitMs]);
  return host;
}
