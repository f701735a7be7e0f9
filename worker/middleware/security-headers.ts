import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

/** Two years of HTTPS only, for these hosts. The browser keeps the latest value, so every response sends the same. */
export const strictTransportSecurity = "max-age=63072000";

const shared = secureHeaders({
  strictTransportSecurity,
  xFrameOptions: "DENY",
  xXssProtection: false,
  originAgentCluster: "?1",
  referrerPolicy: "strict-origin-when-cross-origin",
  crossOriginOpenerPolicy: "same-origin",
  crossOriginResourcePolicy: "same-origin",
  permissionsPolicy: {
    accelerometer: ["self"],
    gyroscope: ["self"],
    microphone: ["self"],
    camera: [],
    geolocation: [],
    payment: [],
    usb: [],
    browsingTopics: [],
  },
});

/** The policy of every response that is not a page: it loads nothing and cannot be framed. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers of every response; static files get the same ones from public/_headers. Errors and responses to anything but
 * GET are not cached, unless they say otherwise.
 */
export const securityHeaders: MiddlewareHandler = (c, next) =>
  shared(c, async () => {
    await next();
    const { status, headers } = c.res;
    if (!headers.has("content-security-policy")) c.header("content-security-policy", NO_PAGE);
    const isForOne = status >= 400 || c.req.method !== "GET";
    if (isForOne && !headers.has("cache-control")) c.header("cache-control", "no-store");
  });
