import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CallWords } from "#app/content/shared/page-content";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import styles from "./call-card.module.css";

interface CallCardProps extends CallWords {
  /** The class of another look; without one, the title stands large and the words beside it. */
  look?: string | undefined;
  /** What stands behind the words: a sheet. */
  children?: ReactNode;
}

/** A call to action from edge to edge. It stands in several ways, so that pages which lead to one another do not end alike. */
export function CallCard({ title, text, action, look = styles.water, children }: CallCardProps) {
  const className = buttonClass("quiet");
  return (
    <section className={clsx(styles.ground, look)}>
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
      {children}
    </section>
  );
}
