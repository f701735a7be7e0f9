import { bootstrap, broughtStyle, nativePost, styles } from "virtual:page-parts";
import { classesIn, lacksBrought, styleFor } from "./page-style";
import { policyFor } from "./policy";

/** Style sheets of what comes below a page's opening, and of what comes after its sections (scripts/plugins/chunks.ts). */
const BELOW = /\/below-[\w-]+\.css$/;
const FOOT = /\/foot-[\w-]+\.css$/;

/** Marks a sheet as already in the page: browsers fetch no link of this type, and Vite and React Router add no sheet that a link already names. */
const heldStyle = (href: string) => `<link rel="stylesheet" type="text/held" href="${href}">`;

/** The style of what only a script brings: the bootstrap fetches it with the scripts. */
const BROUGHT = `<link rel="brought" href="${broughtStyle}">`;

/**
 * Prepares a rendered page for sending: inlines its style sheets, in the head, below the opening and behind the sections,
 * each before what it is for, without the pieces that style nothing in it; defers its scripts, and the style of what they
 * bring, until the bootstrap activates them after the first paint; and sets a CSP that allows exactly its inline code.
 * What a tag contains is up to React Router; tags of other kinds stay unchanged.
 */
export async function deliver(page: Response): Promise<Response> {
  const rendered = await page.text();
  const classes = await classesIn(rendered);
  const scripts = [bootstrap];
  let text = "";
  let style = "";
  let belowStyle = "";
  let footStyle = "";
  const held: string[] = [];
  let brought = "";
  let formScript = "";
  const html = await new HTMLRewriter()
    .on("link[rel=stylesheet]:not([media])", {
      element(link) {
        // React Router marks the sheets of chunks by an empty fragment.
        const asked = link.getAttribute("href") ?? "";
        const href = asked.replace(/#$/, "");
        const pieces = styles[href];
        if (!pieces) return;
        const sheet = styleFor(classes, pieces);
        if (lacksBrought(classes, pieces)) brought = BROUGHT;
        if (FOOT.test(href)) footStyle += sheet;
        else if (BELOW.test(href)) belowStyle += sheet;
        else style += sheet;
        held.push(...new Set([asked, href]));
        link.remove();
      },
    })
    .on("link[rel=modulepreload]", {
      element(link) {
        if (!import.meta.env.DEV) link.setAttribute("rel", "later").setAttribute("fetchpriority", "low");
      },
    })
    .on("script:not([type='application/ld+json'])", {
      element(script) {
        if (import.meta.env.DEV) return;
        script.setAttribute("data-type", script.getAttribute("type") ?? "");
        script.setAttribute("type", "later");
      },
      text(chunk) {
        text += chunk.text;
        if (!chunk.lastInTextNode) return;
        scripts.push(text);
        text = "";
      },
    })
    .on("form[method=post][id]", {
      element() {
        formScript = nativePost;
      },
    })
    .on("head", {
      element(head) {
        head.onEndTag((end) => {
          end.before(`<style>${style}</style><script>${bootstrap}</script>`, { html: true });
        });
      },
    })
    .on("[data-below]", {
      element(place) {
        if (belowStyle) place.setInnerContent(`<style>${belowStyle}</style>`, { html: true });
      },
    })
    .on("main", {
      element(main) {
        main.onEndTag((end) => {
          const foot = footStyle && `<style>${footStyle}</style>`;
          const script = formScript && `<script>${formScript}</script>`;
          end.after(foot + held.map(heldStyle).join("") + brought + script, { html: true });
        });
      },
    })
    .transform(new Response(rendered))
    .text();
  const headers = new Headers(page.headers);
  headers.set(
    "content-security-policy",
    await policyFor([...scripts, formScript], [style, belowStyle, footStyle]),
  );
  return new Response(html, { status: page.status, headers });
}
