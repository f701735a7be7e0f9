import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { env } from "#tests/worker/bindings";
import { askWith } from "#tests/worker/bundle";
import { mail, post } from "#tests/worker/site";
import { CLAIRE, hiddenIn, MACHINE } from "#tests/worker/staff/employee";

const HOST = "https://rivelac.example";
const AUDIENCE = "inbox";
const CANARY = "Canary Rochat";

let team = 0;
let reference = "";

interface Pair {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

async function pair(id: string): Promise<Pair> {
  return { id, ...(await generateKeyPair("RS256", { extractable: true })) };
}

/** A new team whose keys have not been fetched yet, and a count of how often they are. */
async function newTeam(...pairs: Pair[]) {
  const issuer = `https://team${++team}.cloudflareaccess.example`;
  const served = { keys: pairs, asked: 0 };
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
    const address = input instanceof Request ? input.url : String(input);
    expect(address).toBe(`${issuer}/cdn-cgi/access/certs`);
    served.asked++;
    const keys = await Promise.all(
      served.keys.map(async ({ id, publicKey }) => ({
        ...(await exportJWK(publicKey)),
        kid: id,
        alg: "RS256",
      })),
    );
    return Response.json({ keys });
  });
  return { issuer, served };
}

interface Claims {
  issuer: string;
  audience?: string;
  email?: string | null;
  /** Seconds from now. */
  expires?: number | null;
}

function tokenOf(
  { id, privateKey }: Pair,
  { issuer, audience = AUDIENCE, email = "Nadia@agency.example", expires = 600 }: Claims,
) {
  const token = new SignJWT(email === null ? { common_name: "a service" } : { email })
    .setProtectedHeader({ alg: "RS256", kid: id })
    .setIssuer(issuer)
    .setAudience([audience])
    .setIssuedAt();
  if (expires !== null) token.setExpirationTime(Math.floor(Date.now() / 1000) + expires);
  return token.sign(privateKey);
}

function ask(path: string, issuer: string, token: string | null, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set("cf-access-jwt-assertion", token);
  const access = { ACCESS_TEAM: issuer, ACCESS_AUDIENCE: AUDIENCE };
  return askWith(access, new Request(HOST + path, { ...init, headers }));
}

beforeAll(async () => {
  ({ reference } = await (await post("/contact", { ...mail, name: CANARY })).json<{ reference: string }>());
});

afterEach(() => void vi.restoreAllMocks());

/** A new team with one key, and a valid token. */
async function admitted() {
  const key = await pair("one");
  const { issuer, served } = await newTeam(key);
  return { key, issuer, served, token: await tokenOf(key, { issuer }) };
}

const guarded = () => [
  "/staff",
  `/staff/leads/${reference}`,
  "/staff/calls",
  "/staff/figures",
  "/staff/leads.csv",
  `/staff/leads/${reference}/erase`,
  "/staff/nothing",
];

/** Expects 403 with an empty body at every guarded address. */
async function expectShut(issuer: string, token: string | null): Promise<void> {
  for (const path of guarded()) {
    const answer = await ask(path, issuer, token);
    expect([answer.status, await answer.text()], path).toEqual([403, ""]);
  }
  const body = new FormData();
  body.set("status", "won");
  const posted = await ask(`/staff/leads/${reference}/status`, issuer, token, {
    method: "POST",
    headers: { origin: HOST },
    body,
  });
  expect([posted.status, await posted.text()]).toEqual([403, ""]);
}

test("a person admitted by Access sees the inbox, which is neither cached nor indexed", async () => {
  const { issuer, served, token } = await admitted();
  const answer = await ask("/staff", issuer, token);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain(CANARY);
  expect(page).toContain('title="nadia@agency.example"');
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(answer.headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  await ask(`/staff/leads/${reference}`, issuer, token);
  expect(served.asked).toBe(1);
});

test("a development build has an inbox on localhost only", async () => {
  const headers = { "cf-access-authenticated-user-email": CLAIRE };
  const askedAt = async (host: string) =>
    Promise.all(
      guarded().map(async (path) => (await askWith({}, new Request(host + path, { headers }))).status),
    );
  expect(await askedAt(MACHINE)).toEqual([200, 200, 200, 200, 200, 200, 404]);
  for (const host of [HOST, "https://rivelac.agency.workers.dev", "http://localhost.example"])
    expect(new Set(await askedAt(host)), host).toEqual(new Set([404]));
});

test("without an Access assertion nobody gets in, whatever else the request holds", async () => {
  const { issuer, token } = await admitted();
  await expectShut(issuer, null);
  await expectShut(issuer, "");
  const elsewhere = {
    "cf-access-authenticated-user-email": "nadia@agency.example",
    cookie: `CF_Authorization=${token}`,
  };
  expect((await ask("/staff", issuer, null, { headers: elsewhere })).status).toBe(403);
});

test("an assertion for another application, of another team, expired or without an expiry is rejected", async () => {
  const { key, issuer } = await admitted();
  for (const claims of [
    { issuer, audience: "another" },
    { issuer: "https://another.cloudflareaccess.example" },
    { issuer, expires: -120 },
    { issuer, expires: null },
    { issuer, email: null },
    { issuer, email: "no address" },
  ])
    await expectShut(issuer, await tokenOf(key, claims));
});

test("an assertion signed by another key, or unsigned, is rejected and not logged", async () => {
  const { key, issuer, token } = await admitted();
  const warn = vi.spyOn(console, "warn");
  const thief = await pair("one");
  await expectShut(issuer, await tokenOf(thief, { issuer }));
  const unsigned = new UnsecuredJWT({ email: "nadia@agency.example" })
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setExpirationTime("10m");
  await expectShut(issuer, unsigned.encode());
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(key.publicKey)));
  const confused = new SignJWT({ email: "nadia@agency.example" })
    .setProtectedHeader({ alg: "HS256", kid: "one" })
    .setIssuer(issuer)
    .setAudience(AUDIENCE)
    .setExpirationTime("10m");
  await expectShut(issuer, await confused.sign(secret));
  await expectShut(issuer, `${token.slice(0, -4)}AAAA`);
  await expectShut(issuer, "not.a.token");
  await expectShut(issuer, await tokenOf(await pair("unknown"), { issuer }));
  expect(warn).not.toHaveBeenCalled();
});

