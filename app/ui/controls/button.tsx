import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./button.module.css";

type ButtonLook = "signal" | "quiet";

/** The class of whatever looks like a button: one signal a view, everything else quiet. */
export function buttonClass(look: ButtonLook = "signal"): string {
  return clsx(styles.button, styles[look]);
}

export function Button({ look, ...button }: ComponentProps<"button"> & { look?: ButtonLook }) {
  return <button type="button" className={buttonClass(look)} {...button} />;
}
