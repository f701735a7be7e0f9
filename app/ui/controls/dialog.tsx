import { clsx } from "clsx";
import { type MouseEvent, type ReactNode, type Ref, useRef } from "react";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import styles from "./dialog.module.css";

interface DialogProps {
  id: string;
  title: string;
  /** The label of the close button. */
  close: string;
  /**
   * A sheet comes from below on a phone and is centred on a desktop; a drawer comes from the side; a panel has a fixed
   * size.
   */
  look: "sheet" | "drawer" | "panel";
  ref?: Ref<HTMLDialogElement>;
  onClick?: (event: MouseEvent<HTMLDialogElement>) => void;
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog: it traps the focus and returns it, closes on Escape, by its button and by a click on the
 * backdrop, and keeps the page from scrolling.
 */
export function Dialog({ id, title, close, look, onClick, children, ...dialog }: DialogProps) {
  const pressed = useRef<EventTarget>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it by keyboard
    <dialog
      {...dialog}
      id={id}
      className={clsx(styles.dialog, styles[look])}
      closedby="any"
      aria-labelledby={`${id}-title`}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={(event) => {
        onClick?.(event);
        // Not if only a text selection ends on the backdrop.
        if (isBeside(event) && pressed.current === event.target) event.currentTarget.close();
      }}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 id={`${id}-title`}>{title}</h2>
          <form method="dialog">
            <button className={styles.close} type="submit" aria-label={close}>
              <MapSymbol name="close" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** A click on the backdrop, in browsers without `closedby`. */
function isBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  return target === currentTarget && !("closedBy" in currentTarget);
}
