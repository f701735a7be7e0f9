import { useEffect, useState } from "react";

/** The module with the question bars, loaded once `isAsked` is true; undefined until then, and if loading fails. */
export function useLateBars(isAsked: boolean): typeof import("./late-bars") | undefined {
  const [bars, setBars] = useState<typeof import("./late-bars")>();
  useEffect(() => {
    // Not `React.lazy`: suspending this late would start the page's view transition.
    if (isAsked) import("./late-bars").then(setBars, () => {});
  }, [isAsked]);
  return bars;
}
