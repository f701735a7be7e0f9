import type { MiddlewareHandler } from "hono";
import { siteOf } from "#app/domain/site/site";
import type { Env } from "./env";
import { securityHeaders } from "./headers";

/**
 * Sends whoever asked a market host in the clear to the same address over TLS, 308. With a port it is a
 * developer's machine; other hosts are too, or end in `.dev`, which browsers only ask over TLS.
 */
export const overTls: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const url = new URL(c.req.url);
  if (url.protocol !== "http:" || url.port || !siteOf(url.host, c.env).market) return next();
  url.protocol = "https:";
  return securityHeaders(c, async () => {
    c.res = c.redirect(url.href, 308);
  });
};
