import type { MiddlewareHandler } from "hono";

/**
 * Reads what an answer left unread of its request's body. HTTP/1.1 sends the next request behind it: answered
 * before its end, `wrangler dev` drops the connection, and 500 goes to whoever asks next. Who stops in the middle of
 * a body, as a limit does, lets nobody else read on; so what is handed on reads through a stream of ours.
 */
export const readToEnd: MiddlewareHandler = async (c, next) => {
  const { body, method, url, headers } = c.req.raw;
  if (!body) return next();
  const reader = body.getReader();
  // What only asks has a body by mistake: nothing reads it, and a new request cannot be given any.
  const onlyAsks = method === "GET" || method === "HEAD";
  c.req.raw = onlyAsks
    ? new Request(url, { method, headers })
    : new Request(c.req.raw, { body: readBy(reader) });
  await next();
  reader.releaseLock();
  // Whether it comes to an end or breaks off is the sender's affair alone.
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
