import { env, exports } from "cloudflare:workers";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { written } from "#app/content/pages/blog";
import { pageNames } from "#app/content/shared/page-names";
import { locales } from "#app/domain/language/locale";
import { caseSlugs } from "#app/domain/offers/cases";
import { cities } from "#app/domain/offers/cities";
import { brand } from "#app/domain/site/brand";
import { ENGLISH, FRENCH, get, submit } from "./site";

/** The hosts that a page may fetch the tag from and send measurements to, once its visitor agrees. */
const TAG = "https://www.googletagmanager.com";
const MEASURES = "https://*.google-analytics.com https://analytics.google.com";

const origins = { en: ENGLISH, fr: FRENCH };

/** Every address without its language segment, as each language spells it. */
const addresses = [
  ...Object.keys(pageNames.en).map((address) => ({ en: address, fr: address })),
  ...written.map(({ en, fr }) => ({ en: `/blog/${en.slug}`, fr: `/blog/${fr.slug}` })),
  ...caseSlugs.map((slug) => ({ en: `/showcases/${slug}`, fr: `/showcases/${slug}` })),
  ...cities.map(({ slug }) => ({
    en: `/services/seo-visibility-${slug.en}`,
    fr: `/services/seo-visibility-${slug.fr}`,
  })),
];

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, found = ""]) => found);
}

test("the three clients who speak on a page without a portrait are shown by their initials", async () => {
  for (const page of ["seo-visibility", "digital-marketing"]) {
    const html = await (await get(`/en/services/${page}`)).text();
    expect(all(html, /<span[^>]+aria-hidden="true">([A-Z]{1,2})<\/span>/g), page).toHaveLength(3);
  }
});

test("every route answers in both languages with its own head and one heading", async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const address of addresses) {
    for (const locale of locales) {
      const path = `/${locale}${address[locale]}`;
      const response = await get(path);
      const html = await response.text();
      const [title = "", ...otherTitles] = all(html, /<title>([^<]+)<\/title>/g);
      const [description = "", ...otherDescriptions] = all(
        html,
        /<meta name="description" content="([^"]+)"/g,
      );
      const [graph = "{}"] = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);

      expect(response.status, path).toBe(200);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(all(html, /(<h1)/g), path).toHaveLength(1);
      expect([otherTitles, otherDescriptions]).toEqual([[], []]);
      expect(title.replaceAll(/&[^;]+;/g, "-").length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(110);
      expect(description.replaceAll(/&[^;]+;/g, "-").length, description).toBeLessThanOrEqual(160);
      expect(titles, `${path} has a title of its own`).not.toContain(title);
      expect(descriptions, `${path} has a description of its own`).not.toContain(description);
      titles.add(title);
      descriptions.add(description);
      expect(all(html, /<link rel="canonical" href="([^"]+)"/g), path).toEqual([origins[locale] + path]);
      expect(all(html, /<link rel="alternate" (hrefLang="[^"]+" href="[^"]+")/g), path).toEqual([
        `hrefLang="en" href="${ENGLISH}/en${address.en}"`,
        `hrefLang="fr" href="${FRENCH}/fr${address.fr}"`,
        `hrefLang="x-default" href="${ENGLISH}/en${address.en}"`,
      ]);
      expect(JSON.parse(graph)["@graph"][0]).toMatchObject({ "@type": "BreadcrumbList" });
    }
  }
  expect(titles.size).toBe(addresses.length * 2);
});

test("no page in either language has a class that does not exist", async () => {
  const unlisted = ["/graphic-design", "/offline", "/nowhere", "/blog/nothing", "/pricing?plan=pro"];
  const everywhere = [...addresses, ...unlisted.map((path) => ({ en: path, fr: path }))];
  const found: Record<string, string[]> = {};
  for (const address of everywhere) {
    for (const locale of locales) {
      const path = `/${locale}${address[locale]}`;
      const classes = all(await (await get(path)).text(), /\sclass="([^"]*)"/g);
      expect(classes.length, path).toBeGreaterThan(10);
      const missing = classes.filter((names) => /\b(undefined|null|false)\b/.test(names));
      if (missing.length > 0) found[path] = missing;
    }
  }
  expect(found).toEqual({});
});

