import { spawnSync } from "node:child_process";
import { expect, type Page } from "playwright/test";

export const PORT = 8788;
export const ORIGIN = `http://localhost:${PORT}`;
/** The journeys' own local database. */
export const STATE = ".wrangler/journeys";

/** A lead as `npm run leads` finds it by its reference. */
export function findLead(reference: string): Record<string, unknown> {
  const options = ["run", "--silent", "leads", "--", "show", reference, "--json", "--persist-to", STATE];
  const { stdout, stderr } = spawnSync("npm", options, { encoding: "utf8" });
  expect(stderr).toBe("");
  const [lead] = JSON.parse(stdout);
  return lead;
}

/** Everything the browser complains of while a page is open: errors, warnings of ours, policy violations. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return complaints;
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Pixels that a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
