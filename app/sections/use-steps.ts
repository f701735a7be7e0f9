import { useCallback, useEffect, useState } from "react";
import { useAutoplay } from "./use-autoplay";

/**
 * An animation in steps, which runs like an endless one (use-autoplay.ts). `steps` counts the steps taken while it was
 * running; it is 0 while the served state is shown. `waitAfter` returns the milliseconds to wait after that many steps.
 * `restart` goes back to the first step.
 */
export function useSteps(
  waitAfter: (steps: number) => number,
  isHeld = false,
): ReturnType<typeof useAutoplay> & { steps: number; restart: () => void } {
  const autoplay = useAutoplay();
  const [steps, setSteps] = useState(0);
  const isGoing = autoplay.isMoving && !isHeld;
  const wait = waitAfter(steps);
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => setSteps(steps + 1), wait);
    return () => clearTimeout(timer);
  }, [isGoing, steps, wait]);
  const restart = useCallback(() => setSteps(1), []);
  return { ...autoplay, steps, restart };
}
