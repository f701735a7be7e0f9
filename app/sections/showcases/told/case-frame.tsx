import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { CaseSlug } from "#app/domain/offers/cases";
import styles from "./case-frame.module.css";
import { type CaseGround, dress } from "./case-layout";

/** The case that a part belongs to, and the part's background. */
export interface Dressed {
  slug: CaseSlug;
  ground: CaseGround;
}

interface CaseFrameProps extends Dressed {
  /** The part's own classes. */
  look: string | undefined;
  children: ReactNode;
}

/** A part of a case, from edge to edge, on the client's ground or ours. */
export function CaseFrame({ slug, ground, look, children }: CaseFrameProps) {
  return <section className={clsx(styles.frame, look, dress(slug, ground))}>{children}</section>;
}

export interface Told {
  label: string;
  title: string;
  text: string;
}

/** A part's label, title and text. */
export function CaseTold({ label, title, text }: Told) {
  return (
    <>
      <p className={styles.label}>{label}</p>
      <h2>{title}</h2>
      <p>{text}</p>
    </>
  );
}
