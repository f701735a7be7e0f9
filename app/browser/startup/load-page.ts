/** The path of the page that the browser itself has loaded; empty after a client-side navigation. */
export const loaded = { path: "" };

/** Makes the browser load a page; if it is the current one, reloads it. */
export function loadPage(path: string): void {
  const { href } = new URL(path, window.location.href);
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}
