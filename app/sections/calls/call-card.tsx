import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CallWords } from "#app/content/shared/page-content";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import styles from "./call-card.module.css";

interface CallCardProps extends CallWords {
  /** The class of another look; by default the title is large, with the words beside it. */
  look?: string | undefined;
  /** A sheet behind the words. */
  children?: ReactNode;
}

/** A call to action from edge to edge. It has several looks, so that pages that link to each other do not end alike. */
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
