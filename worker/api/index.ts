import { Hono } from "hono";
import type { Env } from "#worker/env";
import { isSameSite } from "#worker/same-site";
import { chat } from "./chat";
import { clientError } from "./client-error";
import { contact, planContact } from "./contact";
import { missingPage } from "./missing-page";
import { refuse } from "./refuse";
import { slots } from "./slots";

/** Every call the site makes to its server. */
export const api = new Hono<{ Bindings: Env }>()
  .use(async (c, next) => {
    if (c.req.method !== "GET" && !isSameSite(c.req.raw)) return refuse(c, 403, "cross_site");
    await next();
    c.header("cache-control", "no-store");
  })
  .get("/slots", ...slots)
  .post("/contact", ...contact)
  .post("/contact_secure.php", ...planContact)
  .post("/chat.php", ...chat)
  .post("/log404.php", ...missingPage)
  .post("/error", ...clientError)
  .all("*", (c) => refuse(c, 404, "not_found"))
  .onError((error, c) => {
    console.error("call failed", c.req.path, error.name);
    return refuse(c, 500, "server_error");
  });
