import { useEffect } from "react";

/** Tells what stood in for React that the page is in its hands: it comes last, when all else listens. */
export function HandOver() {
  useEffect(() => {
    window.dispatchEvent(new Event("hydrated"));
  }, []);
  return null;
}
