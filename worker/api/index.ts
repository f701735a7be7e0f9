import { Hono } from "hono";
import type { HonoEnv } from "#worker/env";
import { isSameSite } from "#worker/same-site";
import { vote } from "./answer-vote";
import { chat } from "./chat";
import { clientError } from "./client-error";
import { contact, planContact } from "./contact";
import { missingPage } from "./missing-page";
import { refuse } from "./refuse";
import { slots } from "./slots";

/** The endpoints of the site's own pages. */
const endpoints = new Hono<HonoEnv>()
  .get("/slots", ...slots)
  .post("/contact", ...contact)
  .post("/contact_secure.php", ...planContact)
  .post("/chat.php", ...chat)
  .post("/answer-vote", ...vote)
  .post("/log404.php", ...missingPage)
  .post("/error", ...clientError);

/**
 * All endpoints: no requests that write from other sites, no caching. Each answer has a `Date` header, because a
 * visitor's clock may be wrong.
 */
export const api = new Hono<HonoEnv>()
  .basePath("/api")
  .use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header("date", new Date().toUTCString());
  })
  .use(async (c, next) => {
    if (c.req.method !== "GET" && !isSameSite(c.req.raw)) return refuse(c, 403, "cross_site");
    return next();
  })
  .route("/", endpoints)
  .all("*", (c) => {
    const endpoint = endpoints.routes.find(({ path }) => c.req.path === `/api${path}`);
    if (!endpoint) return refuse(c, 404, "not_found");
    c.header("allow", endpoint.method === "GET" ? "GET, HEAD" : endpoint.method);
    return refuse(c, 405, "method_not_allowed");
  })
  .onError((error, c) => {
    console.error("request failed", c.req.path, error.name);
    return refuse(c, 500, "server_error");
  });
