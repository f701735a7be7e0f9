declare module "virtual:page-parts" {
  /** A piece of a style sheet. */
  export interface Piece {
    text: string;
    /** The at-rule around it, such as `@media print`; empty if there is none. */
    within: string;
    /** Lists of classes. A page needs the piece only if it has all classes of one of them. */
    needs?: string[][];
    /** Whether a script may render elements that need it. */
    isBrought?: boolean;
  }
  /** The style sheets of the client build in pieces, by address; none on the development server. */
  export const styles: Record<string, Piece[]>;
  /** The address of the style sheet for elements that only a script renders. */
  export const broughtStyle: string;
  /** The inline script of every page. */
  export const bootstrap: string;
  /** The inline script of every page that has a form with method POST. */
  export const nativePost: string;
  /** The script of the inbox. */
  export const staffScript: string;
}
