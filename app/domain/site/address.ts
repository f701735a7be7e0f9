/** What every page's path looks like, and what React Router calls its data. */
const PAGE = /^(?:\/[a-z\d-]+)+(?:\.data)?$/;

/** Whether a path is spelled as those of pages are; no other path is one. */
export function isPagePath(path: string): boolean {
  return PAGE.test(path);
}

/**
 * The one spelling of a path: without empty parts or a trailing slash and, where that makes a page's, without percent
 * codes. Whatever slashes it began with, it is a path of this site, never `//another-host`; and it can be decoded.
 */
export function normalPath(path: string): string {
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
