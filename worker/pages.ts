import * as serverBuild from "virtual:react-router/server-build";
import { createRequestHandler } from "@react-router/cloudflare";
import { parse } from "hono/utils/cookie";
import { RouterContextProvider } from "react-router";
import { type LanguageHints, resolveLocale, rootLocale } from "#app/domain/language/language";
import { type Locale, namedLocale } from "#app/domain/language/locale";
import { isPagePath, normalPath } from "#app/domain/site/address";
import { type Site, siteOf } from "#app/domain/site/site";
import { leadSubmitterContext, siteContext } from "#app/routes/context";
import { canonicalAddress } from "./canonical-address";
import { deliver } from "./delivery/deliver";
import type { Env, PageContext } from "./env";
import { fallbackPage } from "./fallback-page";
import { acceptLead } from "./leads/accept-lead";
import { isSameSite } from "./same-site";

/** The headers that decide the language if the address names none. */
const RESOLVED_BY = "Cookie, Referer, Accept-Language";

/** Answers every address that is neither a file nor an endpoint: redirects to a language, or renders a page. */
export async function answerPage(c: PageContext): Promise<Response> {
  const { env } = c;
  const request = c.req.raw;
  const url = new URL(request.url);
  const { pathname, search } = url;
  if (pathname === "/") {
    const locale = rootLocale(languageHints(request, siteOf(url.host, env)));
    return forThisVisitor(c.redirect(`/${locale}${search}`), "Cookie");
  }
  const path = normalPath(pathname);
  if (path !== pathname) return c.redirect(path + search, 308);
  if (namedLocale(url)) {
    return request.method === "POST" || !isPagePath(path) ? renderPage(c, request) : renderSharedPage(c, url);
  }

  // An address without a language is known if the site has such a page in one.
  const inLanguage = `/${siteAsAsked(request, env).locale}${pathname}`;
  const probe = isPagePath(path) ? await render(c, new Request(new URL(`${inLanguage}.data`, url))) : null;
  const isKnown = probe !== null && probe.status !== 404;
  // A missing page is rendered as for GET, whatever the method and body of the request.
  const asked = new Request(url, { headers: request.headers });
  const answer = isKnown ? c.redirect(inLanguage + search) : await renderPage(c, asked);
  return forThisVisitor(answer, RESOLVED_BY);
}

/** The site for the requested host, in the language of the address or, without one, of the visitor. */
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

/** Keeps shared caches from giving one visitor's language to another. */
function forThisVisitor(response: Response, vary: string): Response {
  response.headers.set("vary", vary);
  response.headers.set("cache-control", "private, no-store");
  return response;
}

// The generated types give `undefined` for an option that is off.
const { basename, unstable_getCriticalCss, ...build } = serverBuild;

const handle = createRequestHandler<Env>({
  build: {
    ...build,
    // The Worker itself decides who may post (below): some browsers do not send the origin of a form.
    allowedActionOrigins: ["null", "**"],
    ...(basename && { basename }),
    ...(unstable_getCriticalCss && { unstable_getCriticalCss }),
  },
  mode: import.meta.env.MODE,
  getLoadContext: ({ request, context }) => {
    const { env, ctx } = context.cloudflare;
    const loadContext = new RouterContextProvider();
    loadContext.set(siteContext, siteAsAsked(request, env));
    const waitUntil = (promise: Promise<unknown>) => ctx.waitUntil(promise);
    loadContext.set(leadSubmitterContext, async (body, rules, key) =>
      isSameSite(request)
        ? acceptLead({ env, request, key, waitUntil }, body, rules)
        : ({ status: 403 } as const),
    );
    return loadContext;
  },
});

/** Renders through React Router's Cloudflare adapter, which expects the event context of a Pages function. */
async function render({ env, executionCtx: ctx }: PageContext, request: Request): Promise<Response> {
  return handle({
    // biome-ignore lint/nursery/noUnsafeTypeAssertion: the adapter's type requires Cloudflare's request metadata; the adapter only passes it on.
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

/** The shared copy of a page: rendered with the known query parameters only. */
async function renderSharedPage(c: PageContext, url: URL): Promise<Response> {
  const page = await render(c, new Request(new URL(canonicalAddress(url), url)));
  // A redirect keeps the whole query, so it comes from the original request; it renders nothing.
  return isRedirect(page) ? renderPage(c, c.req.raw) : finished(c, page);
}

/** React Router answers a data request that redirects with 202. */
function isRedirect({ status, headers }: Response): boolean {
  return headers.has("location") || (status === 202 && headers.has("x-remix-response"));
}

/** A page for one visitor only: the answer to a form, or a missing page. */
async function renderPage(c: PageContext, request: Request): Promise<Response> {
  return finished(c, await render(c, request));
}

/** React Router's response, ready to send. */
async function finished(c: PageContext, page: Response): Promise<Response> {
  const { status, headers } = page;
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  // An error that is not HTML means that the error boundary has failed, too. Data requests always get the error itself.
  if (status >= 500 && !headers.has("x-remix-response") && !isPage) return c.html(fallbackPage, 500);
  const answer = isPage ? await deliver(page) : new Response(page.body, page);
  if (status === 405) answer.headers.set("allow", "GET, HEAD");
  return answer;
}
