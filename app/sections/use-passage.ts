import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { whenIdle } from "#app/browser/startup/when-idle";
import { wantsMotion } from "#app/browser/wants-motion";

const FALLBACK_MS = 800;

interface Passage {
  area: RefObject<HTMLDivElement | null>;
  /** Motion is wanted, and the area has been in sight. */
  canMove: boolean;
  /** It moves now: in sight, in a tab that is in front, and not paused by the visitor. */
  isMoving: boolean;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
}

/** What passes by without end: it begins in sight, where motion is wanted, and stops when it is asked to. */
export function usePassage(): Passage {
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

/** The same for what goes step by step: how many steps of so many milliseconds have passed while it moved. */
export function useSteps(every: number, isHeld = false): Passage & { steps: number; restart: () => void } {
  const passage = usePassage();
  const [steps, setSteps] = useState(0);
  const isGoing = passage.isMoving && !isHeld;
  useEffect(() => {
    if (!isGoing) return;
    const timer = setInterval(() => setSteps((count) => count + 1), every);
    return () => clearInterval(timer);
  }, [isGoing, every]);
  const restart = useCallback(() => setSteps(0), []);
  return { ...passage, steps, restart };
}
