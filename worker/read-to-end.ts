import type { MiddlewareHandler } from "hono";

/** In bytes; who sends more may lose the connection. */
const MOST = 1024 * 1024;

/**
 * Reads what an answer left unread of its request's body. HTTP/1.1 sends the next request behind it: answered
 * before its end, `wrangler dev` drops the connection, and 500 goes to whoever asks next.
 */
export const readToEnd: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (!body || bodyUsed) return;
  let left = MOST;
  const nowhere = new WritableStream<Uint8Array>({
    write({ byteLength }, stream) {
      left -= byteLength;
      if (left < 0) stream.error();
    },
  });
  // Whether it came to an end or broke off is the sender's affair alone.
  await body.pipeTo(nowhere).catch(() => undefined);
};
