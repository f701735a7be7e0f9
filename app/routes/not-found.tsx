import type { Route } from "./+types/not-found";
import { missing } from "./missing";

/** Every address that the table does not know; the root's error boundary shows the page. */
export function loader(args: Route.LoaderArgs): never {
  throw missing(args);
}

/** Nothing can be sent to it either. */
export const action = loader;

export default function NotFound() {
  return null;
}
