import { useEffect, useState } from "react";

/**
 * The module with the question bars, loaded once something is asked; undefined until then, and if loading fails. A new
 * value of `asked` tries again.
 */
export function useLateBars(asked: unknown): typeof import("./late-bars") | undefined {
  const [bars, setBars] = useState<typeof import("./late-bars")>();
  useEffect(() => {
    // Not `React.lazy`: suspending this late would start the page's view transition.
    if (asked) import("./late-bars").then(setBars, () => {});
  }, [asked]);
  return bars;
}
