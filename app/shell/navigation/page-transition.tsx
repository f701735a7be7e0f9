import { type ReactNode, useEffect, useState, ViewTransition } from "react";
import { useLocation } from "react-router";

/**
 * Lets a page fade into the next one. Allows a view transition only then: React would also start one, with a snapshot
 * of the whole page, when a section with fields is hydrated or a lazy part arrives.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  useEffect(() => setShown(pathname), [pathname]);
  return <ViewTransition update={shown === pathname ? "none" : "auto"}>{children}</ViewTransition>;
}
