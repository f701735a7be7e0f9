import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { layOutAll } from "#app/browser/startup/lay-out-all";
import { setInTypeface } from "./typeface";

/** On client-side navigation: announces the title, closes dialogs, lays out all sections, sets all in our typeface. */
export function RouteChange() {
  const { key } = useLocation();
  const first = useRef(key);
  const [title, setTitle] = useState("");
  // Before React Router scrolls: an anchor's place is known once the sections above it have their real heights.
  useLayoutEffect(() => {
    if (key === first.current) return;
    layOutAll();
    void setInTypeface();
  }, [key]);
  useEffect(() => {
    if (key === first.current) return;
    first.current = "";
    setTitle(document.title);
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  }, [key]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
