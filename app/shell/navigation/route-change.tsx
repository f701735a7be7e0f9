import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { layOutAll } from "#app/browser/startup/lay-out-all";

/** On client-side navigation: announces the title, closes dialogs, lays out all sections for scroll restoration. */
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
