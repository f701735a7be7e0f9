import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { expect, type Page } from "playwright/test";
import { ORIGIN } from "#tests/e2e/site";

export const NEVER_MS = Number.POSITIVE_INFINITY;

/**
 * A proxy of the site that can deploy another build: another service worker, and pages whose scripts have other
 * addresses, while the scripts of the build before are gone.
 */
export async function siteOfBuilds(): Promise<{
  origin: string;
  server: Server;
  deploy: (script?: string) => void;
  /** Delays the next requests for pages, in ms: one number for each request; later ones are not delayed. */
  delay: (...milliseconds: number[]) => void;
  /** Answers requests for a script with 404 until a page is requested again. */
  lose: (script: string) => void;
  /** The errors that pages have reported. */
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
    // Leaves out the caching headers, so that a script that is gone is not in the browser's HTTP cache either.
    for (const name of ["content-type", "content-security-policy", "location"]) {
      const value = response.headers.get(name);
      if (value) answer.setHeader(name, value);
    }
    answer.writeHead(response.status).end(bytes);
  }
  const server = createServer((request, answer) => {
    // The client may have gone or been disconnected.
    respond(request, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const address = server.address();
  const port = typeof address === "string" ? address : address?.port;
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

export const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The service worker caches a file after it has responded. (`waitForFunction` would take a promise for true.) */
export const everythingKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.includes("/assets/"));
        const kept = await Promise.all(files.map(({ name }) => caches.match(name)));
        return files.map(({ name }) => name).filter((_, index) => !kept[index]);
      }),
    )
    .toEqual([]);
