import { clsx } from "clsx";
import type { CaseSlug } from "#app/domain/offers/cases";
import world from "./client.module.css";

/** What a part of a case stands on: ours, or the light or the dark of its client. */
export type CaseGround = "paper" | "snow" | "pale" | "deep";

/** The dress of one part of a case. */
export function dress(slug: CaseSlug, ground: CaseGround): string {
  return clsx(world[slug], world[ground]);
}
