import type { MiddlewareHandler } from "hono";
import { siteOf } from "#app/domain/site/site";
import type { Env } from "./env";
import { securityHeaders } from "./headers";

/**
 * Redirects plain HTTP on a market host to HTTPS, 308. A URL with a port is a developer's machine; so are other hosts, or
 * they are previews below `.dev`, which browsers load over HTTPS only.
 */
export const overTls: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const url = new URL(c.req.url);
  if (url.protocol !== "http:" || url.port || !siteOf(url.host, c.env).market) return next();
  url.protocol = "https:";
  return securityHeaders(c, async () => {
    c.res = c.redirect(url.href, 308);
  });
};
