/** A page as it is sent: its bytes, and the policy that allows exactly the inline code in it. */
interface Sealed {
  html: string;
  policy: string;
}

/**
 * Reads a rendered page to its end and names every inline script and style in its policy, by hash.
 * `modulepreload` links are taken out: they would fetch script beside the first paint.
 */
export async function seal(page: Response): Promise<Sealed> {
  const inline = { script: [""], style: [""] };
  const html = await new HTMLRewriter()
    .on("link[rel=modulepreload]", { element: (link) => void link.remove() })
    .on("script:not([src])", collector(inline.script))
    .on("style", collector(inline.style))
    .transform(page)
    .text();
  const [scripts, styles] = await Promise.all([hashes(inline.script), hashes(inline.style)]);
  // The development server puts styles into the page by script; a build has none of this.
  return { html, policy: policyOf(scripts, import.meta.env.DEV ? " 'unsafe-inline'" : styles) };
}

/** Text comes in pieces: a new entry begins behind each last piece. */
function collector(texts: string[]): HTMLRewriterElementContentHandlers {
  return {
    text({ text, lastInTextNode }) {
      texts[texts.length - 1] += text;
      if (lastInTextNode) texts.push("");
    },
  };
}

async function hashes(texts: string[]): Promise<string> {
  const unique = [...new Set(texts.filter(Boolean))];
  const digests = unique.map((text) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return (await Promise.all(digests))
    .map((digest) => ` 'sha256-${new Uint8Array(digest).toBase64()}'`)
    .join("");
}

/** Whom the tag of measurement comes from and talks to; it is fetched once a visitor agrees. */
const TAG_MANAGER = "https://www.googletagmanager.com";
const ANALYTICS = "https://*.google-analytics.com";

function policyOf(scripts: string, styles: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${TAG_MANAGER}${scripts}`,
    `style-src 'self'${styles}`,
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
