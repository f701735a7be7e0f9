import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { arriveAt } from "#app/browser/arrive-at";
import { loaded } from "#app/browser/startup/load-page";
import { setInTypeface } from "./typeface";

/**
 * After a client-side navigation: announces the title, moves the focus to the target of the link, and uses the typeface
 * even if it came late.
 */
export function RouteChange() {
  const { key, hash } = useLocation();
  const first = useRef(key);
  const [title, setTitle] = useState("");
  // Before React Router scrolls, because an anchor's position depends on the real heights of the sections above it.
  useLayoutEffect(() => {
    if (key === first.current) return;
    arriveAt(document.getElementById(hash.slice(1) || "main"));
    void setInTypeface();
  }, [key, hash]);
  useEffect(() => {
    if (key === first.current) return;
    first.current = loaded.path = "";
    setTitle(document.title);
  }, [key]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
