import { prerender } from "react-dom/static";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { redact } from "#app/domain/measurement/reports";
import { errorName } from "#app/domain/outside";
import { structuredDataContext } from "#app/routes/context";
import { StructuredDataContext } from "#app/shell/page";

/** Renders the whole page before it is sent, so that its inline code can be hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const faults: unknown[] = [];
  const page = (
    <StructuredDataContext value={loadContext.get(structuredDataContext)}>
      <ServerRouter context={routerContext} url={request.url} />
    </StructuredDataContext>
  );
  const { prelude } = await prerender(page, {
    signal: request.signal,
    // Keeps sections in place: none is streamed after the page and then moved into position by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void faults.push(error),
  });
  // React leaves out a section that fails, and resolves all the same: throw, so that React Router renders the error
  // boundary.
  if (faults.length > 0) throw faults[0];
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}

/** Requests that are logged already: the error boundary may fail for the same request. */
const reported = new WeakSet<Request>();

/**
 * Logs the path and the kind of error, never visitor input. Aborted requests and route errors below 500 are not our
 * failures.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || reported.has(request)) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  reported.add(request);
  console.error("page failed", redact(new URL(request.url).pathname), errorName(error));
}
