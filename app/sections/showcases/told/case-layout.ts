import { clsx } from "clsx";
import type { CaseSlug } from "#app/domain/offers/cases";
import client from "#app/sections/showcases/dress/client.module.css";
import type { BillFormat } from "./case-bill";
import type { Announcement } from "./case-end";
import type { OpeningFormat } from "./case-opening";
import type { DecisionFormat } from "./case-story";

/** What a part of a case stands on: ours, or the light or the dark of its client. */
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

/** What changed: a giant figure drawn to scale; or a drawing of the client's own, and their hours, dimensions or blocks on it. */
type ChangeFormat = "plate" | "week" | "board" | "measures" | "blocks";

export interface CaseLayout {
  /** Where the case before it ends: none as that one was, or as the one after it is. */
  announced: Announcement;
  /** Its picture there is the poster, where the plate's lines would lead to words that are cut off. */
  isAnnouncedByPoster?: boolean;
  opening: OpeningFormat;
  decision: DecisionFormat;
  change: ChangeFormat;
  /** What we would do differently stands beside a receipt, else in a part of its own. */
  bill: BillFormat;
  /** Beside the question whether a project is like this one, where no detail of the next case is: one of its own. */
  asked?: { shot: "home" | "inner"; ground: "pale" | "deep" };
  /** What follows the opening, in this order, each on its ground. */
  parts: [part: PartName, ground: CaseGround][];
}

/** The dress of one part of a case. */
export function dress(slug: CaseSlug, ground: CaseGround): string {
  return clsx(client[slug], client[ground]);
}
