import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRequestHandler, Links, Scripts, type ServerBuild, ServerRouter } from "react-router";
import type { Plugin } from "vite";

const Document = () =>
  createElement(
    "html",
    null,
    createElement("head", null, createElement(Links)),
    createElement("body", null, createElement(Scripts)),
  );

/** A build of a site with one page, one script and one style sheet. */
const sample: ServerBuild = {
  entry: {
    module: {
      default: (request, status, headers, context) =>
        new Response(renderToString(createElement(ServerRouter, { context, url: request.url })), {
          status,
          headers,
        }),
    },
  },
  routes: { root: { id: "root", path: "/", module: { default: Document } } },
  assets: {
    version: "",
    url: "/sample-manifest.js",
    entry: { module: "/sample-entry.js", imports: [] },
    routes: {
      root: {
        id: "root",
        path: "/",
        module: "/sample-page.js",
        css: ["/sample.css"],
        hasAction: false,
        hasLoader: false,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: false,
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      },
    },
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/manifest" },
};

/** The first tag that the delivery would not recognise: it finds style sheets and deferred scripts by their tags. */
function unknownIn(html: string): string | undefined {
  const tags = html.match(/<[^>]*\/sample[^>]*>/g) ?? [];
  const counts = { stylesheet: 0, modulepreload: 0 };
  for (const tag of tags) {
    const rel = tag.includes(".css") ? "stylesheet" : "modulepreload";
    if (!tag.startsWith("<link ") || !tag.includes(`rel="${rel}"`)) return tag;
    counts[rel]++;
  }
  if (!counts.stylesheet || !counts.modulepreload) return "no link to what a page consists of";
  if (!/<script[^>]* type="module"[^>]*>[^<]*\/sample-entry\.js/.test(html))
    return "no script that starts it";
}

/** Fails the build if React Router writes tags into a page that the Worker's delivery does not recognise. */
export function knownTags(): Plugin {
  return {
    name: "known-tags",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async buildStart() {
      const page = await createRequestHandler(sample, "production")(new Request("https://sample.example/"));
      const unknown = unknownIn(await page.text());
      if (unknown)
        this.error(`React Router writes ${unknown} now, which worker/delivery/deliver.ts does not know`);
    },
  };
}
