import type { StaffContext } from "./visit";

type Page = { toString(): string | Promise<string> };

/** Sends a rendered page. */
export async function sendPage(
  c: StaffContext,
  page: Page,
  status: 200 | 404 | 409 | 422 | 500 = 200,
): Promise<Response> {
  return c.html(`<!doctype html>${await page.toString()}`, status);
}
