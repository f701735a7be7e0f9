import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { arriveAt } from "#app/browser/arrive-at";
import { loaded } from "#app/browser/startup/load-page";
import { setInTypeface } from "./typeface";

/** On client-side navigation: announces the title, takes the focus to what a link leads to, sets all in our typeface. */
export function RouteChange() {
  const { key, hash } = useLocation();
  const first = useRef(key);
  const [title, setTitle] = useState("");
  // Before React Router scrolls: an anchor's place is known once the sections above it have their real heights.
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
