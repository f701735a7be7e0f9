import type { MiddlewareHandler } from "hono";

/**
 * Reads the whole request body before anything answers. If a response comes sooner, `wrangler dev` drops the
 * connection, and the next request gets a 500. Cloudflare does not, so a deployed Worker answers at once.
 */
export const readFirst: MiddlewareHandler = async (c, next) => {
  const { url, method, headers } = c.req.raw;
  const sent = await c.req.arrayBuffer();
  // GET and HEAD have a body only by mistake: it is ignored, because `new Request` rejects it.
  c.req.raw = new Request(url, { method, headers, body: ["GET", "HEAD"].includes(method) ? null : sent });
  await next();
};
