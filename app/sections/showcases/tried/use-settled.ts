import { useEffect, useRef, useState } from "react";

const SETTLED_MS = 600;

/**
 * A text for screen readers that changes while a slider moves: empty at first, then the value once it has stopped
 * changing.
 */
export function useSettled(text: string): string {
  const known = useRef(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      setSettled(text);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
