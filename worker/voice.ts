import type { MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { secureHeaders } from "hono/secure-headers";
import { brand } from "#app/domain/site/brand";
import type { HonoEnv } from "./env";
import { strictTransportSecurity } from "./middleware/security-headers";

/**
 * `/voice`: the vendor's voice agent on a page of its own, which the site shows in a frame on request. It has a policy
 * of its own, because only here a third party's script may run. Without the two variables there is no such page.
 */
export const voice: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const script = URL.parse(c.env.VOICE_SCRIPT);
  if (!script || !c.env.VOICE_AGENT) return next();
  const headers = secureHeaders({
    strictTransportSecurity,
    xFrameOptions: "SAMEORIGIN",
    xXssProtection: false,
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { microphone: ["self"] },
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [script.origin, "blob:"],
      styleSrc: ["'unsafe-inline'"],
      connectSrc: ["https:", "wss:"],
      imgSrc: ["https:", "data:"],
      mediaSrc: ["https:", "blob:"],
      workerSrc: ["blob:"],
      fontSrc: ["https:", "data:"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'self'"],
    },
  });
  return headers(c, async () => {
    c.res = await c.html(
      // Without `lang`: the vendor's texts are in a language of their choice.
      html`<!doctype html>
        <html>
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>${brand.name}</title>
            <script src="${script.href}" async></script>
          </head>
          <body>
            <elevenlabs-convai agent-id="${c.env.VOICE_AGENT}"></elevenlabs-convai>
          </body>
        </html>`,
    );
  });
};
