import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { parse } from "hono/utils/cookie";
import { RouterContextProvider } from "react-router";
import { type LanguageHints, resolveLocale, rootLocale } from "#app/domain/language";
import { parseLead, parsePlanLead } from "#app/domain/lead-schema";
import type { Locale } from "#app/domain/locale";
import { type Site, siteOf } from "#app/domain/site";
import { leadDeskContext, siteContext } from "#app/routes/context";
import { assemble } from "./document";
import { knownAddress, namedLocale, type PageContext, SCRIPT, TAKEOVERS } from "./edge-cache";
import type { Env } from "./env";
import { acceptLead } from "./leads/accept-lead";

/** The headers that decide the language of an address that names none. */
const RESOLVED_BY = "Cookie, Referer, Accept-Language";

/** Answers every address that is neither a file nor a call: redirects to a language, or a rendered page. */
export async function answerPage(c: PageContext): Promise<Response> {
  const { env } = c;
  const request = c.req.raw;
  const url = new URL(request.url);
  const { pathname, search } = url;
  if (pathname === "/") {
    const locale = rootLocale(languageHints(request, siteOf(url.host, env)));
    return forThisVisitor(redirect(302, `/${locale}${search}`), "Cookie");
  }
  if (pathname.endsWith("/")) return redirect(308, withoutTrailingSlash(url));
  if (namedLocale(url)) return request.method === "POST" ? renderPage(c, request) : renderSharedPage(c, url);

  // An address without a language is known if the site answers it in one.
  const inLanguage = `/${siteAsAsked(request, env).locale}${pathname}`;
  const probe = await render(c, new Request(new URL(`${inLanguage}.data`, url)));
  const answer = probe.status === 404 ? await renderPage(c, request) : redirect(302, inLanguage + search);
  return forThisVisitor(answer, RESOLVED_BY);
}

/** Answers with the module by which React takes over the page at the address behind `TAKEOVERS`. */
export async function answerTakeover(c: PageContext): Promise<Response> {
  const url = new URL(c.req.url);
  url.pathname = url.pathname.slice(TAKEOVERS.length);
  const page = await renderSharedPage(c, url);
  const script = c.var.takeover;
  c.set("takeover", undefined);
  if (page.status !== 200 || !script) return c.text("Not found", 404);
  return c.body(script, 200, { "content-type": SCRIPT });
}

/** The site as the asked host shows it, in the language of the address or, without one, of the visitor. */
function siteAsAsked(request: Request, env: Env): Site & { locale: Locale } {
  const url = new URL(request.url);
  const site = siteOf(url.host, env);
  return { ...site, locale: namedLocale(url) ?? resolveLocale(languageHints(request, site)) };
}

function languageHints({ url, headers }: Request, { market }: Site): LanguageHints {
  const referer = URL.parse(headers.get("referer") ?? "");
  return {
    referer: referer?.host === new URL(url).host ? referer : null,
    stored: parse(headers.get("cookie") ?? "", "langChoice").langChoice ?? null,
    market,
    acceptLanguage: headers.get("accept-language"),
  };
}

function redirect(status: 302 | 308, location: string): Response {
  return new Response(null, { status, headers: { location } });
}

/** Keeps shared caches from giving one visitor's language to another. */
function forThisVisitor(response: Response, vary: string): Response {
  response.headers.set("vary", vary);
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/** A path of this site, whatever slashes it began with: `//elsewhere/` must not become another host. */
function withoutTrailingSlash({ pathname, search }: URL): string {
  return `/${pathname.replace(/^\/+|\/+$/g, "")}${search}`;
}

const handle = createRequestHandler<Env>({
  build,
  mode: import.meta.env.MODE,
  getLoadContext: ({ request, context }) => {
    const { env, ctx } = context.cloudflare;
    const loadContext = new RouterContextProvider();
    loadContext.set(siteContext, siteAsAsked(request, env));
    loadContext.set(leadDeskContext, (body, rules) =>
      acceptLead(
        { env, request, waitUntil: (promise) => ctx.waitUntil(promise) },
        body,
        rules === "plan" ? parsePlanLead : parseLead,
      ),
    );
    return loadContext;
  },
});

/** Renders through React Router's Cloudflare adapter, which takes the event context of a Pages function. */
async function render({ env, executionCtx: ctx }: PageContext, request: Request): Promise<Response> {
  return handle({
    // The adapter's type asks for the metadata of an incoming request; it only hands it on.
    request: request as Parameters<typeof handle>[0]["request"],
    env,
    params: {},
    data: {},
    functionPath: "",
    next: () => Promise.reject(new Error("no further handler")),
    waitUntil: ctx.waitUntil.bind(ctx),
    passThroughOnException: ctx.passThroughOnException.bind(ctx),
  });
}

/** A page as everyone gets it: rendered from what is known of its query, its script at an address of its own. */
async function renderSharedPage(c: PageContext, url: URL): Promise<Response> {
  const address = knownAddress(url);
  const page = await render(c, new Request(new URL(address, url)));
  if (page.status === 404) return sealed(c, page, null);
  // Where a page leads elsewhere, all of the query goes along.
  if (page.status !== 200) return renderPage(c, c.req.raw);
  return sealed(c, page, import.meta.env.DEV ? null : TAKEOVERS + address);
}

/** A page for one visitor, with its script in it: the answer to a form, a missing page. */
async function renderPage(c: PageContext, request: Request): Promise<Response> {
  return sealed(c, await render(c, request), null);
}

const routeModules = new Set(Object.values(build.assets.routes).map((route) => route?.module ?? ""));

async function sealed(c: PageContext, page: Response, takeoverAddress: string | null): Promise<Response> {
  if (!page.headers.get("content-type")?.startsWith("text/html")) return new Response(page.body, page);
  const { html, policy, takeover } = await assemble(page, takeoverAddress, routeModules);
  c.set("takeover", takeover);
  const headers = new Headers(page.headers);
  headers.set("content-security-policy", policy);
  return new Response(html, { status: page.status, headers });
}
