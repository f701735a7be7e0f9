import { afterPaint } from "#app/browser/startup/after-paint";

/**
 * Shows a dialog, and makes it modal after the next paint: on a slow phone, making the page behind it inert costs more
 * than showing the dialog. While the scrollbar is hidden, its width stays free (dialog.module.css).
 */
export async function openDialog(dialog: HTMLDialogElement | null): Promise<void> {
  if (!dialog || dialog.open) return;
  const { style, clientWidth } = document.documentElement;
  style.setProperty("--scrollbar", `${innerWidth - clientWidth}px`);
  dialog.open = true;
  await afterPaint();
  if (!dialog.open || dialog.matches(":modal")) return;
  dialog.open = false;
  dialog.showModal();
}
