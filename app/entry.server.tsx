import { prerender } from "react-dom/static";
import { type EntryContext, isRouteErrorResponse, ServerRouter } from "react-router";
import { redact } from "#app/domain/measurement/reports";

/** Renders a page to its end, so that its inline code can be hashed before the first byte leaves. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const faults: unknown[] = [];
  const { prelude } = await prerender(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    // Every section stands in its place: none is sent behind the page and moved by script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void faults.push(error),
  });
  // React leaves out a section that fails and calls the page whole; React Router renders its error boundary instead.
  if (faults.length > 0) throw faults[0];
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}

/** Requests whose failure has been told: the error boundary may fail like the page. */
const told = new WeakSet<Request>();

/**
 * A log line says where and what kind, never what a visitor wrote. What a request asks for and cannot have is no
 * failure of ours.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || told.has(request)) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  told.add(request);
  console.error(
    "page failed",
    redact(new URL(request.url).pathname),
    error instanceof Error ? error.name : "unknown error",
  );
}
