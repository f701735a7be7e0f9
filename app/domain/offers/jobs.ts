import { brand } from "#app/domain/site/brand";

/** A position of the agency; all of them are closed. */
export interface Job {
  id: string;
  team: "sales" | "product" | "marketing";
}

/** The place of work of all positions. */
export const JOB_LOCATION = "Bali";

export const jobs = [
  { id: "account-manager", team: "sales" },
  { id: "sales-development", team: "sales" },
  { id: "partnerships", team: "sales" },
  { id: "front-end-developer", team: "product" },
  { id: "platform-engineer", team: "product" },
  { id: "product-designer", team: "product" },
  { id: "search-specialist", team: "marketing" },
  { id: "content-editor", team: "marketing" },
] as const satisfies Job[];

/** The address of a position on the external careers page. */
export function jobAddress(id: (typeof jobs)[number]["id"]): string {
  return `https://careers.${brand.email.replace(/.*@/, "")}/${id}`;
}
