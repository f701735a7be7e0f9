import type { MiddlewareHandler } from "hono";

/** Answers HEAD as GET: the same status and headers. Hono leaves the body out. */
export const headAsGet: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== "HEAD") return next();
  const { url, headers } = c.req.raw;
  c.req.raw = new Request(url, { headers });
  return next();
};
