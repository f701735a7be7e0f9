import { expect, test } from "vitest";
import { askWith } from "#tests/worker/bundle";
import { ENGLISH } from "./site";

const agent = { VOICE_SCRIPT: "https://agent.example/widget.js", VOICE_AGENT: 'a"><script>' };

const ask = (path: string, settings: object) => askWith(settings, new Request(ENGLISH + path));

test("the voice page has its own content security policy, and only this site can frame it", async () => {
  const response = await ask("/voice", agent);
  const page = await response.text();
  const policy = response.headers.get("content-security-policy");
  expect(response.status).toBe(200);
  expect(page).toContain('<script src="https://agent.example/widget.js" async></script>');
  expect(page).toContain('agent-id="a&quot;&gt;&lt;script&gt;"');
  expect(page).toContain('<meta name="robots" content="noindex" />');
  expect(policy?.split("; ")).toEqual([
    "default-src 'none'",
    "script-src https://agent.example blob:",
    "style-src 'unsafe-inline'",
    "connect-src https: wss:",
    "img-src https: data:",
    "media-src https: blob:",
    "worker-src blob:",
    "font-src https: data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]);
  expect(response.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  expect(response.headers.get("strict-transport-security")).toContain("max-age=63072000");
});

test("with a voice agent, every page has a button for it, and fetches nothing of it before a press", async () => {
  const page = await (await ask("/en/pricing", agent)).text();
  expect(page).toContain("Talk to our voice assistant");
  expect(page).toMatch(/<iframe src="\/voice"[^>]* loading="lazy" allow="microphone"/);
  expect(page).not.toContain("agent.example");
});

test("without a voice agent there is no such page, and the button books a call", async () => {
  for (const unset of [{ VOICE_SCRIPT: "" }, { VOICE_AGENT: "" }, { VOICE_SCRIPT: "no address" }])
    expect((await ask("/voice", { ...agent, ...unset })).status).toBe(404);
  const page = await (await ask("/fr", {})).text();
  expect(page).toContain("Choisir l’heure de notre appel");
  expect(page).not.toContain("<iframe");
});
