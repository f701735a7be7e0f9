import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { test } from "vitest";
import { env } from "#tests/worker/bindings";
import { bundle } from "#tests/worker/bundle";

async function textOf(address: string): Promise<string> {
  const context = createExecutionContext();
  const text = await (await bundle.fetch(new Request(address), env, context)).text();
  await waitOnExecutionContext(context);
  return text;
}

/** The mean time of pages requested one after the other, in ms. */
async function timeOf(pages: string[]): Promise<number> {
  const start = performance.now();
  for (const page of pages) await textOf(page);
  return (performance.now() - start) / pages.length;
}

test("the time of a page when it is rendered, and from the cache", async () => {
  const map = await textOf("https://rivelac.example/sitemap.xml");
  const pages = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => address);
  const [french, english] = ["/fr", "/en"].map((locale) =>
    pages.filter((page) => `${new URL(page).pathname}/`.startsWith(`${locale}/`)),
  );
  // A page is rendered on its first request; the first language warms the Worker up.
  await timeOf(french ?? []);
  const rendered = await timeOf(english ?? []);
  const kept = await timeOf(english ?? []);
  console.log(
    `a page: ${rendered.toFixed(1)} ms rendered, ${kept.toFixed(2)} ms from memory, of one processor, in the mean of ${english?.length}`,
  );
}, 60_000);
