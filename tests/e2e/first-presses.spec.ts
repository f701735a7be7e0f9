import { expect, type Page, test } from "playwright/test";
import { complaintsOf, hydrated, ORIGIN } from "./site";

/** Holds React back; the answer lets it come. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/react-dom-*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("before script, drawer, schedule, questions and prices answer at once, and stay when it comes", async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const release = await holdScript(page);
    await page.goto("/en/pricing");
    await page.getByText("Yearly", { exact: true }).tap();
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();

    await page.goto("/en");
    const question = page.getByRole("main").locator("details").nth(2);
    await question.locator("summary").tap();
    await expect(question).toHaveAttribute("open", "");
    await page.getByRole("button", { name: "Menu" }).tap();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer).toBeVisible();
    await drawer.getByRole("link", { name: "Book a call" }).tap();
    const dialog = page.getByRole("dialog", { name: "Book a call" });
    await expect(dialog.getByRole("status")).toContainText("Looking up the free times…");
    await expect(drawer).toBeHidden();

    release();
    await hydrated(page);
    await expect(dialog.getByRole("radio").first()).toBeVisible();
    await expect(question).toHaveAttribute("open", "");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(complaints).toEqual([]);
  });

  test("the carousel goes on before script", async ({ page }) => {
    const release = await holdScript(page);
    await page.goto("/en/services/website-design-development");
    const track = page.locator("[data-track]");
    await page.getByRole("button", { name: "Next testimonial" }).tap();
    await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
    release();
    await hydrated(page);
    await expect(page.getByRole("button", { name: "Previous testimonial" })).toBeEnabled();
    expect(await track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(200);
  });
});

test("the services menu opens under the pointer before script, and stays when it comes", async ({ page }) => {
  const release = await holdScript(page);
  await page.goto("/en");
  const trigger = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Services", exact: true });
  await trigger.click();
  const panel = page.getByRole("region", { name: "Our services" });
  await expect(panel).toBeVisible();
  release();
  await hydrated(page);
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(`${ORIGIN}/en`);
});

test("what only script can do is kept, and done when it comes; where it does not come, the link leads on", async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto("/en");
  const bubble = page.getByRole("link", { name: "Ask our assistant" });
  await bubble.click();
  await expect(bubble).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("dialog", { name: "Ask us anything" })).toBeVisible();
  await expect(bubble).not.toHaveAttribute("aria-busy");

  await page.unroute("**/assets/react-dom-*.js");
  await page.route("**/assets/react-dom-*.js", (route) => route.abort());
  await page.goto("/fr");
  await page.getByRole("link", { name: "Interroger notre assistant" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/fr/contact`);
});
