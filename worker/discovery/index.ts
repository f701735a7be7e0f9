import { Hono } from "hono";
import { siteOf } from "#app/domain/site/site";
import type { Env, HonoEnv } from "#worker/env";
import { manifestOf } from "./manifest";
import { rssOf } from "./rss";
import { sitemapOf } from "./sitemap";

const HOUR = "public, max-age=3600";

/** Files that describe the site to search engines, feed readers, assistants and browsers. */
const files = new Hono<HonoEnv>()
  .get("/sitemap.xml", (c) => file(sitemapOf(siteAt(c.req.url, c.env)), "application/xml"))
  .get("/robots.txt", (c) => {
    const { origins } = siteAt(c.req.url, c.env);
    const maps = Object.values(origins).map((origin) => `Sitemap: ${origin}/sitemap.xml`);
    return file(`User-agent: *\nDisallow: /api/\n\n${maps.join("\n")}\n`, "text/plain");
  })
  .get("/llms.txt", async (c) => {
    const { llmsOf } = await import("./llms");
    return file(llmsOf(siteAt(c.req.url, c.env)), "text/plain");
  })
  .get("/rss/en.xml", (c) => file(rssOf(siteAt(c.req.url, c.env), "en"), "application/rss+xml"))
  .get("/rss/fr.xml", (c) => file(rssOf(siteAt(c.req.url, c.env), "fr"), "application/rss+xml"))
  .get("/manifest.webmanifest", (c) => {
    const { market } = siteAt(c.req.url, c.env);
    return file(JSON.stringify(manifestOf(market ?? "en")), "application/manifest+json");
  });

const paths = files.routes.map(({ path }) => path);

/** The same files, read-only: 405 for other methods. */
export const discovery = new Hono<HonoEnv>()
  .route("/", files)
  .on("ALL", paths, (c) => c.text("Method not allowed", 405, { allow: "GET, HEAD" }));

const siteAt = (url: string, env: Env) => siteOf(new URL(url).host, env);

function file(text: string, type: string): Response {
  return new Response(text, { headers: { "content-type": `${type}; charset=utf-8`, "cache-control": HOUR } });
}
