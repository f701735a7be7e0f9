import { type RefObject, useEffect, useRef, useState } from "react";
import { onSight } from "#app/browser/on-sight";
import { whenIdle } from "#app/browser/startup/when-idle";
import { wantsMotion } from "#app/browser/wants-motion";

/** The visible share of the area from which on it moves: not for its last few lines at the edge of a window. */
const SEEN = 0.15;

interface Autoplay {
  area: RefObject<HTMLDivElement | null>;
  /** Motion is allowed, and the area has been in the viewport. */
  canMove: boolean;
  /** Running now: in the viewport, tab in the foreground, not paused by the visitor. */
  isMoving: boolean;
  /** Props of the pause button. */
  pausing: { isPaused: boolean; onToggle: () => void };
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
    const note = (isNowSeen: boolean) => {
      setSeen(isNowSeen);
      if (isNowSeen) setCanMove(true);
    };
    let stopObserving = () => {};
    const cancelIdle = whenIdle(() => {
      stopObserving = onSight(current, note, { threshold: SEEN });
    });
    const updateInFront = () => setInFront(!document.hidden);
    document.addEventListener("visibilitychange", updateInFront);
    return () => {
      cancelIdle();
      stopObserving();
      document.removeEventListener("visibilitychange", updateInFront);
    };
  }, []);

  const pausing = { isPaused, onToggle: () => setPaused(!isPaused) };
  return { area, canMove, isMoving: canMove && isSeen && isInFront && !isPaused, pausing };
}
