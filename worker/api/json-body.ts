import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { parseJson } from "#app/domain/outside";
import type { Env } from "#worker/env";
import { refuse } from "./refuse";

type ApiContext = Context<{ Bindings: Env }>;

/** Stops a request whose body is larger than a number of KiB, or is not declared as JSON. */
export function jsonBody(kibibytes: number): [MiddlewareHandler<{ Bindings: Env }>, MiddlewareHandler] {
  return [
    async (c, next) => {
      const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
      if (type !== "application/json") return refuse(c, 415, "unsupported_media_type");
      return next();
    },
    bodyLimit({ maxSize: kibibytes * 1024, onError: (c) => refuse(c, 413, "too_large") }),
  ];
}

/** The parsed body, or undefined where it is not JSON. */
export async function readJson(c: ApiContext): Promise<unknown> {
  return parseJson(await c.req.text().catch(() => ""));
}
