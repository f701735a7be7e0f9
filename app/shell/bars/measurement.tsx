import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { beginMeasurement, trackPageView } from "#app/browser/measurement/analytics";

/** Notes each page that is shown, once; also those that back and forward lead to. */
export function Measurement({ id }: { id: string }) {
  const { pathname, search } = useLocation();
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is a view
  useEffect(() => {
    if (!hasBegun.current) beginMeasurement(id);
    hasBegun.current = true;
    trackPageView();
  }, [pathname, search, id]);
  return null;
}
