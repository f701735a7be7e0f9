import type { Context, MiddlewareHandler } from "hono";
import { isPagePath } from "#app/domain/address";
import { type Locale, localeOfPath } from "#app/domain/locale";
import { siteOf } from "#app/domain/site";
import type { Env } from "./env";
import { knownAddress } from "./known-address";
import { withinTime } from "./time-limit";

export type PageContext = Context<PageEnv>;

export interface PageEnv {
  Bindings: Env;
  /** The module by which React takes over the page that was rendered. */
  Variables: { takeover?: string | undefined };
}

const BUILD = import.meta.env.BUILD_ID;

/** Where the takeover modules of this build lie: each behind this, at the address of its page. */
export const TAKEOVERS = `/takeover/${BUILD}`;

export const SCRIPT = "text/javascript; charset=utf-8";

/** How long a location may keep a copy, in seconds; another build asks for other keys. */
const KEPT_S = 24 * 60 * 60;

/** How long a copy is waited for, in milliseconds: a page is rendered in a few. */
const WAIT_MS = 250;

/** How many copies an isolate holds in its memory, of some 60 KB each. */
const MOST = 100;

/** What is sent to everyone alike. */
interface Copy {
  body: ArrayBuffer;
  headers: Record<string, string>;
}

/** The copies that were asked for last, the latest at the end. */
const recent = new Map<string, Copy>();

/** The language that an address begins with; React Router asks for a page's data at `{page}.data`. */
export function namedLocale({ pathname }: URL): Locale | null {
  return localeOfPath(pathname.replace(/\.data$/, ""));
}

/** The page of which an address asks for the takeover module; null where it asks for none. */
export function pageTakenOver(url: URL): URL | null {
  if (!url.pathname.startsWith(TAKEOVERS)) return null;
  const path = url.pathname.slice(TAKEOVERS.length);
  return isPagePath(path) ? new URL(path + url.search, url) : null;
}

/** What everyone is answered the same at, by what is known of its address; null where that is nothing. */
function sharedAddress(url: URL): string | null {
  const page = pageTakenOver(url) ?? url;
  if (!namedLocale(page) || !isPagePath(page.pathname)) return null;
  const address = knownAddress(page);
  return page === url ? address : TAKEOVERS + address;
}

/**
 * Answers pages, their data and their takeover modules from memory or from the cache of the location, where one
 * rendering leaves them. The build is part of each key: a new one never meets what an old one left.
 */
export const edgeCache: MiddlewareHandler<PageEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  const address = sharedAddress(url);
  if (import.meta.env.DEV || c.req.method !== "GET" || !address) return next();
  const market = siteOf(url.host, c.env).market ?? "none";
  const keyOf = (address: string) => `https://pages.rivelac/${BUILD}/${market}${address}`;
  const key = keyOf(address);
  const known = c.req.header("if-none-match");

  const copy = recent.get(key) ?? (await cachedCopy(key));
  if (copy) {
    remember(key, copy);
    return sent(copy, known);
  }
  await next();
  if (c.res.status !== 200) return;
  const rendered = await copyOf(c.res);
  const { takeover } = c.var;
  c.executionCtx.waitUntil(
    Promise.all([
      keep(key, rendered),
      takeover &&
        keep(
          keyOf(TAKEOVERS + address),
          await copyOf(new Response(takeover, { headers: { "content-type": SCRIPT } })),
        ),
    ]),
  );
  c.res = undefined;
  c.res = sent(rendered, known);
};

async function copyOf(response: Response): Promise<Copy> {
  return { body: await response.arrayBuffer(), headers: Object.fromEntries(response.headers) };
}

/** Null, too, where the cache fails or takes longer than a rendering. */
function cachedCopy(key: string): Promise<Copy | null> {
  return withinTime(lookUp(key), WAIT_MS).catch(noCache);
}

async function lookUp(key: string): Promise<Copy | null> {
  const cached = await (await caches.open("pages")).match(key);
  if (!cached) return null;
  const { age: _, "cf-cache-status": __, ...headers } = Object.fromEntries(cached.headers);
  return { body: await cached.arrayBuffer(), headers };
}

async function keep(key: string, copy: Copy): Promise<void> {
  remember(key, copy);
  await put(key, copy).catch(noCache);
}

async function put(key: string, { body, headers }: Copy): Promise<void> {
  const kept = new Response(body, { headers: { ...headers, "cache-control": `max-age=${KEPT_S}` } });
  await (await caches.open("pages")).put(key, kept);
}

/** A page is answered as well without a cache. */
function noCache(error: unknown): null {
  console.warn("cache failed", error instanceof Error ? error.name : "unknown error");
  return null;
}

function remember(key: string, copy: Copy): void {
  recent.delete(key);
  recent.set(key, copy);
  const [oldest = ""] = recent.keys();
  if (recent.size > MOST) recent.delete(oldest);
}

/** Browsers ask each time whether a page is still of this build; a module's address is of one build alone. */
function sent({ body, headers }: Copy, known = ""): Response {
  const isModule = headers["content-type"] === SCRIPT;
  const answer = isKnown(known)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
  answer.headers.set("cache-control", isModule ? "public, max-age=31536000, immutable" : "no-cache");
  answer.headers.set("etag", `W/${TAG}`);
  return answer;
}

const TAG = `"${BUILD}"`;

/** Whether `If-None-Match` names this build: any of its tags, weak or strong, or `*` (RFC 9110 §13.1.2). */
function isKnown(tags: string): boolean {
  return tags.trim() === "*" || (tags.match(/"[^"]*"/g)?.includes(TAG) ?? false);
}
