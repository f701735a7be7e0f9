declare module "virtual:page-parts" {
  /** A part of a style sheet. */
  export interface Piece {
    text: string;
    /** The group of rules that it is in, as `@media print`; or nothing. */
    within: string;
    /** Lists of classes: a page has all classes of one of them, or does without the piece. */
    needs?: string[][];
    /** Whether a script may bring what it is for. */
    isBrought?: boolean;
  }
  /** The style sheets of the client's build, in pieces, by address; none on the development server. */
  export const styles: Record<string, Piece[]>;
  /** The address of the sheet of what only a script brings. */
  export const broughtStyle: string;
  /** The inline script of every page. */
  export const bootstrap: string;
  /** The inline script of every page with a form that posts. */
  export const nativePost: string;
  /** The script of the inbox. */
  export const staffScript: string;
}
