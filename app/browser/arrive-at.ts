import { layOutAll } from "./startup/lay-out-all";

/**
 * Prepares the page for what a link leads to: no dialog lies over it, all above it has its height, and the focus goes there,
 * unmarked, so that the next Tab goes on from there. The assistant's window, what opens it and a field keep the focus, and
 * so does what lies in the target.
 */
export function arriveAt(target: HTMLElement | null): void {
  layOutAll();
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  if (
    !target ||
    document.activeElement?.closest(
      `#chat, #dock [data-live], input, select, textarea, [id="${target.id}"]:not(main)`,
    )
  )
    return;
  target.tabIndex = -1;
  // What is led to is no control. As a rule it would weigh on the first flight of every page.
  target.style.outline = "none";
  target.focus({ preventScroll: true });
}
