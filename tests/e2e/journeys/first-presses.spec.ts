import { expect, type Page } from "playwright/test";
import {
  bringIntoSight,
  complaintsOf,
  hold,
  hydrated,
  inAudit,
  leadsOf,
  ORIGIN,
  test,
} from "#tests/e2e/site";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("before the script has loaded, drawer, schedule, questions and prices respond at once, and stay as they are when it comes", async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const release = await hold(page);
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

test("the services menu opens on hover before the script has loaded, and stays open when it comes; a press in a part that is not hydrated is answered at once", async ({
  page,
}) => {
  const release = await hold(page);
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
  // A dispatched event: a real pointer would come near the link first.
  await choice.dispatchEvent("click");
  await expect(page.getByRole("region", { name: /^May we/ })).toBeVisible();
  await expect(page).toHaveURL(`${ORIGIN}/en`);
});

test("a press that needs script is kept, shown as pending, and handled when the script comes; if it never comes, the link is followed", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/en", { waitUntil: "domcontentloaded" });
  const bubble = page.getByRole("link", { name: "Ask our assistant" });
  await bubble.click();
  await expect(bubble).toHaveAttribute("aria-busy", "true");
  await expect(bubble).toHaveCSS("opacity", "0.6");
  release();
  await expect(page.getByRole("dialog", { name: "Ask our assistant" })).toBeVisible();
  await expect(bubble).not.toHaveAttribute("aria-busy");

  const releaseQuiz = await hold(page);
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

test("before the script has loaded, the link to the plans of a long page leads to them, and they stay where they are when it comes", async ({
  page,
}) => {
  const release = await hold(page);
  await page.goto("/fr/services/hosting-and-maintenance", { waitUntil: "domcontentloaded" });
  const plans = page.locator("#plans-section");
  const distance = () => plans.evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await page.getByRole("link", { name: "Voir les formules" }).first().click();
  await expect.poll(distance).toBe(76);
  release();
  await hydrated(page);
  expect(await distance()).toBe(76);
});

/** Fills in and posts the short form while the script is held back; the post waits for `end`: answered or lost. */
async function postEarly(page: Page, name: string) {
  const release = await hold(page);
  const posted = Promise.withResolvers<void>();
  const end = Promise.withResolvers<"answered" | "lost">();
  await page.route("**/en/contact", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posted.resolve();
    if ((await end.promise) === "answered") return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.goto("/en/contact", { waitUntil: "domcontentloaded" });
  const session = await page.context().newCDPSession(page);
  await fillSimple(page, name);
  // Playwright's own click would wait for the page that the post leads to.
  const expression = `document.querySelector("#simple [type=submit]").click()`;
  await session.send("Runtime.evaluate", { expression });
  await posted.promise;
  return { release, stop: () => session.send("Page.stopLoading"), end: end.resolve };
}

const LEADS = "**/api/contact";

async function fillSimple(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Phone", { exact: true }).first().fill("+41 79 555 01 01");
}

const sendSimple = (page: Page) => page.locator("#simple").getByRole("button", { name: "Send" }).click();

const ticket = (page: Page) => page.locator("[data-ticket]");

for (const first of ["script", "browser"]) {
  test(
    `a form sent before the script and again by it is one lead, reported once; the same text after its ticket is another lead; answered first: the ${first}`,
    inAudit(first === "script"),
    async ({ page }) => {
      const name = `Hurried Ada of the ${first}`;
      // The page presses its own button: until the response to the post has loaded, Playwright cannot.
      await page.addInitScript(() => {
        // Its focus loads the scripts that check and keep the lead: a focus that React, which is just starting, does
        // not hear is repeated.
        const files = () => performance.getEntriesByType("resource").map(({ name }) => name);
        const isLoaded = (name: string) => files().some((file) => file.includes(`/assets/${name}-`));
        const timer = setInterval(() => {
          if (sessionStorage.getItem("pressed") || !window.dataLayer?.length) return;
          const send = document.querySelector<HTMLElement>("#simple [type=submit]");
          send?.blur();
          send?.focus();
          if (!["outbox", "lead-schema"].every(isLoaded)) return;
          sessionStorage.setItem("pressed", "1");
          clearInterval(timer);
          send?.click();
        }, 50);
      });
      if (first === "browser") await page.route(LEADS, () => {}, { times: 1 });
      const { release, end } = await postEarly(page, name);
      const sentAgain = first === "script" ? page.waitForResponse(LEADS) : page.waitForRequest(LEADS);
      release();
      await sentAgain;
      end("answered");
      await expect(ticket(page)).toBeVisible();
      await hydrated(page);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("outbox.v1"))).toBeNull();
      const [reference] = leadsOf(name);
      await expect(page.getByText(String(reference))).toHaveCount(1);
      await expect(ticket(page)).toContainText(String(reference));
      expect(leadsOf(name)).toEqual([reference]);

      await page.getByRole("button", { name: "Close" }).click();
      await fillSimple(page, name);
      await sendSimple(page);
      await expect(ticket(page)).toBeVisible();
      expect(leadsOf(name)).toHaveLength(2);
    },
  );
}

test(
  "choices and text entered in a form before the script comes stay, together with what was written on an earlier page",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en/contact");
    await hydrated(page);
    const simple = page.locator("#simple");
    await simple.getByLabel("Name", { exact: true }).fill("Ada of the page before");
    await simple.getByLabel(/^Message/).fill("Written on the page before");
    const release = await hold(page);
    await page.goto("/en/pricing", { waitUntil: "commit" });
    await simple.getByLabel("Day").selectOption("Wednesday");
    await simple.getByLabel("Write to me").check();
    await simple.getByLabel("Company").fill("Written before script");
    release();
    await hydrated(page);
    await expect(simple.getByLabel("Name", { exact: true })).toHaveValue("Ada of the page before");
    await expect(simple.getByLabel(/^Message/)).toHaveValue("Written on the page before");
    await expect(simple.getByLabel("Company")).toHaveValue("Written before script");
    await expect(simple.getByLabel("Write to me")).toBeChecked();
    await expect(simple.getByLabel("Email")).toBeVisible();
    await expect(simple.getByLabel("Phone")).toBeHidden();
    await simple.getByLabel("Call me").check();
    await expect(simple.getByLabel("Day")).toHaveValue("wednesday");
    // The next page has all of it.
    await page.unrouteAll();
    await page.goto("/en/contact");
    await hydrated(page);
    await expect(simple.getByLabel("Company")).toHaveValue("Written before script");
    await expect(simple.getByLabel("Name", { exact: true })).toHaveValue("Ada of the page before");
  },
);

