declare module "virtual:page-parts" {
  /** The style sheets of the client's build, by address; none on the development server. */
  export const styles: Record<string, string>;
  /** The inline script of every page. */
  export const bootstrap: string;
  /** The inline script of every page with a form that posts. */
  export const nativePost: string;
  /** The script of the inbox. */
  export const staffScript: string;
}
