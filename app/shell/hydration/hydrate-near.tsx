import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { newTurn, type Turn, takeWhenNear } from "#app/browser/startup/hydration";
import styles from "./hydrate-near.module.css";

/**
 * Leaves a part of the page as the server rendered it until it comes near the screen or is touched; then React hydrates
 * it, before the touch is answered. What is rendered in the browser waits for nothing.
 */
export function HydrateNear({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const [turn] = useState(newTurn);
  const isCommitted = useRef(false);

  // React gives up what an update meets before it is hydrated, so its turn has come with the first one: from above, or,
  // past what is above, from the router.
  useLocation();
  useNavigation();
  if (isCommitted.current) turn?.take();

  useEffect(() => {
    isCommitted.current = true;
    if (turn && part.current) return takeWhenNear(part.current, turn);
  }, [turn]);

  return (
    <div ref={part} id={id} className={styles.part}>
      {/* Were it given up all the same, it would be rendered anew, not be lost. */}
      <Suspense fallback={children}>
        <InTurn turn={turn}>{children}</InTurn>
      </Suspense>
    </div>
  );
}

/** React leaves what suspends while it is hydrated as it is. */
function InTurn({ turn, children }: { turn: Turn | null; children: ReactNode }) {
  if (turn && !turn.hasCome) use(turn.comes);
  return children;
}
