/** What every page's path looks like, and what React Router calls its data. */
const PAGE = /^(?:\/[a-z\d-]+)+(?:\.data)?$/;

/** What pages read of a query: all else, a campaign or what the quiz recommended, changes nothing of them. */
export const parameters = ["plan", "category", "location"] as const;

export type Parameter = (typeof parameters)[number];

/** Whether a path is spelled as those of pages are; no other path is one. */
export function isPagePath(path: string): boolean {
  return PAGE.test(path);
}

/**
 * Canonical form of a path: without the line ends that mail programs put into long addresses, empty segments and a
 * trailing slash and, if the result is a page's path, percent-decoded. Leading slashes collapse, so it is never
 * `//another-host`; and it can always be decoded.
 */
export function normalPath(path: string): string {
  const line = path.replace(/%0[ad]/gi, "");
  if (line !== path) return normalPath(line);
  const decoded = decode(path);
  if (decoded === null) return normalPath(path.replaceAll("%", "%25"));
  const plain = withoutEmptyParts(decoded);
  return isPagePath(plain) ? plain : withoutEmptyParts(path);
}

/** React Router knows the data of `/en/` as `/en/_.data`; that of `/` is nobody's. */
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
