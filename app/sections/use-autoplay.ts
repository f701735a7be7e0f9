import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { whenIdle } from "#app/browser/startup/when-idle";
import { wantsMotion } from "#app/browser/wants-motion";

const FALLBACK_MS = 800;

interface Autoplay {
  area: RefObject<HTMLDivElement | null>;
  /** Motion is wanted, and the area has been in the viewport. */
  canMove: boolean;
  /** Running now: in the viewport, tab in the foreground, not paused by the visitor. */
  isMoving: boolean;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
}

/** An endless animation (marquee): starts in the viewport, unless reduced motion is preferred, and can be paused. */
export function useAutoplay(): Autoplay {
  const area = useRef<HTMLDivElement>(null);
  const [canMove, setCanMove] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const [isInFront, setInFront] = useState(true);

  useEffect(() => {
    const { current } = area;
    if (!current || !wantsMotion()) return;
    const observer = new IntersectionObserver((entries) => {
      const isNowSeen = entries.at(-1)?.isIntersecting ?? false;
      setSeen(isNowSeen);
      if (isNowSeen) setCanMove(true);
    });
    const cancelIdle = whenIdle(() => observer.observe(current), FALLBACK_MS);
    const lookUp = () => setInFront(!document.hidden);
    document.addEventListener("visibilitychange", lookUp);
    return () => {
      cancelIdle();
      observer.disconnect();
      document.removeEventListener("visibilitychange", lookUp);
    };
  }, []);

  return { area, canMove, isMoving: canMove && isSeen && isInFront && !isPaused, isPaused, setPaused };
}

/** How long a demonstration shows its result before it plays from its beginning. */
export const RESULT_MS = 4000;

/**
 * The same for an animation in steps: how many intervals, in milliseconds, have passed while it was running; below zero
 * while it still shows what was served.
 */
export function useSteps(
  every: number,
  { isHeld = false, after = 0 } = {},
): Autoplay & { steps: number; restart: () => void } {
  const autoplay = useAutoplay();
  const [steps, setSteps] = useState(-Math.round(after / every));
  const isGoing = autoplay.isMoving && !isHeld;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(() => setSteps((count) => count + 1), every);
    return () => clearInterval(timer);
  }, [isGoing, every]);
  const restart = useCallback(() => setSteps(0), []);
  return { ...autoplay, steps, restart };
}
