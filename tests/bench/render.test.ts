import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { test } from "vitest";

const bundlePath = "../../build/server/index.js";
const { default: site } = await import(/* @vite-ignore */ bundlePath);

const COUNT = 100;

/** Milliseconds that an answer takes, in the middle of many, one after the other. */
async function timeOf(address: (index: number) => string): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < COUNT; index++) {
    const request = new Request(`https://rivelac.example${address(index)}`);
    await (await site.fetch(request, env, createExecutionContext())).arrayBuffer();
  }
  return (performance.now() - start) / COUNT;
}

test("a page rendered, and from memory", async () => {
  await timeOf((index) => `/en?location=warm${index}`);
  const rendered = await timeOf((index) => `/en?location=x${index}`);
  const kept = await timeOf(() => "/en");
  console.log(
    `home: ${rendered.toFixed(1)} ms rendered, ${kept.toFixed(2)} ms from memory, of one processor`,
  );
}, 60_000);
