import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { callback, countRows, ENGLISH, mail } from "./site";

// The bundle itself, so that its bindings can be made to fail.
const bundlePath = "../../build/server/index.js";
const { default: bundle } = await import(/* @vite-ignore */ bundlePath);

const SECRET_DETAIL = "D1_ERROR: no such host eve@x.example";

/** A database that fails at every statement, saying what no visitor and no log may see. */
const brokenDatabase = {
  prepare: () => {
    throw new Error(SECRET_DETAIL);
  },
};

function ask(
  path: string,
  init: RequestInit = {},
  bindings: object = { DB: brokenDatabase },
): Promise<Response> {
  const headers = { origin: ENGLISH, ...init.headers };
  const request = new Request(ENGLISH + path, { ...init, headers });
  return bundle.fetch(request, { ...env, ...bindings }, createExecutionContext());
}

const json = (body: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const logged: string[] = [];
for (const level of ["log", "warn", "error", "info"] as const) {
  vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words.map(String).join(" ")));
}
afterEach(() => logged.splice(0));

test("answers 503 with a sentence and no receipt when the database does not take a lead", async () => {
  const french = await ask("/api/contact", json(callback));
  const english = await ask("/api/contact", json(mail));
  expect([french.status, english.status]).toEqual([503, 503]);
  expect(await french.json()).toEqual({
    error: "Échec de l’envoi du message. Veuillez réessayer plus tard.",
    code: "unavailable",
  });
  expect(await english.json()).toEqual({
    error: "Failed to send message. Please try again later.",
    code: "unavailable",
  });
});

test("a form posted without script keeps what was typed when the database fails, and offers phone and mail", async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries({
    form: "simple",
    method: "mail",
    name: "Eve Moret",
    email: "eve@x.example",
    message: "Dear you",
  }))
    body.append(name, value);
  const response = await ask("/en/contact", { method: "POST", body });
  const page = await response.text();

  expect(response.status).toBe(503);
  expect(page).toContain("Failed to send message. Please try again later.");
  expect(page).toContain('value="Eve Moret"');
  expect(page).toContain("tel:+41215550142");
  expect(page).toMatch(/href="mailto:bonjour@rivelac\.example\?subject=[^"]+Dear%20you"/);
});

test("answers JSON without details when a report cannot be counted, or the slots not be read", async () => {
  for (const [path, init] of [
    ["/api/log404.php", json({ pathname: "/x" })],
    ["/api/error", json({ message: "x" })],
    ["/api/contact", json({ validation_error: true, error: "Nom requis" })],
    ["/api/slots", {}],
  ] as const) {
    const response = await ask(path, init);
    const text = await response.text();
    expect(response.status, path).toBe(500);
    expect(JSON.parse(text)).toEqual({ error: expect.any(String), code: "server_error" });
    expect(text).not.toContain("D1_ERROR");
  }
});

test("a page that fails is a page, in both languages, without a stack", async () => {
  const unreadable = Object.defineProperty({}, "FRENCH_HOST", {
    enumerable: true,
    get: () => ({
      get toString() {
        throw new Error(SECRET_DETAIL);
      },
    }),
  });
  const responses = [
    await ask("/en", {}, unreadable),
    await ask("/en", { method: "POST", body: new FormData() }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([500, 405]);
  for (const response of responses) {
    const page = await response.text();
    expect(page).toContain("Unexpected Application Error!");
    expect(page).toContain("Something failed on our side.");
    expect(page).toContain("Une erreur s’est produite de notre côté.");
    expect(page).not.toMatch(/D1_ERROR|\.js:\d+|TypeError/);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
});

test("no log line says who wrote", async () => {
  await ask("/api/contact", json(callback));
  await ask("/api/contact", json({ ...mail, email: "canary@x.example", name: "Canary" }));
  await ask("/en/contact", { method: "POST", body: new FormData() });
  expect(logged.join("\n")).not.toMatch(/Ada|Canary|canary|555|eve@/);
  expect(logged.length).toBeGreaterThan(0);
});

test("nothing is stored by a request that failed", async () => {
  expect(await countRows("leads")).toBe(0);
});
