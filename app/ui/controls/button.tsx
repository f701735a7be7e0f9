import { clsx } from "clsx";
import type { ComponentProps } from "react";
import styles from "./button.module.css";

type ButtonLook = "signal" | "quiet";

/** The classes of anything that looks like a button: one `signal` button in view, all others `quiet`. */
export function buttonClass(look: ButtonLook = "signal"): string {
  return clsx(styles.button, styles[look]);
}

export function Button({ look, ...button }: ComponentProps<"button"> & { look?: ButtonLook }) {
  return <button type="button" className={buttonClass(look)} {...button} />;
}
