import { clsx } from "clsx";
import type { ReactNode } from "react";
import { buttonClass } from "./controls/button";
import { SiteLink } from "./locale";
import styles from "./opening.module.css";

/** The id of what follows the opening: a page's second section, or the second part of an article. */
export const BELOW_OPENING = "below-opening";

/** Painting header and opening in steps would shift them: blocks rendering until what follows them is parsed. */
export const PaintedWithOpening = () => <link rel="expect" href={`#${BELOW_OPENING}`} blocking="render" />;

/** The opening's background. */
type Ground = "paper" | "night";

interface OpeningProps {
  /** The page's background, also under its header; without it the plain night of the body. */
  ground?: Ground | undefined;
  /**
   * What stands beside the words on a wide screen: a legend, a picture, a card as tall as all the rest, only the map
   * (`view`), or the drawing that is below them on a narrow screen (`cut`).
   */
  beside?: "legend" | "picture" | "card" | "view" | "cut";
  /** Between the background and the words: a map or a decoration. */
  behind?: ReactNode;
  /** A drawing across the width. */
  below?: ReactNode;
  children: ReactNode;
}

export function Opening({ ground, beside, behind, below, children }: OpeningProps) {
  return (
    <section className={clsx(styles.opening, ground !== "paper" && "night")} data-ground={ground}>
      {behind}
      <div className={clsx(styles.measure, beside && styles[beside])}>{children}</div>
      {below}
    </section>
  );
}

/** The words of an opening, in a column. */
export function OpeningText({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>;
}

/** The lead: one or two sentences under a title. */
export function Standfirst({ children }: { children: ReactNode }) {
  return <p className={styles.standfirst}>{children}</p>;
}

/** The call to action, and quieter links beside it. */
export function Actions({ children }: { children: ReactNode }) {
  return <p className={styles.actions}>{children}</p>;
}

interface OpeningActionsProps {
  action: { label: string; to: string };
  also?: { label: string; to: string } | undefined;
  /** Called as the call to action is followed. */
  onAction?: (() => void) | undefined;
}

/** The call to action as a link that looks like a button, and a link beside it. */
export function OpeningActions({ action, also, onAction }: OpeningActionsProps) {
  return (
    <Actions>
      <SiteLink className={buttonClass()} to={action.to} onClick={onAction}>
        {action.label}
      </SiteLink>
      {also && <SiteLink to={also.to}>{also.label}</SiteLink>}
    </Actions>
  );
}
