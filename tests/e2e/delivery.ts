import type { Page } from "playwright/test";

/** Collects the errors that a page reports; none of them reaches the server. */
export async function reportsOf(page: Page): Promise<Record<string, unknown>[]> {
  const reports: Record<string, unknown>[] = [];
  await page.route("**/api/error", (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  return reports;
}

/** Answers a route's script with 404 until the page itself is requested. */
export async function loseScript(page: Page, name: string, path: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
  await page.route(`**${path}`, async (route) => {
    await page.unroute(`**/assets/${name}-*.js`);
    await route.continue();
  });
}
