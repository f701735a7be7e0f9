import { useEffect, useState } from "react";

const HEARD_MS = 10_000;

/** Whether a message was announced long enough ago: from then on, screen readers find it in the log only. */
export function useIsHeard(id: string | undefined): boolean {
  const [heard, setHeard] = useState(id);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(id), HEARD_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return id === heard;
}
