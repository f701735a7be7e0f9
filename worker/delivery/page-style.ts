import { broughtStyle, type Piece, styles } from "virtual:page-parts";

/** Style sheets of what comes below a page's opening, and after its sections (scripts/plugins/chunks.ts). */
const BELOW = /\/below-[\w-]+\.css$/;
const FOOT = /\/foot-[\w-]+\.css$/;

/** Marks a sheet as in the page: browsers fetch no such link, and Vite and React Router add no sheet that has one. */
const heldStyle = (href: string) => `<link rel="stylesheet" type="text/held" href="${href}">`;

/** The style of what only a script brings: the bootstrap fetches it with the scripts. */
const BROUGHT = `<link rel="brought" href="${broughtStyle}">`;

/** The style of a page, by where it is needed first, and what stands for its sheets. */
interface PageStyle {
  head: string;
  below: string;
  foot: string;
  links: string;
}

/** Takes what a page of these classes needs of the sheet that a link asks for; false where it is none of the build's. */
export function takeSheet(style: PageStyle, classes: Set<string>, asked: string): boolean {
  // React Router marks the sheets of chunks by an empty fragment.
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

/** Whether a piece of style may style something in a page of these classes. */
const isFor = (classes: Set<string>, { needs }: Piece) =>
  !needs || needs.some((all) => all.every((name) => classes.has(name)));

/** What a page of these classes needs of a style sheet, in its order. */
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

/** Whether a page of these classes lacks what a script may need of a style sheet. */
const lacksBrought = (classes: Set<string>, sheet: Piece[]): boolean =>
  sheet.some((piece) => piece.isBrought && !isFor(classes, piece));
