import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Reads out the title of a page that was followed to without a reload. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (pathname === first.current) return;
    first.current = "";
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