test("a rotated key is fetched, but not more than once a minute", async () => {
  const [old, next] = [await pair("old"), await pair("next")];
  const { issuer, served } = await newTeam(old);
  const start = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: start });
  expect((await ask("/staff", issuer, await tokenOf(old, { issuer }))).status).toBe(200);

  served.keys = [next];
  for (const seconds of [0, 0, 0, 30, 59]) {
    vi.setSystemTime(start + seconds * 1000);
    expect((await ask("/staff", issuer, await tokenOf(next, { issuer }))).status).toBe(403);
  }
  expect(served.asked).toBe(1);

  vi.setSystemTime(start + 61_000);
  expect((await ask("/staff", issuer, await tokenOf(next, { issuer }))).status).toBe(200);
  expect((await ask("/staff", issuer, await tokenOf(old, { issuer }))).status).toBe(403);
  expect(served.asked).toBe(2);
});

test("if the team's keys cannot be fetched, nobody gets in, and the log says why", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { issuer, token } = await admitted();
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
  await expectShut(issuer, token);
  expect(warn).toHaveBeenLastCalledWith("access failed", "TypeError");
  fetched.mockResolvedValue(new Response("no such team", { status: 404 }));
  await expectShut(issuer, token);
  expect(warn).toHaveBeenLastCalledWith("access failed", "ERR_JOSE_GENERIC");
});

test("a form of another site, or without its own token, changes nothing", async () => {
  const { key, issuer, token } = await admitted();
  const page = await (await ask(`/staff/leads/${reference}`, issuer, token)).text();
  const path = `/staff/leads/${reference}/status`;
  const { token: own = "" } = hiddenIn(page, path);
  const { token: others = "" } = hiddenIn(page, `/staff/leads/${reference}/note`);
  expect(own).not.toBe("");
  const submit = (origin: string | null, proof: string, who = token) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ token: proof, version: "0", status: "won" }))
      body.set(name, value);
    return ask(path, issuer, who, {
      method: "POST",
      headers: origin ? { origin } : {},
      body,
      redirect: "manual",
    });
  };
  const colleague = await tokenOf(key, { issuer, email: "marc@agency.example" });
  for (const refused of [
    submit("https://evil.example", own),
    submit("null", own),
    submit(null, own),
    submit(HOST, ""),
    submit(HOST, others),
    submit(HOST, own, colleague),
  ])
    expect([(await refused).status, await (await refused).text()]).toEqual([403, ""]);
  const status = () =>
    env.DB.prepare("SELECT status FROM leads WHERE reference = ?").bind(reference).first("status");
  expect(await status()).toBe("new");
  expect((await submit(HOST, own)).status).toBe(303);
  expect(await status()).toBe("won");
});

test("an employee's language is kept for a year in a cookie that scripts, other sites and plain HTTP cannot read", async () => {
  const { issuer, token } = await admitted();
  const body = new FormData();
  const hidden = hiddenIn(await (await ask("/staff", issuer, token)).text(), "/staff/language");
  for (const [name, value] of Object.entries({ ...hidden, locale: "fr" })) body.set(name, value);
  const init = { method: "POST", headers: { origin: HOST }, body };
  const answer = await ask("/staff/language", issuer, token, init);
  expect(answer.headers.get("set-cookie")).toBe(
    "staffLanguage=fr; Max-Age=31536000; Path=/staff; HttpOnly; Secure; SameSite=Lax",
  );
});

test("browsers cache only the files of this build", async () => {
  const { issuer, token } = await admitted();
  const keptAt = async (path: string) => {
    const { status, headers } = await ask(path, issuer, token);
    return [status, headers.get("cache-control")];
  };
  const page = await (await ask("/staff", issuer, token)).text();
  const files = page.match(/\/staff\/files\/\w+\.(?:css|js)/g) ?? [];
  expect(new Set(files).size).toBe(2);
  for (const file of files) expect(await keptAt(file)).toEqual([200, "private, max-age=31536000, immutable"]);
  for (const name of ["other.css", "other.js"])
    expect(await keptAt(`/staff/files/${name}`)).toEqual([404, "no-store"]);
});

test("the inbox is in no sitemap", async () => {
  const { issuer } = await newTeam();
  for (const path of ["/sitemap.xml", "/llms.txt", "/robots.txt"]) {
    const answer = await ask(path, issuer, null);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).not.toContain("/staff");
  }
});
