import { useEffect, useReducer, useRef } from "react";
import { useNavigation } from "react-router";
import { progress, untilTick } from "#app/domain/interaction/progress";
import styles from "./progress-bar.module.css";

/** The line at the top of the screen while the next page is loading. */
export function ProgressBar() {
  const isLoading = useNavigation().state === "loading";
  const [state, dispatch] = useReducer(progress, { phase: "hidden" });
  const wasLoading = useRef(false);

  useEffect(() => {
    if (isLoading === wasLoading.current) return;
    wasLoading.current = isLoading;
    dispatch({ type: isLoading ? "start" : "arrive", at: performance.now() });
  }, [isLoading]);

  useEffect(() => {
    const delay = untilTick(state, performance.now());
    if (delay === null) return;
    const tick = () => dispatch({ type: "tick", at: performance.now(), random: Math.random() });
    // A timer may fire a fraction of a millisecond early and miss the tick.
    const timer = setTimeout(tick, delay + 1);
    return () => clearTimeout(timer);
  }, [state]);

  if (state.phase === "hidden") return null;
  return <progress className={styles.bar} max={100} value={state.percent} aria-hidden="true" />;
}
