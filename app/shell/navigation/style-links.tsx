import { useState } from "react";
import { Links, useLocation } from "react-router";

/**
 * The style sheets of a page that was followed to. Those of the page that was loaded stay inside it: the server renders
 * their links for the delivery to put the sheets in their place.
 */
export function StyleLinks() {
  const { pathname } = useLocation();
  const [loaded] = useState(pathname);
  return (import.meta.env.SSR || import.meta.env.DEV || pathname !== loaded) && <Links />;
}
