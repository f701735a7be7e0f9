import { useEffect } from "react";
import { endHydration } from "#app/browser/startup/hydration";

/** Comes last in the page, when all else listens. */
export function HydrationEnd() {
  useEffect(endHydration, []);
  return null;
}
