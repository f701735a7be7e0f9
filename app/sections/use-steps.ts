import { useCallback, useEffect, useState } from "react";
import { useAutoplay } from "./use-autoplay";

/**
 * An animation in steps, which runs as an endless one does (use-autoplay.ts): how many it has taken while it was running,
 * none while it still shows what was served. `waitAfter` says how many milliseconds it waits after so many steps. `restart` goes back to the first one.
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
