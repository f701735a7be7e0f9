/**
 * Recovery script at a stable URL, `/recover.js`, loaded when a script of the page fails to load: an older build's
 * files are gone, and so is the code that reports errors.
 */

import { reportError } from "#app/browser/measurement/report-error";
import { reloadFor } from "./reload";

export { reloadFor };

/** Reports to the server and reloads the page, unless the visitor is leaving it or has clicked in a form. */
export function recover(script: string, lastClick: MouseEvent | undefined): void {
  reportError(new Error(`A script did not come: ${script}`), "start");
  const target = lastClick?.defaultPrevented ? null : lastClick?.target;
  if (target instanceof Element && target.closest("a:not([href^='#']), form")) return;
  reloadFor(script);
}
