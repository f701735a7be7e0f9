import { useState } from "react";
import { Links, useLocation } from "react-router";

/**
 * Style sheets for client-side navigation. Those of the first page are inlined in it: on the server, the links are
 * rendered only for the delivery to replace them (worker/delivery/deliver.ts).
 */
export function StyleLinks() {
  const { pathname } = useLocation();
  const [loaded] = useState(pathname);
  return (import.meta.env.SSR || import.meta.env.DEV || pathname !== loaded) && <Links />;
}
