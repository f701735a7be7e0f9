import { useEffect, useState } from "react";

const HEARD_MS = 10_000;

/** Whether a message has been announced for long enough: from then on it is read in the log alone. */
export function useIsHeard(id: string | undefined): boolean {
  const [heard, setHeard] = useState(id);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(id), HEARD_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return id === heard;
}
