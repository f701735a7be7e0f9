import type { ReactNode } from "react";
import { REMOVAL_DELAY_MS, type Toast, type ToastAction, toasts } from "#app/domain/interaction/toasts";

/** What a toast says. */
export interface ToastContent {
  text: ReactNode;
  /** Milliseconds until it closes by itself, five seconds unless said; null where it waits for the visitor. */
  duration?: number | null;
  action?: { label: string; perform: () => void };
}

let current: Toast<ToastContent>[] = [];
const listeners = new Set<() => void>();

function dispatch(action: ToastAction<ToastContent>): void {
  current = toasts(current, action);
  for (const listener of listeners) listener();
}

/** Shows a toast in the place of the one before. */
export function showToast(content: ToastContent): void {
  dispatch({ type: "add", toast: { id: crypto.randomUUID(), open: true, content } });
}

export function dismissToast(id: string): void {
  dispatch({ type: "dismiss", id });
  setTimeout(() => dispatch({ type: "remove", id }), REMOVAL_DELAY_MS);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): Toast<ToastContent> | undefined {
  return current[0];
}

/** The toast that waits for the visitor, if one does: it may hold the only copy of a reference. */
export function waitingToast(): Toast<ToastContent> | undefined {
  return current.find(({ open, content }) => open && content.duration === null);
}
