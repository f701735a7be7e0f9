import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ApiError, apiErrors } from "#app/content/shared/api-errors";
import { acceptedLocale } from "#app/domain/language/language";
import { isLocale, type Locale } from "#app/domain/language/locale";
import { membersOf } from "#app/domain/outside";
import { BUDGET_SECONDS } from "#worker/budgets";

/**
 * Answers with an error: a sentence in the visitor's language, a code for programs, and further properties from `help`.
 */
export function refuse(
  c: Context,
  status: ContentfulStatusCode,
  code: ApiError,
  body?: unknown,
  help: object = {},
): Response {
  return c.json({ error: apiErrors[requestLocale(c, body)][code], code, ...help }, status);
}

/** Answers 429, with the seconds to wait in `Retry-After`. */
export function refuseForNow(c: Context, body: unknown): Response {
  c.header("retry-after", String(BUDGET_SECONDS));
  return refuse(c, 429, "too_many", body);
}

/** The language that the body names in `meta.locale` or `locale`, else the browser's, else French. */
function requestLocale(c: Context, body: unknown): Locale {
  const named = membersOf(membersOf(body).meta).locale ?? membersOf(body).locale;
  return isLocale(named) ? named : (acceptedLocale(c.req.header("accept-language") ?? null) ?? "fr");
}
