import { useEffect, useState } from "react";

/** What a module exports, fetched once it is wanted; undefined until it is there, and where it does not come. */
export function useLoaded<T>(isWanted: boolean, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    // Not React's `lazy`: what comes so late would set off the transition between pages.
    if (isWanted) load().then(setLoaded, () => {});
  }, [isWanted, load]);
  return loaded;
}
