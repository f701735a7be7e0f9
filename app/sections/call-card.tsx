import { clsx } from "clsx";
import type { CallWords } from "#app/content/shared/page-content";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import styles from "./call-card.module.css";

/** How a call to action stands, so that pages which lead to one another do not end alike. */
type Look =
  /** The title large, beside it the words. */
  | "water"
  /** The title as somebody types it into a search. */
  | "typed"
  /** The title and the words as two messages. */
  | "said"
  /** The words beside a sheet, which reaches the edge of the screen. */
  | "sheet";

interface CallCardProps extends CallWords {
  look?: Exclude<Look, "sheet">;
  /** Of the look `sheet`: it only decorates. */
  sheet?: { src: string; width: number; height: number };
}

/** A call to action from edge to edge. */
export function CallCard({ title, text, action, look = "water", sheet }: CallCardProps) {
  const className = buttonClass("quiet");
  return (
    <section className={clsx(styles.ground, styles[sheet ? "sheet" : look])}>
      <h2>{title}</h2>
      <p>{text}</p>
      {"href" in action ? (
        <a className={className} href={action.href}>
          {action.label}
        </a>
      ) : (
        <SiteLink className={className} to={action.to}>
          {action.label}
        </SiteLink>
      )}
      {sheet && <img {...sheet} alt="" loading="lazy" />}
    </section>
  );
}
