import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { redact } from "#app/domain/measurement/reports";
import { edgeCache } from "./delivery/edge-cache";
import { discovery } from "./discovery";
import { fromMoved, moved } from "./discovery/moved";
import type { Env, HonoEnv } from "./env";
import { fallbackPage, tooLargePage } from "./fallback-page";
import type { QueuedMessage } from "./leads/queued-message";
import { headAsGet } from "./middleware/head-as-get";
import { overTls } from "./middleware/over-tls";
import { readFirst } from "./middleware/read-first";
import { securityHeaders } from "./middleware/security-headers";
import { answerPage } from "./pages";
import { voice } from "./voice";

// Modules that no page needs are imported on request, so that the Worker starts sooner.
const app = new Hono<HonoEnv>()
  .use(...(import.meta.env.IS_LOCAL ? [readFirst] : []), headAsGet, overTls)
  .get("/voice", voice)
  .use(securityHeaders)
  .use("/staff/*", async (c, next) => (await import("./staff")).staff(c, next))
  .use(fromMoved(moved), edgeCache)
  .all("/api/*", async (c) => (await import("./api")).api.fetch(c.req.raw, c.env, c.executionCtx))
  .route("/", discovery)
  .get("/assets/*", (c) => c.text("Not found", 404))
  .get("*", answerPage)
  .post(
    "*",
    // Far above the limits of the fields: a text that is too long for its field comes back in the form.
    bodyLimit({ maxSize: 512 * 1024, onError: (c) => c.html(tooLargePage(new URL(c.req.url)), 413) }),
    answerPage,
  )
  .all("*", (c) => c.text("Method not allowed", 405, { allow: "GET, HEAD, POST" }))
  .onError((error, c) => {
    console.error("page failed", redact(c.req.path), error.name);
    return c.html(fallbackPage, 500);
  });

export default {
  fetch: app.fetch,
  queue: async (batch, env) => (await import("./queue")).consume(batch, env),
  scheduled: async (timer, env) => (await import("./timers")).onTime(timer, env),
} satisfies ExportedHandler<Env, QueuedMessage>;
