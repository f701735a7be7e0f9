import { expect, type Locator, type Page } from "playwright/test";
import { canKeepLead, hydrated, painted, serverHeard } from "#tests/e2e/site";

export const KEPT =
  "There is no connection. Your message is kept on this device and will be sent as soon as you are online again: you need do nothing more.";
export const KEPT_ONLINE = "Your message is kept on this device and will be sent again automatically.";
export const NOT_KEPT = "What you wrote is still here.";

export async function writeAs(page: Page, name: string): Promise<void> {
  await page.goto("/en/contact");
  await hydrated(page);
  await fillAs(page, name);
  await canKeepLead(page);
}

export const fillAs = (page: Page, name: string) =>
  fillIn(page.getByRole("form", { name: "Call or write" }), name);

export async function fillIn(form: Locator, name: string): Promise<void> {
  await form.locator("label", { has: form.page().locator("[value=mail]") }).click();
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").fill("ada@rochat.example");
  await form.getByLabel(/^Message/).fill("A site for my cellar");
}

export const send = (page: Page) =>
  page.getByRole("form", { name: "Call or write" }).getByRole("button", { name: "Send" }).click();

export const toast = (page: Page) => page.getByText(/Your message has been sent. Your reference: (\w{10})/);
export const referencesIn = async (page: Page) =>
  (await toast(page).allInnerTexts()).map((told) => told.slice(-10));
export const receipt = (page: Page) => page.getByText("Message sent. We’ll contact you shortly.");

export const formOf = (page: Page) => page.locator("form#simple");
export const nameIn = (page: Page) => formOf(page).locator("[name=name]");
export const messageIn = (page: Page) => formOf(page).locator("[name=message]");
export const sendShown = (page: Page) => formOf(page).locator("[type=submit]").click();

/** Holds if no toast reports the lead that its form has confirmed: it is no longer kept, and a toast would be there. */
export async function expectUntold(page: Page): Promise<void> {
  await expect.poll(() => markOf(page)).toBeNull();
  await serverHeard(page);
  await painted(page);
  await expect(toast(page)).toHaveCount(0);
}

/** The body that a contact form would post. */
export const bodyOf = (name: string, more: object = {}) => ({
  ...{ type: "mail", name, email: "ada@rochat.example", message: `From ${name}`, subject: "Interest" },
  ...{ meta: { page: "/en/contact", locale: "en", elapsed: 9000 }, ...more },
});

interface ToKeep {
  body: object;
  keptAt?: number;
}

/** Stores leads in this order, as an earlier page would have kept them. */
export async function keep(page: Page, ...leads: ToKeep[]): Promise<void> {
  await page.goto("/en/privacy");
  await hydrated(page);
  await keepHere(page, ...leads);
}

/** Stores leads from the current page, as another tab would have kept them. */
export async function keepHere(page: Page, ...leads: ToKeep[]): Promise<void> {
  const kept = leads.map((lead, place) => ({ key: `${place} ${crypto.randomUUID()}`, ...lead }));
  await page.evaluate(async (kept) => {
    const asked = indexedDB.open("outbox", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("leads", { keyPath: "key" });
    await new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
    const change = asked.result.transaction("leads", "readwrite");
    for (const lead of kept)
      change.objectStore("leads").put({ path: "/api/contact", keptAt: Date.now(), ...lead });
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    asked.result.close();
    localStorage.setItem("outbox.v1", "1");
  }, kept);
}

/** Tells a page that it is online. */
export const wake = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event("online")));

export const markOf = (page: Page) => page.evaluate(() => localStorage.getItem("outbox.v1"));
