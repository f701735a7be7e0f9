import { useEffect } from "react";
import { endHydration } from "#app/browser/startup/hydration";

/** Rendered last, so that its effect runs when all other listeners are attached. */
export function HydrationEnd() {
  useEffect(endHydration, []);
  return null;
}
