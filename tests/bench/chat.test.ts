import { createExecutionContext } from "cloudflare:test";
import { Hono } from "hono";
import { test } from "vitest";
import { env } from "#tests/worker/bindings";
import { bundle } from "#tests/worker/bundle";
import visitors from "../domain/visitor-questions.json";

const questions = visitors.map(({ turns, language }) => ({ text: turns[0], locale: language }));

const ROUNDS = 50;

/** What is an outside service in production is a program of its own here, which would be weighed too. */
const limit = { limit: async () => ({ success: true }) };
const outside = { CHAT_OF_VISITOR: limit, CHAT_OF_SITE: limit };

const empty = new Hono().post("/api/chat.php", (c) => c.json({}));

interface App {
  fetch(request: Request, env: object, context: ExecutionContext): Response | Promise<Response>;
}

/** Milliseconds that each question takes, the shortest first: a mean, for the clock shows whole milliseconds only. */
async function timesOf(app: App): Promise<number[]> {
  const times: number[] = [];
  for (const { text, locale } of questions) {
    const body = JSON.stringify({ message: text, action: "message", locale });
    const start = performance.now();
    for (let round = 0; round < ROUNDS; round++) {
      const request = new Request("https://rivelac.example/api/chat.php", {
        method: "POST",
        headers: { "content-type": "application/json", origin: "https://rivelac.example" },
        body,
      });
      const response = await app.fetch(request, { ...env, ...outside }, createExecutionContext());
      await response.text();
    }
    times.push((performance.now() - start) / ROUNDS);
  }
  return times.sort((one, other) => one - other);
}

const at = (times: number[], share: number) => times[Math.floor(times.length * share)] ?? 0;

test("an answer from the catalogue alone, against an empty route in the same workerd", {
  timeout: 120_000,
}, async () => {
  await timesOf(bundle);
  const [answers, nothing] = [await timesOf(bundle), await timesOf(empty)];
  const row = (share: number) => `${(at(answers, share) / at(nothing, share)).toFixed(1)} ×`;
  console.info(
    `assistant: p50 ${row(0.5)}, p99 ${row(0.99)} of an empty route (p99 ${at(answers, 0.99).toFixed(1)} ms)`,
  );
});
