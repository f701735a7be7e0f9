import type { Route } from "./+types/not-found";
import { missing } from "./missing";

/** The route of every unknown address: the root's error boundary renders the page. */
export function loader(args: Route.LoaderArgs): never {
  throw missing(args);
}

/** A post gets a 404, too. */
export const action = loader;

export default function NotFound() {
  return null;
}
