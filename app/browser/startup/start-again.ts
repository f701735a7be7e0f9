/**
 * Lies at an address that never changes, `/start-again.js`, and is fetched where a script of a page does not come: that of
 * a build before is gone, and with it whoever watches for errors.
 */

import { reportError } from "#app/browser/measurement/report-error";
import { reloadFor } from "./reload";

/** Tells the server, and loads the page anew, unless its visitor is on their way to another one or in a form. */
export function startAgain(script: string, lastClick: MouseEvent | undefined): void {
  reportError(new Error(`A script did not come: ${script}`), "start");
  const target = lastClick?.defaultPrevented ? null : lastClick?.target;
  if (target instanceof Element && target.closest("a:not([href^='#']), form")) return;
  reloadFor(script);
}
