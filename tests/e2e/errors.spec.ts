import { expect, type Page, test } from "playwright/test";
import { hydrated, serverHeard } from "./site";

/** What a page reports; nothing of it reaches the server. */
async function reportsOf(page: Page): Promise<Record<string, unknown>[]> {
  const reports: Record<string, unknown>[] = [];
  await page.route("**/api/error", (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  return reports;
}

test("an error that nothing caught is reported once, with the page and the browser, and so is a rejection", async ({
  page,
}) => {
  const reports = await reportsOf(page);
  await page.goto("/fr/pricing?email=eve@x.example");
  await hydrated(page);
  await page.evaluate(() => {
    for (let time = 0; time < 3; time++) setTimeout(() => Reflect.get(window, "nothing").fails());
    void Promise.reject(new Error("Rejected"));
  });
  await expect.poll(() => reports.length).toBe(2);
  expect(reports.map(({ message }) => message).sort()).toEqual([
    "Cannot read properties of undefined (reading 'fails')",
    "Rejected",
  ]);
  expect(reports[0]).toMatchObject({
    stack: expect.stringContaining("at "),
    url: expect.stringMatching(/\/fr\/pricing$/),
    context: {
      path: "/fr/pricing",
      locale: "fr",
      device: "desktop",
      isDesktop: true,
      viewport: "1280x720",
      timezone: expect.any(String),
    },
  });
  expect(JSON.stringify(reports)).not.toContain("eve@");

  await page.evaluate(() => {
    for (let time = 0; time < 30; time++) void Promise.reject(new Error(`Rejected ${time}`));
  });
  await expect.poll(() => reports.length).toBe(10);
  await serverHeard(page);
  expect(reports).toHaveLength(10);
});

test("a script of an earlier build, gone from the server, reloads the page once; a form's text is kept instead", async ({
  page,
}) => {
  const reports = await reportsOf(page);
  await page.route("**/chat-dialog-*.js", (route) => route.fulfill({ status: 404 }));
  let loads = 0;
  page.on("load", () => loads++);
  const open = async () => {
    await hydrated(page);
    await page.getByRole("link", { name: "Ask our assistant" }).click();
  };
  await page.goto("/en/contact");
  await hydrated(page);
  await page.getByLabel("Name", { exact: true }).first().fill("Ada");
  await open();
  await expect(page.getByText(/The assistant could not be loaded/)).toBeVisible();
  expect(loads).toBe(1);
  await expect(page.getByLabel("Name", { exact: true }).first()).toHaveValue("Ada");

  await page.goto("/en");
  await open();
  await expect.poll(() => loads).toBe(3);
  await open();
  await expect(page.getByText(/The assistant could not be loaded/)).toBeVisible();
  await serverHeard(page);
  expect(loads).toBe(3);
  expect(reports.length).toBeGreaterThan(0);
});

test("a page without its main part says so to us, and stays as it is", async ({ page }) => {
  const reports = await reportsOf(page);
  await page.route("**/en/terms", async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace('id="main"', 'id="other"') });
  });
  await page.goto("/en/terms");
  await expect.poll(() => reports.map(({ message }) => message)).toEqual(["Root container not found"]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
