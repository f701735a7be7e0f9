import type { Piece } from "virtual:page-parts";

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
export function styleFor(classes: Set<string>, sheet: Piece[]): string {
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
export const lacksBrought = (classes: Set<string>, sheet: Piece[]): boolean =>
  sheet.some((piece) => piece.isBrought && !isFor(classes, piece));
