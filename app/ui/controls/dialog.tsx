import { clsx } from "clsx";
import { type MouseEvent, type ReactNode, type Ref, useRef } from "react";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import styles from "./dialog.module.css";

interface DialogProps {
  id: string;
  title: string;
  /** The name of the button that closes it. */
  close: string;
  /** A sheet comes from below on a phone and stands in the middle of a desktop; a drawer comes from the side; a panel is of one size. */
  look: "sheet" | "drawer" | "panel";
  ref?: Ref<HTMLDialogElement>;
  onClick?: (event: MouseEvent<HTMLDialogElement>) => void;
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A modal dialog of the platform: it traps the focus and gives it back, closes on Escape, on its button
 * and on a press beside it, and holds the page still.
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
        // Not where a selection only ends on the backdrop.
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
