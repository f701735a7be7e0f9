import type { MiddlewareHandler } from "hono";

/** Answers HEAD as GET: the same status and headers, and the length where that is known. Hono leaves the body out. */
export const headAsGet: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== "HEAD") return next();
  const { url, headers } = c.req.raw;
  c.req.raw = new Request(url, { headers });
  await next();
  // What is packed on its way, as pages are, is sent without a length.
  const isPacked = c.res.headers.get("content-type")?.startsWith("text/html");
  if (isPacked || c.res.status === 304) return;
  const { byteLength } = await c.res.clone().arrayBuffer();
  c.header("content-length", String(byteLength));
};
