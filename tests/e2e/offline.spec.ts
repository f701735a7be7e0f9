import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page, test } from "playwright/test";
import { build } from "vite";
import { canKeepLead, hydrated, ORIGIN, serverHeard } from "./site";

test.use({ serviceWorkers: "allow" });

/** The site by way of a server that can bring out another build: another background worker. */
async function siteOfBuilds(): Promise<{
  origin: string;
  server: Server;
  deploy: (script?: string) => void;
}> {
  let deployed = (script: string) => script;
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = new Headers({ origin: ORIGIN });
    for (const name of ["accept", "content-type", "idempotency-key", "referer"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const response = await fetch(ORIGIN + request.url, {
      method: request.method ?? "GET",
      headers,
      redirect: "manual",
      ...body,
    });
    const isWorker = request.url === "/sw.js";
    const bytes = isWorker
      ? Buffer.from(deployed(await response.text()))
      : Buffer.from(await response.arrayBuffer());
    for (const name of ["content-type", "content-security-policy", "location", "cache-control"]) {
      const value = response.headers.get(name);
      if (value) answer.setHeader(name, value);
    }
    answer.writeHead(response.status).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  const deploy = (script?: string) => {
    deployed = (built) => script ?? `${built}\n// ${Math.random()}`;
  };
  return { origin: `http://localhost:${port}`, server, deploy };
}

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The background worker keeps a file behind its answer. */
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

/** What `BACKGROUND_WORKER=off npm run deploy` puts in the worker's place. */
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

test.beforeEach(async ({ context }) => {
  site = await siteOfBuilds();
  await context.addInitScript(() => localStorage.setItem("consent.v1", "denied"));
});

test.afterEach(() => site.server.close());

test("a seen page opens without a connection, an unseen one shows the offline page of its language, and a form keeps its lead", async ({
  page,
  context,
}) => {
  await page.goto(`${site.origin}/en/contact`);
  await controlled(page);
  // What was fetched before the worker came is fetched again by way of it.
  await page.reload();
  await hydrated(page);
  const form = page.getByRole("form", { name: "Call or write" });
  await form.getByLabel("Name").focus();
  await canKeepLead(page);
  await everythingKept(page);
  await context.setOffline(true);
  site.server.closeAllConnections();

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tell us where you want to go.");
  await form.getByText("Write to me").click();
  await form.getByLabel("Name").fill("Tunnel Ada");
  await form.getByLabel("Email").fill("ada@rochat.example");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your message is kept on this device")).toBeVisible();

  await page.goto(`${site.origin}/fr/career`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vous êtes dans un tunnel.");
  await page.goto(`${site.origin}/en/about-us`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are in a tunnel.");
  expect(
    await page.evaluate(async () =>
      (await (await caches.open("pages")).keys()).filter(({ url }) => url.includes("/api/")),
    ),
  ).toEqual([]);
});

test("the first visit does not reload; another build does once, and not over a typed text", async ({
  page,
}) => {
  let loads = 0;
  page.on("load", () => loads++);
  await page.goto(`${site.origin}/en/contact`);
  await controlled(page);
  await hydrated(page);
  await serverHeard(page);
  expect(loads).toBe(1);

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
  expect(loads).toBe(1);
  await expect(name).toHaveValue("Ada");

  await name.fill("");
  site.deploy();
  await checkForUpdate(page);
  await expect.poll(() => loads).toBe(2);
  await hydrated(page);
  await serverHeard(page);
  expect(loads).toBe(2);
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
