import { sha256 } from "#worker/signature";

/** Origins that the measurement tag is loaded from and sends to, once a visitor has agreed. */
const TAG_MANAGER = "https://www.googletagmanager.com";
const ANALYTICS = "https://*.google-analytics.com";

/** A content security policy that allows exactly these inline scripts and styles. */
export async function policyFor(scripts: string[], styles: string[]): Promise<string> {
  const [allowedScripts, allowedStyles] = await Promise.all([hashes(scripts), hashes(styles)]);
  return [
    "default-src 'none'",
    `script-src 'self' ${TAG_MANAGER} ${allowedScripts.join(" ")}`,
    // The development server inserts styles by script; a build does not.
    `style-src 'self' ${import.meta.env.DEV ? "'unsafe-inline'" : allowedStyles.join(" ")}`,
    `img-src 'self' data: ${TAG_MANAGER} ${ANALYTICS}`,
    "font-src 'self'",
    `connect-src 'self' ${TAG_MANAGER} ${ANALYTICS} https://analytics.google.com`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashes(texts: string[]): Promise<string[]> {
  const unique = [...new Set(texts.filter(Boolean))];
  return Promise.all(unique.map(async (text) => `'sha256-${(await sha256(text)).toBase64()}'`));
}
