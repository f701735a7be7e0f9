import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { type Gate, newGate, openWhenNear } from "#app/browser/startup/hydration";
import styles from "./hydrate-near.module.css";

/**
 * Keeps a part of the page as server HTML until it comes near the viewport or receives input; React then hydrates it,
 * before the event is handled. A part that only the browser renders has no boundary: React would show the fallback
 * while an image loads, and then replace its elements.
 */
export function HydrateNear({ id, children }: { id?: string | undefined; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const [gate] = useState(newGate);
  const isCommitted = useRef(false);

  // An update that reaches a boundary before hydration makes React discard its server HTML, so the first update
  // hydrates it: one from a parent or, bypassing the parents through context, one from the router.
  useLocation();
  useNavigation();
  if (isCommitted.current) gate?.open();

  useEffect(() => {
    isCommitted.current = true;
    if (gate && part.current) return openWhenNear(part.current, gate);
  }, [gate]);

  return (
    <div ref={part} id={id} className={styles.part}>
      {gate ? (
        // If React discards the server HTML anyway, the fallback renders the children again, so nothing is lost.
        <Suspense fallback={children}>
          <Gated gate={gate}>{children}</Gated>
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}

/** A boundary that suspends during hydration keeps its server HTML. */
function Gated({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (!gate.isOpen) use(gate.opened);
  return children;
}
