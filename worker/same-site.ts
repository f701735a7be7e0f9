/** Whether a request that changes something comes from a page of this site, or from no page at all. */
export function isSameSite(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin !== null) return URL.parse(origin)?.origin === new URL(request.url).origin;
  const fetchSite = request.headers.get("sec-fetch-site");
  return fetchSite === null || fetchSite === "same-origin" || fetchSite === "none";
}
