import { starter, styles } from "virtual:page-parts";
import { splitStyle } from "./critical-style";
import { policyFor } from "./csp";

/** A page as it is sent. */
export interface PageDocument {
  html: string;
  /** Allows exactly the inline code in it. */
  policy: string;
  /** The module that makes React take the page over, its data included; empty where the page keeps React Router's scripts. */
  takeover: string;
}

/** How the scripts of React Router begin, whichever they are: its context, its modules, its data. */
const REACT_ROUTERS = /^(window\.__reactRouterContext|import )/;

/** The one that scrolls to where a visitor was: before React comes, the browser does so by itself. */
const SCROLLS = /^\(\(storageKey/;

/**
 * Makes a rendered page ready to be sent: its styles come inside it, its script comes behind the first paint, from
 * `address`; without one React Router's scripts stay in the page. `routes` are the modules of all routes.
 */
export async function assemble(
  page: Response,
  address: string | null,
  routes: ReadonlySet<string>,
): Promise<PageDocument> {
  const rendered = await page.text();
  const sheets: string[] = [];
  const modules: string[] = [];
  const inline = [starter];
  const takeover: string[] = [];
  let script = "";
  let style = { critical: "", rest: "" };
  const html = await new HTMLRewriter()
    .on("link[rel=stylesheet]", {
      element(link) {
        // The development server has no build to take styles from.
        if (import.meta.env.DEV) return;
        sheets.push(link.getAttribute("href") ?? "");
        link.remove();
      },
    })
    .on("link[rel=modulepreload]", {
      element(link) {
        modules.push(link.getAttribute("href") ?? "");
        link.remove();
      },
    })
    .on("script:not([type='application/ld+json'])", {
      text(chunk) {
        script += chunk.text;
        chunk.remove();
        if (!chunk.lastInTextNode) return;
        if (address && REACT_ROUTERS.test(script)) takeover.push(script);
        else if (!SCROLLS.test(script)) {
          inline.push(script);
          chunk.before(script, { html: true });
        }
        script = "";
      },
    })
    .on("head", {
      element(head) {
        head.onEndTag((end) => {
          const data = address
            ? ` data-pieces="${piecesOf(modules, routes)}" data-takeover="${address}"`
            : "";
          const rules = sheets.flatMap((href) => styles[href.replace("#", "")] ?? []);
          style = splitStyle(rules, rendered);
          if (!address) style = { critical: style.critical + style.rest, rest: "" };
          // There for React to find, and fetched by nobody: the parser passes what is disabled, its look ahead what is for no medium.
          const links = sheets.map(
            (href) => `<link rel="stylesheet" href="${href}" media="not all" disabled="">`,
          );
          end.before(`<style>${style.critical}</style>${links.join("")}<script${data}>${starter}</script>`, {
            html: true,
          });
        });
      },
    })
    .transform(new Response(rendered))
    .text();
  if (style.rest) takeover.push(`(${adopt})(${JSON.stringify(style.rest)})`);
  return { html, policy: await policyFor(inline, style.critical), takeover: takeover.join(";\n") };
}

/** Runs in the browser: adds to the page's style. */
const adopt = `style => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}`;

/**
 * The names of a page's modules, in the order in which they can run one by one: what many share before what they share
 * it for, the entry last. React Router names its manifest and the entry first.
 */
function piecesOf([manifest = "", entry = "", ...others]: string[], routes: ReadonlySet<string>): string {
  const shared = others.filter((href) => !routes.has(href));
  const own = others.filter((href) => routes.has(href));
  return [...shared, ...own, manifest, entry].map((href) => /([^/]+)\.js$/.exec(href)?.[1]).join(" ");
}
