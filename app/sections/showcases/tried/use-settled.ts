import { useEffect, useRef, useState } from "react";

const SETTLED_MS = 600;

/** What a reader is told of a text that changes while a slider moves: nothing at first, then what it has come to. */
export function useSettled(text: string): string {
  const first = useRef(text);
  const [settled, setSettled] = useState("");
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
