import { bootstrap, nativePost } from "virtual:page-parts";
import { classesIn, takeSheet } from "./page-style";
import { policyFor } from "./policy";

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
  const style = { head: "", below: "", foot: "", links: "" };
  let formScript = "";
  const html = await new HTMLRewriter()
    .on("link[rel=stylesheet]:not([media])", {
      element(link) {
        if (takeSheet(style, classes, link.getAttribute("href") ?? "")) link.remove();
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
          end.before(`<style>${style.head}</style><script>${bootstrap}</script>`, { html: true });
        });
      },
    })
    .on("[data-below]", {
      element(place) {
        if (style.below) place.setInnerContent(`<style>${style.below}</style>`, { html: true });
      },
    })
    .on("main", {
      element(main) {
        main.onEndTag((end) => {
          const foot = style.foot && `<style>${style.foot}</style>`;
          const script = formScript && `<script>${formScript}</script>`;
          end.after(foot + style.links + script, { html: true });
        });
      },
    })
    .transform(new Response(rendered))
    .text();
  const headers = new Headers(page.headers);
  headers.set(
    "content-security-policy",
    await policyFor([...scripts, formScript], [style.head, style.below, style.foot]),
  );
  return new Response(html, { status: page.status, headers });
}
