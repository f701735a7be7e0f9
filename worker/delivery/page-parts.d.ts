declare module "virtual:page-parts" {
  /** A part of a style sheet, and the classes of which a page has one that needs it; without classes, every page does. */
  export interface Piece {
    text: string;
    classes?: string[];
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
