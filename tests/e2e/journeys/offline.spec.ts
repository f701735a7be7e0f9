import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "playwright/test";
import { build } from "vite";
import { canKeepLead, countLoads, hydrated, ORIGIN, serverHeard, test } from "#tests/e2e/site";

test.use({ serviceWorkers: "allow" });

/**
 * The site by way of a server that can bring out another build: another service worker, and pages whose scripts are at
 * other addresses, while those of the build before are gone.
 */
async function siteOfBuilds(): Promise<{
  origin: string;
  server: Server;
  deploy: (script?: string) => void;
  /** How long a page takes from here on, in milliseconds; its first request alone where the second is answered sooner. */
  delay: (...milliseconds: number[]) => void;
  /** Has no such script until it sends a page again. */
  lose: (script: string) => void;
  /** The errors that it was told of. */
  reports: unknown[];
}> {
  const reports: unknown[] = [];
  let deployed = (script: string) => script;
  let build = 1;
  let delays: number[] = [];
  let lost: string | undefined;
  const scriptOf = (number: number) => `/assets/of-build-${number}.js`;
  async function respond(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = request.url ?? "";
    const isPage = request.headers["sec-fetch-mode"] === "navigate";
    const delay = (isPage && delays.shift()) || 0;
    await new Promise((resolve) => delay < NEVER_MS && setTimeout(resolve, delay));
    if (path.startsWith("/assets/of-build-") || path === lost) {
      answer.writeHead(path === scriptOf(build) ? 200 : 404, { "content-type": "text/javascript" }).end();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (path === "/api/error") {
      reports.push(JSON.parse(String(Buffer.concat(chunks))));
      answer.writeHead(204).end();
      return;
    }
    const headers = new Headers({ origin: ORIGIN });
    for (const name of ["accept", "content-type", "idempotency-key", "referer"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const response = await fetch(ORIGIN + path, {
      method: request.method ?? "GET",
      headers,
      redirect: "manual",
      ...body,
    });
    if (isPage) lost = undefined;
    const isHtml = response.headers.get("content-type")?.startsWith("text/html");
    const ofBuild = (html: string) =>
      html.replace('<link rel="later"', `<link rel="later" href="${scriptOf(build)}"/>$&`);
    const bytes =
      path === "/sw.js"
        ? Buffer.from(deployed(await response.text()))
        : isHtml
          ? Buffer.from(ofBuild(await response.text()))
          : Buffer.from(await response.arrayBuffer());
    // What is gone is gone from the browser's own cache, too.
    for (const name of ["content-type", "content-security-policy", "location"]) {
      const value = response.headers.get(name);
      if (value) answer.setHeader(name, value);
    }
    answer.writeHead(response.status).end(bytes);
  }
  const server = createServer((request, answer) => {
    // Whoever asked may have gone, or been cut off.
    respond(request, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  const deploy = (script?: string) => {
    build++;
    deployed = (built) => script ?? `${built}\n// ${Math.random()}`;
  };
  const delay = (...milliseconds: number[]) => {
    delays = milliseconds;
  };
  const lose = (script: string) => {
    lost = script;
  };
  return { origin: `http://localhost:${port}`, server, deploy, delay, lose, reports };
}

/** Longer than the service worker's patience. */
const LATE_MS = 6000;

const NEVER_MS = Number.POSITIVE_INFINITY;

/** The build that the page on the screen belongs to. */
const buildOf = (page: Page) =>
  page.evaluate(() => /of-build-(\d+)/.exec(document.head.innerHTML)?.[1]).catch(() => undefined);

const dropCopy = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
  }, path);

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The service worker keeps a file behind its answer. */
const everythingKept = (page: Page) =>
  page.waitForFunction(async () => {
    const kept = await Promise.all(
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/assets/"))
        .map(({ name }) => caches.match(name)),
    );
    return kept.every(Boolean);
  });

const checkForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

/** What `SERVICE_WORKER=off npm run deploy` puts in the worker's place. */
async function workerThatEnds(): Promise<string> {
  const rolldownOptions = { input: "app/offline/worker-off.ts", output: { format: "iife" } } as const;
  const output = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: { write: false, rolldownOptions },
  });
  const [chunk] = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
  return chunk?.type === "chunk" ? chunk.code : "";
}

let site: Awaited<ReturnType<typeof siteOfBuilds>>;

test.beforeEach(async () => {
  site = await siteOfBuilds();
});

test.afterEach(() => site.server.close());

test("a seen page opens without a connection, an unseen one shows the offline page of its language, and a form keeps its lead", async ({
  page,
  context,
}) => {
  await page.goto(`${site.origin}/en`);
  await controlled(page);
  // What was fetched before the worker came is fetched again by way of it.
  for (const path of ["/en", "/en/contact"]) {
    await page.goto(site.origin + path);
    await hydrated(page);
    await everythingKept(page);
  }
  await page.goto(`${site.origin}/staff`);
  await expect(page.getByRole("searchbox")).toBeVisible();
  await page.goto(`${site.origin}/en/contact`);
  await hydrated(page);
  const form = page.getByRole("form", { name: "Call or write" });
  await form.getByLabel("Name").focus();
  await canKeepLead(page);
  await everythingKept(page);
  await context.setOffline(true);
  site.server.closeAllConnections();

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Call us, write to us, or let us call you",
  );
  await form.getByText("Write to me").click();
  await form.getByLabel("Name").fill("Tunnel Ada");
  await form.getByLabel("Email").fill("ada@rochat.example");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your message is kept on this device")).toBeVisible();

  // Followed, a link leads there like an address that is typed.
  const title = page.getByRole("heading", { level: 1 });
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect(title).toHaveText("You are offline.");
  await page.goto(`${site.origin}/en`);
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(title).toHaveText("Call us, write to us, or let us call you");

  await page.goto(`${site.origin}/fr/career`);
  await expect(title).toHaveText("Vous êtes hors ligne.");
  await page.goto(`${site.origin}/en/about-us`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline.");
  expect(
    await page.evaluate(async () =>
      (await (await caches.open("pages")).keys()).filter(({ url }) => /\/(?:api|staff)/.test(url)),
    ),
  ).toEqual([]);
});

test("the first visit does not reload; another build does once, and not over a typed text", async ({
  page,
}) => {
  const loads = await countLoads(page);
  await page.goto(`${site.origin}/en/contact`);
  await controlled(page);
  await hydrated(page);
  await serverHeard(page);
  await expect.poll(loads).toBe(1);

  const name = page.getByLabel("Name", { exact: true }).first();
  await name.fill("Ada");
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener("controllerchange", () =>
      Reflect.set(window, "isUpdated", true),
    );
  });
  site.deploy();
  await checkForUpdate(page);
  await page.waitForFunction(() => Reflect.get(window, "isUpdated") === true);
  await serverHeard(page);
  await expect.poll(loads).toBe(1);
  await expect(name).toHaveValue("Ada");

  await name.fill("");
  site.deploy();
  await checkForUpdate(page);
  await expect.poll(loads).toBe(2);
  await hydrated(page);
  await serverHeard(page);
  await expect.poll(loads).toBe(2);
});

