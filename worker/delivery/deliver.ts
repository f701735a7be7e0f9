import { bootstrap, nativePost } from "virtual:page-parts";
import { classesIn, takeSheet } from "./page-style";
import { policyFor } from "./policy";

/**
 * Prepares a rendered page for sending: inlines its style sheets, defers its scripts, and sets a CSP that allows
 * exactly its inline code. Other tags stay as React Router wrote them.
 */
export async function deliver(page: Response): Promise<Response> {
  const rendered = await page.text();
  const rewriter = new HTMLRewriter();
  const scripts = deferScripts(rewriter);
  const style = inlineStyle(rewriter, await classesIn(rendered));
  const html = await rewriter
    .on("main", {
      element(main) {
        main.onEndTag((end) => {
          const foot = style.foot && `<style>${style.foot}</style>`;
          const script = scripts.includes(nativePost) ? `<script>${nativePost}</script>` : "";
          end.after(foot + style.links + script, { html: true });
        });
      },
    })
    .transform(new Response(rendered))
    .text();
  const headers = new Headers(page.headers);
  headers.set("content-security-policy", await policyFor(scripts, [style.head, style.below, style.foot]));
  return new Response(html, { status: page.status, headers });
}

/**
 * Defers a page's scripts until the bootstrap script activates them after the first paint. Returns all inline scripts
 * of the page; the list is complete once the page is rewritten.
 */
function deferScripts(rewriter: HTMLRewriter): string[] {
  const scripts = [bootstrap];
  let text = "";
  rewriter
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
        if (!scripts.includes(nativePost)) scripts.push(nativePost);
      },
    });
  return scripts;
}

/**
 * Inlines a page's style sheets in three places, each before the content that needs it: in the head, below the opening
 * and after the sections. Leaves out rules that match nothing in the page. Returns the style of each place; it is
 * complete once the page is rewritten.
 */
function inlineStyle(rewriter: HTMLRewriter, classes: Awaited<ReturnType<typeof classesIn>>) {
  const style = { head: "", below: "", foot: "", links: "" };
  rewriter
    .on("link[rel=stylesheet]:not([media])", {
      element(link) {
        if (takeSheet(style, classes, link.getAttribute("href") ?? "")) link.remove();
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
    });
  return style;
}
