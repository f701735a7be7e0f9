import { Hono } from "hono";
import type { Env } from "#worker/env";
import { isSameSite } from "#worker/same-site";
import { vote } from "./answer-vote";
import { chat } from "./chat";
import { clientError } from "./client-error";
import { contact, planContact } from "./contact";
import { missingPage } from "./missing-page";
import { refuse } from "./refuse";
import { slots } from "./slots";

/** Every call the site makes to its server. */
const calls = new Hono<{ Bindings: Env }>()
  .get("/slots", ...slots)
  .post("/contact", ...contact)
  .post("/contact_secure.php", ...planContact)
  .post("/chat.php", ...chat)
  .post("/answer-vote", ...vote)
  .post("/log404.php", ...missingPage)
  .post("/error", ...clientError);

/** What stands around every call: whom it is answered, and that nobody keeps the answer. */
export const api = new Hono<{ Bindings: Env }>()
  .basePath("/api")
  .use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  })
  .use(async (c, next) => {
    if (c.req.method !== "GET" && !isSameSite(c.req.raw)) return refuse(c, 403, "cross_site");
    return next();
  })
  .route("/", calls)
  .all("*", (c) => {
    const call = calls.routes.find(({ path }) => c.req.path === `/api${path}`);
    if (!call) return refuse(c, 404, "not_found");
    c.header("allow", call.method === "GET" ? "GET, HEAD" : call.method);
    return refuse(c, 405, "method_not_allowed");
  })
  .onError((error, c) => {
    console.error("call failed", c.req.path, error.name);
    return refuse(c, 500, "server_error");
  });