test("a page of yesterday whose script is gone says so, and comes anew from a slow network, once", async ({
  page,
}) => {
  await page.goto(`${site.origin}/en/contact?source=quiz&rec=mood`);
  await controlled(page);
  await page.reload();
  await hydrated(page);
  await everythingKept(page);
  const script = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>("link[href*='/assets/contact-'][href$='.js']")?.href ?? "",
  );
  // Who left before its script came has the page without it.
  await page.goto(`${site.origin}/en/terms`);
  await hydrated(page);
  await everythingKept(page);
  await dropCopy(page, script);

  const loads = await countLoads(page);
  site.deploy();
  site.lose(new URL(script).pathname);
  site.delay(NEVER_MS, LATE_MS);
  await page.goto(`${site.origin}/en/contact?source=quiz&rec=mood`);
  await expect.poll(() => buildOf(page), { timeout: 30_000 }).toBe("2");
  await hydrated(page);
  expect(loads()).toBe(2);
  await expect
    .poll(() => site.reports)
    .toEqual([
      expect.objectContaining({
        message: expect.stringContaining(script),
        url: `${site.origin}/en/contact`,
        context: expect.objectContaining({ locale: "en" }),
      }),
    ]);
  expect(JSON.stringify(site.reports)).not.toMatch(/quiz|mood/);
});

test("a page of yesterday that was kept whole runs on its own scripts until the new one comes", async ({
  page,
}) => {
  await page.goto(`${site.origin}/en/contact`);
  await controlled(page);
  await page.reload();
  await hydrated(page);
  await everythingKept(page);
  await page.goto(`${site.origin}/en/terms`);
  await hydrated(page);

  // The new worker comes and asks for the page again, which it waits for.
  site.deploy();
  site.delay(NEVER_MS, NEVER_MS);
  await page.goto(`${site.origin}/en/contact`);
  await hydrated(page);
  expect(await buildOf(page)).toBe("1");
  await expect(async () => {
    await page.getByRole("link", { name: "Ask our assistant" }).click();
    await expect(page.getByRole("dialog", { name: "Ask our assistant" })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("another build does not reload a page over a draft for the assistant", async ({ page }) => {
  const loads = await countLoads(page);
  const deploy = async () => {
    site.deploy();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const isUpdated = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve),
      );
      await registration.update();
      await isUpdated;
    });
  };
  await page.goto(`${site.origin}/en`);
  await controlled(page);
  await hydrated(page);
  await page.getByRole("link", { name: "Ask our assistant" }).click();
  const field = page.getByRole("dialog", { name: "Ask our assistant" }).getByRole("textbox");
  await field.fill("What would a site for");
  await deploy();
  await deploy();
  await expect(field).toHaveValue("What would a site for");
  await expect.poll(loads).toBe(1);
  await field.fill("");
  await deploy().catch(() => {});
  await expect.poll(loads).toBe(2);
});

test("switched off, the worker drops all that it kept, and leaves every page to the network", async ({
  page,
  context,
}) => {
  await page.goto(`${site.origin}/en`);
  await controlled(page);
  site.deploy(await workerThatEnds());
  await checkForUpdate(page);
  await expect(async () => expect(await page.evaluate(() => caches.keys())).toEqual([])).toPass();
  await page.goto(`${site.origin}/en/pricing`);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  site.server.closeAllConnections();
  await expect(page.reload()).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
