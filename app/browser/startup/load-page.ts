/** The path of the page that the browser itself has loaded; empty once another one has been followed. */
export const loaded = { path: "" };

/** Has the browser load a page, this one too. */
export function loadPage(path: string): void {
  const { href } = new URL(path, window.location.href);
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}
