import { useEffect, useState } from "react";

/** The exports of a module, loaded on demand; undefined until then, and if loading fails. */
export function useLoaded<T>(isWanted: boolean, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    // Not `React.lazy`: suspending this late would start the page's view transition.
    if (isWanted) load().then(setLoaded, () => {});
  }, [isWanted, load]);
  return loaded;
}
