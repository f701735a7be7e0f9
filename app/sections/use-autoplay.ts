import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { whenIdle } from "#app/browser/startup/when-idle";
import { wantsMotion } from "#app/browser/wants-motion";

/** Nothing moves for its last few lines at the edge of a window. */
const SEEN = 0.15;

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
    const seen = (entries: IntersectionObserverEntry[]) => {
      const isNowSeen = entries.at(-1)?.isIntersecting ?? false;
      setSeen(isNowSeen);
      if (isNowSeen) setCanMove(true);
    };
    const observer = new IntersectionObserver(seen, { threshold: SEEN });
    const cancelIdle = whenIdle(() => observer.observe(current));
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

interface Steps {
  isHeld?: boolean;
  /** Milliseconds before the first step. */
  after?: number;
  /** What is to be seen after so many steps: while it stays the same nothing is timed or drawn. Without it every step differs. */
  sceneAt?: (steps: number) => unknown;
}

/**
 * The same for an animation in steps: how many intervals, in milliseconds, have passed while it was running; below one
 * while it still shows what was served.
 */
export function useSteps(
  every: number,
  { isHeld = false, after = 0, sceneAt }: Steps = {},
): Autoplay & { steps: number; restart: () => void } {
  const autoplay = useAutoplay();
  const [steps, setSteps] = useState(-Math.round(after / every));
  const isGoing = autoplay.isMoving && !isHeld;
  const next = steps < 1 ? 1 : nextChange(steps, sceneAt);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setSteps(next), (next - steps) * every);
    return () => clearTimeout(timer);
  }, [isGoing, every, steps, next]);
  const restart = useCallback(() => setSteps(0), []);
  return { ...autoplay, steps, restart };
}

/** A scene that stays for longer is looked at again then. */
const LONGEST_STEPS = 200;

function nextChange(steps: number, sceneAt: Steps["sceneAt"]): number {
  if (!sceneAt) return steps + 1;
  const now = JSON.stringify(sceneAt(steps));
  let next = steps + 1;
  while (next < steps + LONGEST_STEPS && JSON.stringify(sceneAt(next)) === now) next++;
  return next;
}
