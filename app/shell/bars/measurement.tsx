import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { beginMeasurement, trackPageView } from "#app/browser/measurement/analytics";

/** Records one page view for each address that is shown, also after Back and Forward. */
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
