import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as z from "zod/mini";
import type { Env } from "#worker/env";

/** What Access puts on every request that it lets through. */
const ASSERTION = "cf-access-jwt-assertion";

/** A key that is not known is asked for, at most so often; the known ones are renewed after a while. */
const REFETCH_MS = 60_000;
const RENEW_MS = 10 * 60_000;

const CLOCK_TOLERANCE_S = 30;

/** What is wrong with an assertion itself, by jose's codes; all else is of the team's keys or the way to them. */
const badAssertion = /^ERR_(?:JWT|JWS|JWKS_NO|JOSE_ALG|JOSE_NOT)_/;

/** A service's token carries no e-mail address: nobody is in charge of what it does. */
const claims = z.object({ email: z.email() });

const keysOfTeams = new Map<string, JWTVerifyGetKey>();

/** Where Access publishes a team's keys; null where no team is set. */
function keysOf(team: string): JWTVerifyGetKey | null {
  const address = URL.parse("/cdn-cgi/access/certs", team);
  if (!address) return null;
  const keys =
    keysOfTeams.get(address.href) ??
    createRemoteJWKSet(address, { cooldownDuration: REFETCH_MS, cacheMaxAge: RENEW_MS });
  keysOfTeams.set(address.href, keys);
  return keys;
}

/** Host names that always mean the local machine. */
const OWN_NAMES = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The sample employee, on a developer's machine without a team; null elsewhere, even if that build is deployed. */
function sampleEmployeeOf({ url, headers }: Request, { ACCESS_TEAM }: Env): string | null {
  const sample = import.meta.env.SAMPLE_EMPLOYEE;
  if (sample === "" || ACCESS_TEAM !== "" || !OWN_NAMES.has(new URL(url).hostname)) return null;
  return headers.get("cf-access-authenticated-user-email") ?? sample;
}

/** Whether there is an inbox: Access is set up before it, or this is a developer's machine. */
export function hasInbox(request: Request, env: Env): boolean {
  const { ACCESS_TEAM, ACCESS_AUDIENCE } = env;
  return (URL.canParse(ACCESS_TEAM) && ACCESS_AUDIENCE !== "") || sampleEmployeeOf(request, env) !== null;
}

/** The e-mail address of whoever asks, as Access has signed it; null for everybody else. */
export async function employeeOf(request: Request, env: Env): Promise<string | null> {
  const { ACCESS_TEAM, ACCESS_AUDIENCE } = env;
  const sample = sampleEmployeeOf(request, env);
  if (sample !== null) return sample;
  const token = request.headers.get(ASSERTION);
  const keys = keysOf(ACCESS_TEAM);
  if (!token || !keys || ACCESS_AUDIENCE === "") return null;
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: new URL(ACCESS_TEAM).origin,
      audience: ACCESS_AUDIENCE,
      algorithms: ["RS256"],
      requiredClaims: ["exp"],
      clockTolerance: CLOCK_TOLERANCE_S,
    });
    const known = claims.safeParse(payload);
    return known.success ? known.data.email.toLowerCase() : null;
  } catch (error) {
    const reason =
      error instanceof errors.JOSEError ? error.code : error instanceof Error ? error.name : "unknown error";
    if (!badAssertion.test(reason)) console.warn("access failed", reason);
    return null;
  }
}