test("is canonical on the market host of the page's language, whatever host was requested", async () => {
  for (const host of ["www.rivelac-agence.example", "localhost:8787", "preview.workers.dev"]) {
    const html = await (await get(`https://${host}/en/pricing?utm_source=a`)).text();
    expect(html).toContain(`<link rel="canonical" href="${ENGLISH}/en/pricing"/>`);
  }
});

test("the second address of graphic design has the first as its canonical", async () => {
  const html = await (await get("/fr/graphic-design")).text();
  expect(html).toContain(`<link rel="canonical" href="${FRENCH}/fr/services/graphic-design"/>`);
});

test("the footer names the years since the foundation, and links to the language's own profile and to the page in the other language", async () => {
  for (const [path, other] of [
    ["/en/pricing", "/fr/pricing"],
    ["/fr/contact", "/en/contact"],
  ] as const) {
    const html = await (await get(path)).text();
    const footer = html.slice(html.indexOf("<footer"), html.indexOf("</footer>")).replaceAll("<!-- -->", "");
    const locale = path.startsWith("/en") ? "en" : "fr";
    expect(footer).toContain(`© 1998–${new Date().getFullYear()} `);
    expect(all(footer, /href="(https:[^"]+)"/g)).toEqual([brand.social[locale]]);
    expect(footer).toContain(`href="${other}"`);
  }
  expect(brand.social.en).not.toBe(brand.social.fr);
});

test("asks search engines not to index demonstrations and missing pages", async () => {
  for (const path of ["/en/dashboard", "/fr/builder", "/en/nowhere", "/fr/blog/nothing"]) {
    expect(await (await get(path)).text(), path).toContain('<meta name="robots" content="noindex"/>');
  }
  expect(await (await get("/en/pricing")).text()).not.toContain("noindex");
});

test("puts a town of ours from the query into the heading, and no other text", async () => {
  const heading = async (path: string) => all(await (await get(path)).text(), /<h1[^>]*>([^<]+)</g)[0];
  const plain = await heading("/en/services/digital-marketing");
  expect(await heading("/en/services/digital-marketing?location=geneve")).toContain("Geneva");
  expect(await heading("/en/services/digital-marketing?location=<b>Paris")).toBe(plain);
  expect(await heading("/fr/services/seo-visibility-bienne")).toContain("Bienne");
  expect(await heading("/fr/services/seo-visibility?location=bern")).toContain("Berne");
});

test("uses each market host's own measurement id, on any other host the first", async () => {
  const idOn = async (host: string) =>
    all(await (await get(`https://${host}/en`)).text(), /<meta name="measurement-id" content="([^"]+)"/g);
  expect(await idOn("www.rivelac.example")).toEqual(["G-RIVELACEN1"]);
  expect(await idOn("rivelac-agence.example")).toEqual(["G-RIVELACFR1"]);
  expect(await idOn("localhost:8787")).toEqual(["G-RIVELACEN1"]);
});

test("serves the same bytes to everyone", async () => {
  for (const path of ["/en", "/fr/contact", "/en/pricing.data"]) {
    const first = await (await get(path)).text();
    const visitor = {
      cookie: "langChoice=fr; consent=yes",
      "accept-language": "de",
      referer: `${ENGLISH}/fr`,
      "user-agent": "x",
    };
    const second = await (await get(path, { ...visitor, "cf-connecting-ip": "192.0.2.9" })).text();
    expect(second).toBe(first);
  }
});

test("a page is the same on a host with and without www", async () => {
  expect(await (await get("https://www.rivelac.example/en")).text()).toBe(
    await (await get("https://rivelac.example/en")).text(),
  );
});

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

