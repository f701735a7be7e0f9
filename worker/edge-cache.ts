import type { Context, MiddlewareHandler } from "hono";
import { type Locale, localeOfPath } from "#app/domain/locale";
import { siteOf } from "#app/domain/site";
import type { Env } from "./env";

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

/** What a query may say to a page or to its data; whatever else stands in one changes nothing. */
const KNOWN = ["location", "plan", "category", "_routes"];

/** How long a location may keep a copy, in seconds; another build asks for other keys. */
const KEPT_S = 24 * 60 * 60;

/** How many copies an isolate holds in its memory, of some 60 KB each. */
const MOST = 100;

/** What is sent to everyone alike. */
interface Copy {
  body: ArrayBuffer;
  headers: Record<string, string>;
}

/** The copies that were asked for last, the latest at the end. */
const recent = new Map<string, Copy>();

/** A path, and what is known of its query. */
export function knownAddress({ pathname, searchParams }: URL): string {
  const known = new URLSearchParams();
  for (const name of KNOWN) {
    const value = searchParams.get(name);
    if (value !== null) known.set(name, value);
  }
  return known.size > 0 ? `${pathname}?${known}` : pathname;
}

/** The language that an address begins with; React Router asks for a page's data at `{page}.data`. */
export function namedLocale({ pathname }: URL): Locale | null {
  return localeOfPath(pathname.replace(/\.data$/, ""));
}

/** Whether everyone is answered the same at an address. */
function isShared(url: URL): boolean {
  return namedLocale(url) !== null || url.pathname.startsWith(`${TAKEOVERS}/`);
}

/**
 * Answers pages, their data and their takeover modules from memory or from the cache of the location, where one
 * rendering leaves them. The build is part of each key: a new one never meets what an old one left.
 */
export const edgeCache: MiddlewareHandler<PageEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  if (import.meta.env.DEV || c.req.method !== "GET" || !isShared(url)) return next();
  const market = siteOf(url.host, c.env).market ?? "none";
  const keyOf = (address: string) => `https://pages.rivelac/${BUILD}/${market}${address}`;
  const address = knownAddress(url);
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

async function cachedCopy(key: string): Promise<Copy | null> {
  const cached = await (await caches.open("pages")).match(key);
  return cached ? copyOf(cached) : null;
}

async function keep(key: string, copy: Copy): Promise<void> {
  remember(key, copy);
  const headers = { ...copy.headers, "cache-control": `max-age=${KEPT_S}` };
  await (await caches.open("pages")).put(key, new Response(copy.body, { headers }));
}

function remember(key: string, copy: Copy): void {
  recent.delete(key);
  recent.set(key, copy);
  const [oldest = ""] = recent.keys();
  if (recent.size > MOST) recent.delete(oldest);
}

/** Browsers ask each time whether a page is still of this build; a module's address is of one build alone. */
function sent({ body, headers }: Copy, known: string | undefined): Response {
  const etag = `W/"${BUILD}"`;
  const isModule = headers["content-type"] === SCRIPT;
  const answer = new Response(known === etag ? null : body, { status: known === etag ? 304 : 200, headers });
  answer.headers.set("cache-control", isModule ? "public, max-age=31536000, immutable" : "no-cache");
  answer.headers.set("etag", etag);
  return answer;
}