test(
  "what is typed at the moment at which a form is hydrated leaves what was written on an earlier page as it is",
  inAudit(),
  async ({ page }) => {
    await page.goto("/en/contact");
    await hydrated(page);
    const simple = page.locator("#simple");
    await simple.getByLabel(/^Message/).fill("Written on the page before");
    await page.goto("/en/pricing");
    await hydrated(page);
    // React changes attributes of the fields as it hydrates them: the observer runs at the end of that task.
    await simple.evaluate((form) => {
      const type = () => {
        const company = form.querySelector<HTMLInputElement>("[name=company]");
        if (!company) return;
        company.value = "Typed at once";
        company.dispatchEvent(new Event("input", { bubbles: true }));
      };
      new MutationObserver(type).observe(form, { attributes: true, subtree: true });
    });
    await bringIntoSight(simple);
    await expect(simple.getByLabel("Company")).toHaveValue("Typed at once");
    await expect(simple.getByLabel(/^Message/)).toHaveValue("Written on the page before");
  },
);

test(
  "a form that is sent before the script, stopped and changed is sent with the changes",
  inAudit(),
  async ({ page }) => {
    const { stop, end } = await postEarly(page, "Stopping Ada");
    await stop();
    end("lost");
    await expect.poll(() => leadsOf("Stopping Ada")).toHaveLength(1);
    await page.unroute("**/en/contact");
    await page.getByLabel("Name", { exact: true }).fill("Stopped Ada");
    await sendSimple(page);
    await expect(ticket(page)).toContainText(String(leadsOf("Stopped Ada")[0]));
  },
);

test(
  "a form sent before the script whose response is lost is one lead when it is sent again",
  inAudit(),
  async ({ page }) => {
    const { release, end } = await postEarly(page, "Interrupted Ada");
    end("lost");
    await expect.poll(() => page.url()).toContain("chrome-error:");
    const [reference] = leadsOf("Interrupted Ada");
    release();
    await page.goBack();
    await hydrated(page);
    await sendSimple(page);
    await expect(ticket(page)).toContainText(String(reference));
    expect(leadsOf("Interrupted Ada")).toEqual([reference]);
  },
);

test("a link that script handles is marked, so that its first press is kept", inAudit(), async ({ page }) => {
  for (const path of ["", "/pricing", "/contact", "/blog", "/services/artificial-intelligence-ai"]) {
    await page.goto(`/en${path}`);
    await hydrated(page);
    const silent = await page.evaluate(() => {
      let isAnswered = false;
      // By then React has handled the event, but the code that follows links has not.
      document.addEventListener("click", (event) => {
        isAnswered = event.defaultPrevented;
        event.preventDefault();
        event.stopPropagation();
      });
      const links = [...document.querySelectorAll<HTMLElement>("a[href]")];
      const answered = links.filter((link) => {
        link.click();
        return isAnswered;
      });
      const texts = (some: HTMLElement[]) => some.map(({ textContent }) => textContent);
      return {
        answered: texts(answered),
        silent: texts(answered.filter((link) => !link.matches("[data-live], [data-opens]"))),
      };
    });
    expect(silent.answered).toContain("Book a call");
    expect(silent.silent, path).toEqual([]);
  }
});
