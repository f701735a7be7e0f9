import { type PointerEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { afterPaint } from "#app/browser/startup/after-paint";
import type { NoticeWords } from "#app/content/shared/shell";
import type { Toast } from "#app/domain/interaction/toasts";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { currentToast, dismissToast, subscribeToToasts, type ToastContent } from "./toast-store";
import styles from "./toaster.module.css";

/**
 * Gives a notice the focus when its toast is shown, or at once if it is shown already; but only once, because meanwhile
 * the visitor may have moved on. When the toast closes, the focus goes back.
 */
const focused = {
  tabIndex: -1,
  ref(notice: HTMLElement | null) {
    if (!notice) return;
    notice.autofocus = true;
    let hadFocus = false;
    notice.onfocus = () => {
      hadFocus = true;
    };
    void afterPaint().then(() => hadFocus || notice.focus());
  },
};

const DEFAULT_DURATION_MS = 5000;

/** Pixels of a swipe that closes a toast. */
const SWIPE_PX = 60;

/** The live region in which toasts appear. */
export function Toaster({ region, close }: Pick<NoticeWords, "region" | "close">) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, () => undefined);
  return (
    <section aria-label={region} aria-live="polite">
      {toast?.open && <ToastCard key={toast.id} {...toast} close={close} />}
    </section>
  );
}

type Card = RefObject<HTMLDivElement | null>;

function ToastCard({ id, content, close }: Toast<ToastContent> & { close: string }) {
  const [{ duration = DEFAULT_DURATION_MS } = {}] = content;
  const card = useRef<HTMLDivElement>(null);
  /** The element that had the focus before, and gets it back. */
  const before = useRef<HTMLElement | null>(null);
  const [isHeld, setHeld] = useState(false);

  function dismiss() {
    if (card.current?.matches(":focus-within")) before.current?.focus({ preventScroll: true });
    dismissToast(id);
  }

  useShowing(card, duration === null);
  useEscape(card, dismiss);
  useEffect(() => {
    if (duration === null || isHeld) return;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping and holding only add to the button that closes it
    <div
      ref={card}
      popover="manual"
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.matches(":focus-within"))}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        if (relatedTarget instanceof HTMLElement && !card.current?.contains(relatedTarget))
          before.current = relatedTarget;
      }}
      onBlur={({ currentTarget }) => setHeld(currentTarget.matches(":hover"))}
      // Its text can be copied: the event does not reach the copyright guard.
      onContextMenu={(event) => event.stopPropagation()}
      onPointerDown={(event) => swipe(event, dismiss)}
    >
      <div>
        {content.map(({ key, text, action, takesFocus }) => (
          <div key={key} className={styles.notice} {...(takesFocus && focused)}>
            <div>{text}</div>
            {action && (
              <button type="button" className={styles.action} onClick={action.perform}>
                {action.label}
              </button>
            )}
          </div>
        ))}
      </div>
      <button type="button" className={styles.close} aria-label={close} onClick={dismiss}>
        <MapSymbol name="close" />
      </button>
    </div>
  );
}

/**
 * Shows a toast, which follows the focused element in Tab order. A toast that waits for the visitor is shown once no
 * modal dialog is open: what is outside of one can neither be pressed nor read out.
 */
function useShowing(card: Card, waits: boolean) {
  useEffect(() => {
    const show = () => {
      const modal = waits && document.querySelector("dialog:modal");
      if (modal) return modal.addEventListener("close", show, { once: true });
      const { activeElement } = document;
      // Without popovers, the toast is shown in its place all the same.
      card.current?.showPopover?.(
        activeElement instanceof HTMLElement ? { source: activeElement } : undefined,
      );
    };
    show();
  }, [card, waits]);
}

/** Closes the toast on Escape, wherever the focus is, unless something else that is open closes first. */
function useEscape(card: Card, dismiss: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const isFirst =
        card.current?.matches(":focus-within") ||
        !document.querySelector(`:modal, :popover-open:not(.${styles.toast})`);
      if (!isFirst) return;
      event.stopPropagation();
      dismiss();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  });
}

/** Begins a swipe with a finger or a pen, which closes a card. React does not listen to movements. */
function swipe(
  { clientX, currentTarget: card, pointerType }: PointerEvent<HTMLElement>,
  dismiss: () => void,
) {
  card.onpointermove = card.onpointerup = null;
  // A mouse selects text instead.
  if (pointerType === "mouse") return;
  const moveBy = (pixels: number) => card.style.setProperty("--swipe", `${pixels}px`);
  // No buttons: a pen was lifted outside the card.
  card.onpointermove = (move) => moveBy(move.buttons ? move.clientX - clientX : 0);
  card.onpointerup = card.onpointercancel = (end) => {
    if (end.type === "pointerup" && Math.abs(end.clientX - clientX) >= SWIPE_PX) dismiss();
    else moveBy(0);
  };
}
