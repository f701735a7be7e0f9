import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Reads out the title of a page that was followed to without a reload, and closes what stood open over the last one. */
export function RouteChange() {
  const { key } = useLocation();
  const first = useRef(key);
  const [title, setTitle] = useState("");
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
