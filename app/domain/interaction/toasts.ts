/** A short message over the page; the caller defines `content`. */
export interface Toast<Content> {
  id: string;
  open: boolean;
  content: Content;
}

export type ToastAction<Content> =
  | { type: "add"; toast: Toast<Content> }
  | { type: "update"; id: string; content: Partial<Content> }
  | { type: "dismiss"; id: string }
  /** Removes one, or all if there is no id. */
  | { type: "remove"; id?: string };

const LIMIT = 1;

/** How long a closed toast is kept, in milliseconds. */
export const REMOVAL_DELAY_MS = 1_000_000;

/** Reducer: keeps only the newest toast. */
export function toasts<Content>(state: Toast<Content>[], action: ToastAction<Content>): Toast<Content>[] {
  switch (action.type) {
    case "add":
      return [action.toast, ...state].slice(0, LIMIT);
    case "update":
      return state.map((toast) =>
        toast.id === action.id ? { ...toast, content: { ...toast.content, ...action.content } } : toast,
      );
    case "dismiss":
      return state.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast));
    case "remove":
      return action.id === undefined ? [] : state.filter((toast) => toast.id !== action.id);
  }
}
