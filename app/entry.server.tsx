import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Renders a page to its end, so that its inline code can be hashed before the first byte leaves. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={routerContext} url={request.url} />, {
    signal: request.signal,
    // Every section stands in its place: none is sent behind the page and moved by script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(prelude, { status, headers });
}

/** A log line says where and what kind, never what a visitor wrote. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  console.error(
    "page failed",
    new URL(request.url).pathname,
    error instanceof Error ? error.name : "unknown error",
  );
}
