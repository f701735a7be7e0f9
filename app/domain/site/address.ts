/** The form of every page's path, and of React Router's path for its data. */
const PAGE = /^(?:\/[a-z\d-]+)+(?:\.data)?$/;

/**
 * The query parameters that pages read; all others, such as a campaign or the result of the quiz, do not change a page.
 */
export const parameters = ["plan", "category", "location"] as const;

export type Parameter = (typeof parameters)[number];

/** Whether a path has the form of a page's path; no page has another form. */
export function isPagePath(path: string): boolean {
  return PAGE.test(path);
}

/**
 * Canonical form of a path: without the line ends that mail programs put into long addresses, empty segments and a
 * trailing slash and, if the result is a page's path, percent-decoded. Leading slashes collapse, so it is never
 * `//another-host`; and it can always be decoded.
 */
export function normalPath(address: string): string {
  const path = address.replace(/%0[ad]/gi, "");
  const decoded = decode(path);
  if (decoded === null) return normalPath(path.replaceAll("%", "%25"));
  const plain = withoutEmptyParts(decoded);
  return isPagePath(plain) ? plain : withoutEmptyParts(path);
}

/** React Router's data path for `/en/` is `/en/_.data`; `/.data` belongs to no page. */
function withoutEmptyParts(path: string): string {
  const parts = path.replace(/\/+_?\.data$/, ".data").replace(/^\.data$/, "");
  return `/${parts.split("/").filter(Boolean).join("/")}`;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
