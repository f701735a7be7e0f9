import type { ReactNode } from "react";
import { REMOVAL_DELAY_MS, type Toast, type ToastAction, toasts } from "#app/domain/interaction/toasts";

interface Notice {
  text: ReactNode;
  /** Milliseconds until it closes by itself, 5000 by default; null if it waits for the visitor. */
  duration?: number | null;
  action?: { label: string; perform: () => void };
  /** It replaces the notice with the same key. */
  key?: string;
  /** Whether it gets the focus when it is shown. */
  takesFocus?: boolean;
  /** Called when it closes, also if by itself. */
  onClosed?: () => void;
}

/** The notices in a toast: one that closes by itself, or all that wait for the visitor. */
export type ToastContent = (Notice & { key: string })[];

let current: Toast<ToastContent>[] = [];
const listeners = new Set<() => void>();

function dispatch(action: ToastAction<ToastContent>): void {
  current = toasts(current, action);
  for (const listener of listeners) listener();
}

/**
 * Shows a notice instead of the one before. Notices that wait for the visitor stay, because they may hold the only copy
 * of a reference: another one that waits is added below them, and one that would close by itself is not shown.
 */
export function showToast(notice: Notice): void {
  const { key = crypto.randomUUID(), duration } = notice;
  const waiting = current.find(({ open, content }) => open && content[0]?.duration === null);
  if (waiting && duration !== null) return;
  // The id is not the key: the removal of a closed toast would also remove a later toast with the same key.
  const { id = crypto.randomUUID(), content = [] } = waiting ?? {};
  const others = content.filter((other) => other.key !== key);
  dispatch({ type: "add", toast: { id, open: true, content: [...others, { ...notice, key }] } });
}

export function dismissToast(id: string): void {
  dispatch({ type: "dismiss", id });
  setTimeout(() => dispatch({ type: "remove", id }), REMOVAL_DELAY_MS);
  for (const { onClosed } of currentToast()?.content ?? []) onClosed?.();
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToast(): Toast<ToastContent> | undefined {
  return current[0];
}
