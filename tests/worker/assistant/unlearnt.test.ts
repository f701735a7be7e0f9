import { expect, test, vi } from "vitest";
import { brand } from "#app/domain/site/brand";
import { env } from "#tests/worker/bindings";
import { askWith } from "#tests/worker/bundle";
import { posted } from "#tests/worker/site";

// Each test file has a Worker of its own: this one has not loaded the learnt weights yet.
async function ask(message: string, assets: unknown) {
  const request = posted("/chat.php", { message, action: "message", locale: "en" });
  const response = await askWith({ ASSETS: assets }, request);
  expect(response.status).toBe(200);
  return JSON.stringify(await response.json());
}

test("if the learnt weights cannot be read, the assistant refers to a person instead of guessing, and loads them with the next question", async () => {
  const faults = vi.spyOn(console, "error").mockImplementation(() => {});
  const question = "are there backups of my site every night";
  for (const assets of [
    { fetch: async () => new Response(null, { status: 500 }) },
    { fetch: () => Promise.reject(new Error("lost")) },
  ])
    expect((await ask(question, assets)).split("I could not find that ")[1]).toContain(brand.phoneDisplay);
  expect(faults).toHaveBeenCalledTimes(2);
  expect(await ask(question, env.ASSETS)).toMatch(/every night/);
});
