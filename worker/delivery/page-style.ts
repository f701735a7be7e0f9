import { broughtStyle, type Piece, styles } from "virtual:page-parts";

/**
 * Style sheets of the content below a page's opening, and of the content after its sections
 * (scripts/plugins/chunks.ts).
 */
const BELOW = /\/below-[\w-]+\.css$/;
const FOOT = /\/foot-[\w-]+\.css$/;

/**
 * Marks a sheet as already in the page: browsers do not fetch a link of this type, and Vite and React Router add no
 * sheet that has a link.
 */
const heldStyle = (href: string) => `<link rel="stylesheet" type="text/held" href="${href}">`;

/** The style of elements that only a script renders: the bootstrap script fetches it together with the scripts. */
const BROUGHT = `<link rel="brought" href="${broughtStyle}">`;

/** A page's style by the place where it is inlined, and the links that stand for the sheets. */
interface PageStyle {
  head: string;
  below: string;
  foot: string;
  links: string;
}

/**
 * Adds to a page's style what it needs, by its classes, of the sheet at an address. False if the build has no such
 * sheet.
 */
export function takeSheet(style: PageStyle, classes: Set<string>, asked: string): boolean {
  // React Router adds an empty fragment to the sheets of chunks.
  const href = asked.replace(/#$/, "");
  const sheet = styles[href];
  if (!sheet) return false;
  style[FOOT.test(href) ? "foot" : BELOW.test(href) ? "below" : "head"] += styleFor(classes, sheet);
  style.links += [...new Set([asked, href])].map(heldStyle).join("");
  if (lacksBrought(classes, sheet) && !style.links.includes(BROUGHT)) style.links += BROUGHT;
  return true;
}

/** The classes of a page's elements. */
export async function classesIn(html: string): Promise<Set<string>> {
  const found = new Set<string>();
  const reader = new HTMLRewriter().on("[class]", {
    element(element) {
      for (const name of (element.getAttribute("class") ?? "").split(" ")) found.add(name);
    },
  });
  await reader.transform(new Response(html)).text();
  return found;
}

/** Whether a piece may match an element of a page with these classes. */
const isFor = (classes: Set<string>, { needs }: Piece) =>
  !needs || needs.some((all) => all.every((name) => classes.has(name)));

/** What a page with these classes needs of a style sheet, in source order. */
function styleFor(classes: Set<string>, sheet: Piece[]): string {
  let style = "";
  let group = "";
  for (const piece of sheet) {
    if (!isFor(classes, piece)) continue;
    if (piece.within !== group) style += (group && "}") + (piece.within && `${piece.within}{`);
    group = piece.within;
    style += piece.text;
  }
  return style + (group && "}");
}

/** Whether a page with these classes lacks a piece of a style sheet that a script may need. */
const lacksBrought = (classes: Set<string>, sheet: Piece[]): boolean =>
  sheet.some((piece) => piece.isBrought && !isFor(classes, piece));
