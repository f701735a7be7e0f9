import type { ReactNode } from "react";
import { REMOVAL_DELAY_MS, type Toast, type ToastAction, toasts } from "#app/domain/interaction/toasts";

interface Notice {
  text: ReactNode;
  /** Milliseconds until it closes by itself, five seconds unless said; null where it waits for the visitor. */
  duration?: number | null;
  action?: { label: string; perform: () => void };
  /** It takes the place of the one with the same key. */
  key?: string;
  /** It has the focus once it is shown. */
  takesFocus?: boolean;
  /** Called as it closes, by itself too. */
  onClosed?: () => void;
}

/** What a toast says: a notice that closes by itself, or all that wait for the visitor. */
export type ToastContent = (Notice & { key: string })[];

let current: Toast<ToastContent>[] = [];
const listeners = new Set<() => void>();

function dispatch(action: ToastAction<ToastContent>): void {
  current = toasts(current, action);
  for (const listener of listeners) listener();
}

/**
 * Shows a notice in the place of the one before. What waits for the visitor stays, because it may hold the only copy of
 * a reference: what waits, too, comes below it, and what would close by itself is not shown.
 */
export function showToast(notice: Notice): void {
  const { key = crypto.randomUUID(), duration } = notice;
  const waiting = current.find(({ open, content }) => open && content[0]?.duration === null);
  if (waiting && duration !== null) return;
  // Not the key: the removal of a closed toast would take a later one of the same key away.
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
