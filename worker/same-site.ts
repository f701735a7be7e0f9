/** Whether a request that changes something comes from a page of this site, or not from a page at all. */
export function isSameSite(request: Request): boolean {
  const origin = request.headers.get("origin");
  const fetchSite = request.headers.get("sec-fetch-site");
  // A browser that is set to send no referrer posts a form with the origin `null`.
  if (origin !== null && !(origin === "null" && fetchSite === "same-origin"))
    return URL.parse(origin)?.origin === new URL(request.url).origin;
  return fetchSite === null || fetchSite === "same-origin" || fetchSite === "none";
}