for (const path of [
  "/en",
  "/fr/contact",
  "/fr/services",
  "/en/blog/structurer-site-seo-2025",
  "/en/nowhere",
]) {
  test(`${path} allows its own inline code by hash, the hosts of the measurement tag, and nothing else`, async () => {
    const response = await get(path);
    const html = await response.text();
    const policy = response.headers.get("content-security-policy") ?? "";
    const scripts = all(html, /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g).filter(
      Boolean,
    );

    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(policy).toContain(await hash(script));
    const styles = all(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
    expect(styles.length).toBeGreaterThan(0);
    for (const style of styles) expect(policy).toContain(await hash(style));
    expect(policy.replace(/ 'sha256-[^']+'/g, "").split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'self' ${TAG}`,
      "style-src 'self'",
      `img-src 'self' data: ${TAG} https://*.google-analytics.com`,
      "font-src 'self'",
      `connect-src 'self' ${TAG} ${MEASURES}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/);
    expect(html).not.toContain('rel="modulepreload"');
  });
}

/** The modules that a page fetches after its first paint. */
const modulesIn = (html: string) => all(html, /<link rel="later" href="([^"]+)"/g);

test("a page has its style inline, and only the bootstrap script runs before it is painted, with a form also the script that adds its key", async () => {
  const html = await (await get("/en/pricing")).text();
  const fetched =
    /<link rel="stylesheet"(?! type="text\/held")(?![^>]*media="print, \(forced-colors)|<script[^>]* src=/;
  expect(html).not.toMatch(fetched);
  const [style = ""] = all(html, /<style>([\s\S]*?)<\/style>/g);
  expect(style).toContain("@font-face");
  // Code that loads later does not request these again, however React Router and Vite write their addresses.
  const held = all(html, /<link rel="stylesheet" type="text\/held" href="([^"]+)">/g);
  expect(held.filter((href) => /\/(?:shell|foot)-[\w-]{6}\.css$/.test(href))).toHaveLength(2);
  expect(held.filter((href) => href.endsWith("#")).length).toBeGreaterThan(0);
  const live = (html: string) =>
    all(html, /<script(?![^>]* type="(?:later|application\/ld\+json)")[^>]*>([\s\S]*?)<\/script>/g);
  const bootstrap = expect.stringContaining("first-contentful-paint");
  expect(live(html)).toEqual([bootstrap, expect.stringContaining("randomUUID")]);
  expect(live(await (await get("/en/services")).text())).toEqual([bootstrap]);
  expect(modulesIn(html).length).toBeGreaterThan(5);
  const waiting = all(html, /<script[^>]* type="later"[^>]*>([\s\S]*?)<\/script>/g).join();
  expect(waiting).toContain("streamController.enqueue");
  expect(waiting).toMatch(/import\("\/assets\/entry\.client-[^"]+\.js"\)/);
});

/** The classes for which a style sheet has rules that need no other class. */
const styledBy = (sheet: string) => all(sheet, /(?:^|[{},])\.([\w-]+)(?:[: >+~][^.,{]*)?\{/g);

test("a page has no field for a password before it is hydrated, except for visitors without script", async () => {
  for (const locale of locales) {
    const html = await (await get(`/${locale}/pricing`)).text();
    const password = /<input[^>]+type="password"/g;
    expect(html.match(password), locale).toHaveLength(1);
    expect(html.replace(/<noscript.*?<\/noscript>/gs, ""), locale).not.toMatch(password);
  }
});

test("a page has the style of everything it shows inline, and not the style of what only a script adds", async () => {
  const sheets = new Map<string, string[]>();
  const read = async (href: string) => {
    const known = sheets.get(href) ?? styledBy(await (await env.ASSETS.fetch(ENGLISH + href)).text());
    sheets.set(href, known);
    return known;
  };
  for (const address of [...addresses, ...["/offline", "/nowhere"].map((path) => ({ en: path, fr: path }))]) {
    for (const locale of locales) {
      const path = `/${locale}${address[locale]}`;
      const html = await (await get(path)).text();
      for (const href of all(html, /<link rel="stylesheet" type="text\/held" href="([^"#]+)/g))
        await read(href);
      const styles = all(html, /<style>([\s\S]*?)<\/style>/g);
      for (const style of styles) expect(style.split("{").length, path).toBe(style.split("}").length);
      const sent = new Set(styledBy(styles.join("")));
      const names = new Set(all(html, /\sclass="([^"]*)"/g).flatMap((names) => names.split(" ")));
      const styled = new Set([...sheets.values()].flat());
      expect(
        [...names].filter((name) => styled.has(name) && !sent.has(name)),
        path,
      ).toEqual([]);
      const brought = await read(all(html, /<link rel="brought" href="([^"]+)">/g)[0] ?? "");
      expect(brought.length, path).toBeGreaterThan(10);
      expect(
        brought.filter((name) => sent.has(name) && !names.has(name)),
        path,
      ).toEqual([]);
    }
  }
});

/** The size in KiB, compressed as an edge compresses a response that it has just rendered. */
const packed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1024;

test("a page's first screen, with its style, fits into the first 14 KB; the rest, with the typeface, into the next 28 KB", async () => {
  const [typeface = ""] = all(await (await get("/en")).text(), /<link rel="preload" href="([^"]+\.woff2)"/g);
  const letters = (await (await env.ASSETS.fetch(ENGLISH + typeface)).arrayBuffer()).byteLength / 1024;
  expect(letters).toBeGreaterThan(10);
  for (const address of addresses) {
    for (const locale of locales) {
      const path = `/${locale}${address[locale]}`;
      const html = await (await get(path)).text();
      const opening = html.slice(0, html.indexOf("</section>", html.indexOf("<h1")));
      expect(packed(opening), path).toBeLessThan(13);
      // 14 KB and 28 KB, some of it for headers.
      expect(packed(html) + letters, path).toBeLessThan(14 + 28);
    }
  }
});

test("a page from the cache is the same as the first response, with the same ETag", async () => {
  const [first, second] = [await get("/fr/career"), await get("/fr/career?utm_source=a")];
  expect(await second.text()).toBe(await first.text());
  const etag = first.headers.get("etag") ?? "";
  expect(second.headers.get("etag")).toBe(etag);
  expect(first.headers.get("cache-control")).toBe("no-cache");
});

test("a page is not sent again to a client that names its ETag, in any form that the header allows", async () => {
  const etag = (await get("/fr/career")).headers.get("etag") ?? "";
  const strong = etag.replace("W/", "");
  const named = [etag, strong, `"a", ${etag}`, `W/"a",${strong} , "b"`, "*", ` "*", ${strong}`];
  const others = [
    '"a"',
    'W/"a", "b"',
    strong.replaceAll('"', ""),
    '"*"',
    strong.replace('"', '"x'),
    "",
    "**",
  ];
  for (const path of ["/fr/career", "/fr/career.data"]) {
    const { headers } = await get(path);
    for (const tags of named) {
      const known = await get(path, { "if-none-match": tags });
      expect([known.status, await known.text()], tags).toEqual([304, ""]);
      expect(Object.fromEntries(known.headers), tags).toMatchObject(security);
      for (const name of ["etag", "cache-control", "content-security-policy", "vary"])
        expect(known.headers.get(name), `${name} for ${tags}`).toBe(headers.get(name));
    }
    for (const tags of others)
      expect((await get(path, { "if-none-match": tags })).status, `${path} ${tags}`).toBe(200);
  }
  expect((await get("/fr/nowhere", { "if-none-match": "*" })).status).toBe(404);
});

const security = {
  "strict-transport-security": "max-age=63072000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

test("a request to a market host without TLS is redirected to the same address over TLS", async () => {
  for (const host of ["rivelac.example", "www.rivelac-agence.example"])
    for (const path of ["/", "/fr/contact?utm_source=a", "/api/slots", "/robots.txt", "/voice"]) {
      const sent = await get(`http://${host}${path}`);
      expect([sent.status, sent.headers.get("location")]).toEqual([308, `https://${host}${path}`]);
    }
  for (const host of ["localhost:8787", "rivelac.example:8787", "127.0.0.1"])
    expect((await get(`http://${host}/en`)).status, host).toBe(200);
});

test("every kind of response has the security headers and a content security policy", async () => {
  const responses = {
    page: await get("/en"),
    "page from the cache": await get("/en"),
    data: await get("/en/contact.data"),
    redirect: await get("/"),
    "redirect to TLS": await get(ENGLISH.replace("https", "http")),
    missing: await get("/en/nowhere"),
    "missing file": await get("/assets/nothing.js"),
    "missing call": await get("/api/nothing"),
    "other method": await ask("/en", { method: "PUT" }),
    "other method of a file": await ask("/robots.txt", { method: "DELETE" }),
    "no form to send": await submit("/en/about-us", {}),
    "cross-site form": await submit("/en/contact", {}, { origin: "https://elsewhere.example" }),
    "form too large": await submit("/en/contact", { message: "a".repeat(530_000) }),
    "call of another method": await get("/api/contact"),
  };
  for (const [name, { status, headers }] of Object.entries(responses)) {
    expect(Object.fromEntries(headers), name).toMatchObject(security);
    expect(headers.get("permissions-policy"), name).toBe(
      "accelerometer=(self), gyroscope=(self), microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    );
    expect(headers.get("content-security-policy"), name).toContain("frame-ancestors 'none'");
    if (status >= 400) expect(headers.get("cache-control"), name).toContain("no-store");
  }
});

function ask(path: string, init: RequestInit): Promise<Response> {
  return exports.default.fetch(new Request(ENGLISH + path, { redirect: "manual", ...init }));
}

test("answers HEAD with the status and headers of GET, and no body", async () => {
  // The date differs, and the runtime adds the length only if it knows it.
  const said = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => !["date", "content-length"].includes(name)));
  for (const path of [
    "/en",
    "/fr/showcases",
    "/fr/showcases?utm_source=a",
    "/fr/showcases.data",
    "/en/nowhere",
    "/nowhere",
    "/en/nowhere.data",
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/rss/fr.xml",
    "/manifest.webmanifest",
    "/",
    "/contact",
    "/en/",
    "/en/%63ontact",
    "/en/services/seo-visibility-geneve",
    "/api/slots",
    "/api/contact",
    "/api/nothing",
    "/assets/nothing.js",
  ]) {
    // The first request of this build comes before the page has ever been rendered.
    const head = await ask(path, { method: "HEAD" });
    const whole = await get(path);
    expect([head.status, said(head)], path).toEqual([whole.status, said(whole)]);
    expect(await head.text()).toBe("");
  }
  const known = { "if-none-match": "*" };
  expect((await ask("/fr/showcases", { method: "HEAD", headers: known })).status).toBe(304);
});

test("names the allowed methods if an address does not allow one", async () => {
  const allowed = async (path: string, method: string) => {
    const { status, headers } = await ask(path, { method, headers: { origin: ENGLISH } });
    return [status, headers.get("allow")];
  };
  expect(await allowed("/en", "PUT")).toEqual([405, "GET, HEAD, POST"]);
  expect(await allowed("/sitemap.xml", "DELETE")).toEqual([405, "GET, HEAD"]);
  expect(await allowed("/rss/en.xml", "POST")).toEqual([405, "GET, HEAD"]);
});

test("no page takes a form from another site, and those without a form take none", async () => {
  const fields = { form: "simple", method: "mail", name: "Eve", email: "eve@x.example", message: "Hello" };
  const headers = { origin: "https://elsewhere.example" };
  const dynamic = ["/graphic-design", "/services/seo-visibility-geneva", "/blog/structurer-site-seo-2025"];
  const taken: string[] = [];
  for (const address of [...Object.keys(pageNames.en), ...dynamic, "/showcases/quarts"]) {
    const { status } = await submit(`/en${address}`, fields, headers);
    expect([403, 405], address).toContain(status);
    if (status === 403) taken.push(address);
  }
  expect(taken).toContain("/contact");
  expect(taken.length).toBeGreaterThan(10);
});

test("shows eight positions in Bali, every one closed", async () => {
  for (const [path, closed] of [
    ["/en/career", "Closed"],
    ["/fr/career", "Fermé"],
  ] as const) {
    const html = await (await get(path)).text();
    expect(all(html, new RegExp(`<button[^>]* disabled=""[^>]*>(${closed})`, "g"))).toHaveLength(8);
    expect(all(html, /(Bali)<\/p>/g)).toHaveLength(8);
    expect(html).toContain(`href="mailto:${brand.email}"`);
  }
});

test("who applies for a job is led to an email, which takes a file, and not to the form for clients", async () => {
  for (const path of ["/en/career", "/fr/career"]) {
    const opening = /<main[\s\S]*?<\/section>/.exec(await (await get(path)).text())?.[0];
    expect(opening).toMatch(new RegExp(`<p[^>]*><a [^>]*href="mailto:${brand.email}"[^>]*>[^<]*CV</a>`));
    expect(opening).not.toContain("/contact");
  }
});

test("a conversation shown on a page says who speaks", async () => {
  for (const [locale, said] of [
    ["en", /^(?:Assistant|Visitor):/],
    ["fr", /^(?:Assistant|Visiteur)\u202F?\u00A0?:/],
  ] as const) {
    const html = await (await get(`/${locale}/services/artificial-intelligence-ai/chatbots`)).text();
    const lines = all(html, /<li[^>]* data-from="\w+">(.*?)<\/li>/g);
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line.replace(/<[^>]*>/g, "")).toMatch(said);
  }
});

