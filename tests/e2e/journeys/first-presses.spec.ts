import { expect } from "playwright/test";
import { complaintsOf, holdScript, hydrated, ORIGIN, test } from "#tests/e2e/site";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("before script, drawer, schedule, questions and prices answer at once, and stay when it comes", async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const release = await holdScript(page);
    await page.goto("/en/pricing", { waitUntil: "domcontentloaded" });
    await page.getByText("Yearly", { exact: true }).tap();
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();

    await page.goto("/en", { waitUntil: "domcontentloaded" });
    const question = page.getByRole("main").locator("details").nth(2);
    await question.locator("summary").tap();
    await expect(question).toHaveAttribute("open", "");
    await page.getByRole("button", { name: "Menu" }).tap();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer).toBeVisible();
    await drawer.getByRole("link", { name: "Book a call" }).tap();
    const dialog = page.getByRole("dialog", { name: "Book a call" });
    await expect(dialog.getByRole("status")).toContainText("Loading available times…");
    await expect(drawer).toBeHidden();

    release();
    await hydrated(page);
    await expect(dialog.getByRole("radio").first()).toBeVisible();
    await expect(question).toHaveAttribute("open", "");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    expect(complaints).toEqual([]);
  });
});

test("the services menu opens under the pointer before script, and stays when it comes; what is pressed in a part that is not hydrated is answered by it at once", async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto("/en", { waitUntil: "domcontentloaded" });
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

  const choice = page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" });
  // Without a pointer that would come near first.
  await choice.dispatchEvent("click");
  await expect(page.getByRole("region", { name: /^May we/ })).toBeVisible();
  await expect(page).toHaveURL(`${ORIGIN}/en`);
});

test("what only script can do is kept, looks so, and is done when it comes; where it does not come, the link leads on", async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto("/en", { waitUntil: "domcontentloaded" });
  const bubble = page.getByRole("link", { name: "Ask our assistant" });
  await bubble.click();
  await expect(bubble).toHaveAttribute("aria-busy", "true");
  await expect(bubble).toHaveCSS("opacity", "0.6");
  release();
  await expect(page.getByRole("dialog", { name: "Ask our assistant" })).toBeVisible();
  await expect(bubble).not.toHaveAttribute("aria-busy");

  const releaseQuiz = await holdScript(page);
  const quiz = `${ORIGIN}/en/services/artificial-intelligence-ai`;
  await page.goto(quiz, { waitUntil: "domcontentloaded" });
  const answer = page.getByRole("button", { name: "I feel low most days" });
  await answer.click();
  await expect(answer).toHaveAttribute("aria-busy", "true");
  releaseQuiz();
  await expect(page.getByText("1/3", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(quiz);

  await page.unroute("**/assets/react-dom-*.js");
  await page.route("**/assets/react-dom-*.js", (route) => route.abort());
  await page.goto("/fr", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Interroger notre assistant" }).click();
  await expect(page).toHaveURL(`${ORIGIN}/fr/contact`);
});
