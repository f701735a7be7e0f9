import type { MiddlewareHandler } from "hono";

/**
 * Reads the request's body to its end before anything answers. `wrangler dev` drops the connection where a response
 * comes sooner, and whoever asks next gets a 500. Cloudflare does not, so a deployed Worker refuses at once.
 */
export const readFirst: MiddlewareHandler = async (c, next) => {
  const { url, method, headers } = c.req.raw;
  const sent = await c.req.arrayBuffer();
  // GET and HEAD have a body only by mistake: nobody reads it, and `new Request` rejects it.
  c.req.raw = new Request(url, { method, headers, body: ["GET", "HEAD"].includes(method) ? null : sent });
  await next();
};
