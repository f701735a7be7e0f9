import type { MiddlewareHandler } from "hono";
import { namedLocale } from "#app/domain/language/locale";
import { errorName } from "#app/domain/outside";
import { isPagePath } from "#app/domain/site/address";
import { siteOf } from "#app/domain/site/site";
import { canonicalAddress } from "#worker/canonical-address";
import type { HonoEnv } from "#worker/env";
import { withinTime } from "#worker/time-limit";

const BUILD = import.meta.env.BUILD_ID;

/** How long a data centre may keep a copy, in seconds; another build uses other keys. */
const KEPT_S = 24 * 60 * 60;

/** Timeout of a cache lookup, in milliseconds: rendering takes only a few. */
const WAIT_MS = 250;

/** How many copies an isolate keeps in memory, about 60 KB each. */
const MOST = 100;

/** A response that is the same for every visitor. */
interface Copy {
  body: ArrayBuffer;
  headers: Record<string, string>;
}

/**
 * LRU cache in memory, the most recently used copy last. On workers.dev, where the Cache API stores nothing, it is the
 * only cache.
 */
const recent = new Map<string, Copy>();

/**
 * Serves pages and their data from memory or the data centre's cache, where each is stored once rendered. The build id
 * is part of each key: builds never share entries.
 */
export const edgeCache: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  if (import.meta.env.DEV || c.req.method !== "GET" || !namedLocale(url) || !isPagePath(url.pathname))
    return next();
  const market = siteOf(url.host, c.env).market ?? "none";
  const key = `https://pages.rivelac/${BUILD}/${market}${canonicalAddress(url)}`;
  const known = c.req.header("if-none-match");

  const copy = recent.get(key) ?? (await cachedCopy(key));
  if (copy) {
    remember(key, copy);
    return sent(copy, known);
  }
  await next();
  if (c.res.status !== 200) return;
  const rendered = await copyOf(c.res);
  c.executionCtx.waitUntil(keep(key, rendered));
  c.res = sent(rendered, known);
};

async function copyOf(response: Response): Promise<Copy> {
  return { body: await response.arrayBuffer(), headers: Object.fromEntries(response.headers) };
}

/** Null, too, if the cache fails or the lookup times out. */
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

/** A failing cache counts as a miss. */
function noCache(error: unknown): null {
  console.warn("cache failed", errorName(error));
  return null;
}

function remember(key: string, copy: Copy): void {
  recent.delete(key);
  recent.set(key, copy);
  const [oldest = ""] = recent.keys();
  if (recent.size > MOST) recent.delete(oldest);
}

/** Browsers revalidate every time: the ETag is the build id. */
function sent({ body, headers }: Copy, known = ""): Response {
  const answer = isKnown(known)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
  answer.headers.set("cache-control", "no-cache");
  answer.headers.set("etag", `W/${TAG}`);
  return answer;
}

const TAG = `"${BUILD}"`;

/** Whether `If-None-Match` names this build: any of its tags, weak or strong, or `*` (RFC 9110 §13.1.2). */
function isKnown(tags: string): boolean {
  return tags.trim() === "*" || (tags.match(/"[^"]*"/g)?.includes(TAG) ?? false);
}
