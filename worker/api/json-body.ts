import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { parseJson } from "#app/domain/outside";
import { type Budget, exceededBudget } from "#worker/budgets";
import type { HonoEnv } from "#worker/env";
import { refuse, refuseForNow } from "./refuse";

/** A request whose body the middleware has already read. */
export interface ReadRequest extends HonoEnv {
  Variables: { body: unknown };
}

/** Stops a request whose body is larger than this many KiB (413), or is not declared as JSON (415). */
export function jsonBody(kibibytes: number): [MiddlewareHandler<HonoEnv>, MiddlewareHandler] {
  return [
    async (c, next) => {
      const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
      if (type !== "application/json") return refuse(c, 415, "unsupported_media_type");
      return next();
    },
    bodyLimit({ maxSize: kibibytes * 1024, onError: (c) => refuse(c, 413, "too_large") }),
  ];
}

/** The parsed body, or undefined if it is not JSON. */
export async function readJson(c: Context): Promise<unknown> {
  return parseJson(await c.req.text().catch(() => ""));
}

/** Reads the body; stops a request whose body is not JSON (400), or whose budget is exceeded (429). */
export function readWithin(budget: Budget, use?: string): MiddlewareHandler<ReadRequest> {
  return async (c, next) => {
    const body = await readJson(c);
    if (body === undefined) return refuse(c, 400, "not_json");
    if (await exceededBudget(c.env, budget, c.req.raw.headers, use)) return refuseForNow(c, body);
    c.set("body", body);
    return next();
  };
}
