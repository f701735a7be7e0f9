import { afterPaint } from "#app/browser/startup/after-paint";

/**
 * Shows a dialog, and makes it modal once it is on the screen: to take the page behind it out of reach costs a slow phone
 * more than to show the dialog does.
 */
export async function openDialog(dialog: HTMLDialogElement | null): Promise<void> {
  if (!dialog || dialog.open) return;
  dialog.open = true;
  await afterPaint();
  if (!dialog.open || dialog.matches(":modal")) return;
  dialog.open = false;
  dialog.showModal();
}
