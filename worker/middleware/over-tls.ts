import type { MiddlewareHandler } from "hono";
import { siteOf } from "#app/domain/site/site";
import type { HonoEnv } from "#worker/env";
import { securityHeaders } from "./security-headers";

/**
 * Redirects plain HTTP on a market's host to HTTPS (308). Not URLs with a port, which are a developer's, nor other
 * hosts: these are local, too, or previews below `.dev`, which browsers load over HTTPS only.
 */
export const overTls: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const url = new URL(c.req.url);
  if (url.protocol !== "http:" || url.port || !siteOf(url.host, c.env).market) return next();
  url.protocol = "https:";
  return securityHeaders(c, async () => {
    c.res = c.redirect(url.href, 308);
  });
};
