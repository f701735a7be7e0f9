import type { MiddlewareHandler } from "hono";

/**
 * Drains what the handler left unread of the request body. In HTTP/1.1 the next request follows it on the connection:
 * if the response comes before the body's end, `wrangler dev` drops the connection and the next request gets a 500. A
 * reader that stops midway (body limit) would lock the body, so handlers read it through a stream of ours.
 */
export const readToEnd: MiddlewareHandler = async (c, next) => {
  const { body, method, url, headers } = c.req.raw;
  if (!body) return next();
  const reader = body.getReader();
  // GET and HEAD have a body only by mistake: nobody reads it, and `new Request` rejects it.
  const onlyAsks = method === "GET" || method === "HEAD";
  c.req.raw = onlyAsks
    ? new Request(url, { method, headers })
    : new Request(c.req.raw, { body: readBy(reader) });
  await next();
  reader.releaseLock();
  // A sender that aborts is no error of ours.
  await body.pipeTo(new WritableStream()).catch(() => undefined);
};

function readBy(reader: ReadableStreamDefaultReader<Uint8Array>): ReadableStream<Uint8Array> {
  const pull = async (stream: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await reader.read();
    if (done) stream.close();
    else stream.enqueue(value);
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}
