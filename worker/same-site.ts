/** Whether a request that changes something comes from a page of this site, or from no page at all. */
export function isSameSite(request: Request): boolean {
  const origin = request.headers.get("origin");
  const fetchSite = request.headers.get("sec-fetch-site");
  // A browser that names no referrer to anybody, as some people set it, posts a form with an origin that says nothing.
  if (origin !== null && !(origin === "null" && fetchSite === "same-origin"))
    return URL.parse(origin)?.origin === new URL(request.url).origin;
  return fetchSite === null || fetchSite === "same-origin" || fetchSite === "none";
}
