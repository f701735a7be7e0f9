import { layOutAll } from "./startup/lay-out-all";

/**
 * Prepares the page for a followed link: closes dialogs, gives all sections their real height, and moves the focus to
 * the target, without an outline, so that the next Tab goes on from there. The focus stays where it is in a field, in
 * the assistant's window, on the button that opens it, and inside the target.
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
  // The target is no control and needs no outline. A rule for this would be sent with the first bytes of every page.
  target.style.outline = "none";
  target.focus({ preventScroll: true });
}
