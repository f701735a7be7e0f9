import { type RefObject, useEffect, useRef, useState } from "react";
import { wantsMotion } from "#app/browser/wants-motion";

interface Passage {
  area: RefObject<HTMLDivElement | null>;
  /** Motion is wanted, and the area has been in sight. */
  canMove: boolean;
  /** It moves now: in sight, and not paused by the visitor. */
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

  useEffect(() => {
    if (!area.current || !wantsMotion()) return;
    const observer = new IntersectionObserver(([entry]) => {
      setSeen(entry?.isIntersecting ?? false);
      if (entry?.isIntersecting) setCanMove(true);
    });
    observer.observe(area.current);
    return () => observer.disconnect();
  }, []);

  return { area, canMove, isMoving: canMove && isSeen && !isPaused, isPaused, setPaused };
}
