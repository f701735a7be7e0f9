import { type ReactNode, useEffect, useState, ViewTransition } from "react";
import { useLocation } from "react-router";

/**
 * Lets a page fade into the next one, and nothing else of it: React would also start a transition, a still picture of the
 * whole page, where a section with fields is hydrated or a lazy part arrives.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  useEffect(() => setShown(pathname), [pathname]);
  return <ViewTransition update={shown === pathname ? "none" : "auto"}>{children}</ViewTransition>;
}
