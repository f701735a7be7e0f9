import { clsx } from "clsx";
import type { CaseSlug } from "#app/domain/offers/cases";
import client from "#app/sections/showcases/dress/client.module.css";
import type { BillFormat } from "./case-bill";
import type { Announcement } from "./case-end";
import type { OpeningFormat } from "./case-opening";
import type { DecisionFormat } from "./case-story";

/** A part's background: ours (`paper`, `snow`), or the client's light or dark one. */
export type CaseGround = "paper" | "snow" | "pale" | "deep";

type PartName =
  | "situation"
  | "decision"
  | "change"
  | "tried"
  | "quote"
  | "comparison"
  | "devices"
  | "bill"
  | "otherwise";

/**
 * The result: a very large figure drawn to scale; or a drawing in the client's style with its hours, dimensions or
 * blocks.
 */
type ChangeFormat = "plate" | "week" | "board" | "measures" | "blocks";

export interface CaseLayout {
  /** How the end of the case before announces this one; differs between neighbours. */
  announced: Announcement;
  /** The announcement shows the poster, because the lines of the plate would lead to words that are cropped. */
  isAnnouncedByPoster?: boolean;
  opening: OpeningFormat;
  decision: DecisionFormat;
  change: ChangeFormat;
  /** With a receipt, what we would do differently stands beside it, else in a part of its own. */
  bill: BillFormat;
  /** A screenshot of this case beside the link to the contact page; only if no detail of the next case is there. */
  asked?: { shot: "home" | "inner"; ground: "pale" | "deep" };
  /** The parts below the opening, in this order, each with its background. */
  parts: [part: PartName, ground: CaseGround][];
}

/** The classes that give a part the client's colours and its background. */
export function dress(slug: CaseSlug, ground: CaseGround): string {
  return clsx(client[slug], client[ground]);
}
