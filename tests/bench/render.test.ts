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

/** Milliseconds that a page takes, in the mean of some, one after the other. */
async function timeOf(pages: string[]): Promise<number> {
  const start = performance.now();
  for (const page of pages) await textOf(page);
  return (performance.now() - start) / pages.length;
}

test("a page rendered, and from memory", async () => {
  const map = await textOf("https://rivelac.example/sitemap.xml");
  const pages = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => address);
  const [french, english] = ["/fr", "/en"].map((locale) =>
    pages.filter((page) => `${new URL(page).pathname}/`.startsWith(`${locale}/`)),
  );
  // A page is rendered when it is asked for the first time; the first language warms the Worker up.
  await timeOf(french ?? []);
  const rendered = await timeOf(english ?? []);
  const kept = await timeOf(english ?? []);
  console.log(
    `a page: ${rendered.toFixed(1)} ms rendered, ${kept.toFixed(2)} ms from memory, of one processor, in the mean of ${english?.length}`,
  );
}, 60_000);