test("handles methods, hosts and headers that no browser sends", async () => {
  for (const method of ["OPTIONS", "DELETE", "PATCH", "PROPFIND", "LOCK"])
    for (const path of ["/", "/en", "/en/contact.data", "/api/contact", "/sitemap.xml"])
      expect((await ask(path, { method })).status, `${method} ${path}`).toBeLessThan(500);
  for (const host of [
    "[::1]",
    "127.0.0.1:1",
    "RIVELAC.example.",
    "xn--nxasmq6b",
    "a".repeat(60),
    "www.www.x",
  ])
    for (const path of ["/", "/en", "/contact"])
      expect((await get(`https://${host}${path}`)).status, host + path).toBeLessThan(500);
  const headers = new Headers();
  for (let index = 0; index < 50; index++) {
    headers.append("cookie", `langChoice=${"x".repeat(index)}`);
    headers.append("accept-language", `fr;q=${index}, *;q=-1,,;`);
    headers.append("if-none-match", '"a", W/"b", *');
  }
  headers.set("referer", "https://[nowhere");
  headers.set("cf-connecting-ip", "not an address");
  for (const path of ["/", "/contact", "/en", "/en.data"])
    expect((await ask(path, { headers })).status, path).toBeLessThan(500);
});

test("handles addresses that no browser makes", async () => {
  for (const path of [
    "/%E0%A4%A",
    "/en/%",
    `/en/${"a".repeat(3000)}`,
    `/en?plan=${"é".repeat(3000)}&plan=x&category=%ff`,
    "/en/..%2f..%2fetc",
    "/en/services/%00",
    "/en?%%%",
    "/en/blog/__proto__",
  ]) {
    const response = await get(path);
    expect(response.status, path).toBeLessThan(500);
    expect(await response.text()).not.toMatch(/at \w+ \(/);
  }
});

test("an optional field's label has a space before the word “optional”", async () => {
  for (const [locale, name] of [
    ["en", "Company"],
    ["fr", "Entreprise"],
  ] as const) {
    const html = await (await get(`/${locale}/contact`)).text();
    // One text node: screen readers leave out a space between two.
    expect(html).toMatch(new RegExp(`<label for="simple-company">${name} <span`));
  }
});
