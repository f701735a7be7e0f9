import { createExecutionContext } from "cloudflare:test";
import { test } from "vitest";
import { env } from "#tests/worker/bindings";

const bundlePath = "../../build/server/index.js";
const { default: site } = await import(/* @vite-ignore */ bundlePath);

const COUNT = 300;

/** Milliseconds that home takes, in the middle of many, one after the other. */
async function timeOf(method: "GET" | "HEAD"): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < COUNT; index++) {
    const request = new Request("https://rivelac.example/en", { method });
    await (await site.fetch(request, env, createExecutionContext())).arrayBuffer();
  }
  return (performance.now() - start) / COUNT;
}

test("a page rendered, and from memory", async () => {
  // Whoever asks for the head alone has the page rendered, and nothing stored.
  await timeOf("HEAD");
  const rendered = await timeOf("HEAD");
  const kept = await timeOf("GET");
  console.log(
    `home: ${rendered.toFixed(1)} ms rendered, ${kept.toFixed(2)} ms from memory, of one processor`,
  );
}, 60_000);
