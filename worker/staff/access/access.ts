import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as z from "zod/mini";
import { errorName } from "#app/domain/outside";
import type { Env } from "#worker/env";

/** The header that Cloudflare Access adds to every request that it lets through. */
const ASSERTION = "cf-access-jwt-assertion";

/** How often an unknown key may trigger a download of the keys, and after how long known keys are downloaded again. */
const REFETCH_MS = 60_000;
const RENEW_MS = 10 * 60_000;

const CLOCK_TOLERANCE_S = 30;

/** Error codes of jose for an invalid assertion. All other errors concern the team's keys or the network. */
const badAssertion = /^ERR_(?:JWT|JWS|JWKS_NO|JOSE_ALG|JOSE_NOT)_/;

/** The token of a service has no e-mail address, so it is rejected: nobody would be responsible for its changes. */
const claims = z.object({ email: z.email() });

const keysOfTeams = new Map<string, JWTVerifyGetKey>();

/** The address where Access publishes a team's keys; null if no team is set. */
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

/**
 * The sample employee, on a developer's machine without a team; null elsewhere, even if a build with it is deployed.
 */
function sampleEmployeeOf({ url, headers }: Request, { ACCESS_TEAM }: Env): string | null {
  const sample = import.meta.env.SAMPLE_EMPLOYEE;
  if (sample === "" || ACCESS_TEAM !== "" || !OWN_NAMES.has(new URL(url).hostname)) return null;
  return headers.get("cf-access-authenticated-user-email") ?? sample;
}

/** Whether there is an inbox: Access protects it, or this is a developer's machine. */
export function hasInbox(request: Request, env: Env): boolean {
  const { ACCESS_TEAM, ACCESS_AUDIENCE } = env;
  return (URL.canParse(ACCESS_TEAM) && ACCESS_AUDIENCE !== "") || sampleEmployeeOf(request, env) !== null;
}

/** The e-mail address of the employee, as signed by Access; null without a valid assertion. */
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
    const reason = error instanceof errors.JOSEError ? error.code : errorName(error);
    if (!badAssertion.test(reason)) console.warn("access failed", reason);
    return null;
  }
}
