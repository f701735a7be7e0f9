import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { layOutAll } from "#app/browser/startup/lay-out-all";

/** Reads out the title of a page that was followed to without a reload, closes what stood open over the last one, and lets the way back find its place. */
export function RouteChange() {
  const { key } = useLocation();
  const first = useRef(key);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (key === first.current) return;
    first.current = "";
    layOutAll();
    setTitle(document.title);
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  }, [key]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
