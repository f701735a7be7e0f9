import { membersOf } from "#app/domain/outside";
import { bareAddress } from "./page-context";

/** The query parameters that identify a campaign. */
export const campaignParameters = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "fbclid",
] as const;

type Campaign = Partial<Record<(typeof campaignParameters)[number], string>>;

/** Where a visitor came from, and the first page that they landed on. Times are ISO 8601. */
export interface AnalyticsMetadata {
  captured_at: string;
  utm: Campaign;
  referrer: string;
  first_landing: { path: string; at: string };
  /** SHA-256, in hex, of the trimmed, lower-cased e-mail address. */
  user_hash?: string | undefined;
}

const LONGEST = 200;

/** The campaign in a query string. */
function campaignOf(search: string): Campaign {
  return campaignFrom(Object.fromEntries(new URLSearchParams(search)));
}

function campaignFrom(values: Record<string, unknown>): Campaign {
  return Object.fromEntries(
    campaignParameters.flatMap((name) => {
      const value = values[name];
      return typeof value === "string" && value !== "" ? [[name, value.slice(0, LONGEST)]] : [];
    }),
  );
}

/** A URL for measurement: of its query, only the campaign parameters are kept, which the tag recognises. */
export function measuredAddress(address: string): string {
  const [search = ""] = /\?[^#]*/.exec(address) ?? [];
  const campaign = String(new URLSearchParams(campaignOf(search)));
  return bareAddress(address) + (campaign && `?${campaign}`);
}

/** The metadata of this visit: the first landing stays, and a new campaign replaces the old one. */
export function captured(
  before: AnalyticsMetadata | null,
  visit: { search: string; path: string; referrer: string },
  now: Date,
): AnalyticsMetadata {
  const at = now.toISOString();
  const utm = campaignOf(visit.search);
  const isNew = Object.keys(utm).length > 0;
  return {
    ...before,
    captured_at: at,
    utm: isNew ? utm : (before?.utm ?? {}),
    referrer: bareAddress(before && !isNew ? before.referrer : visit.referrer),
    first_landing: before?.first_landing ?? { path: visit.path, at },
  };
}

/** The stored metadata of an earlier visit; null if it is invalid. */
export function parseMetadata(kept: unknown): AnalyticsMetadata | null {
  const { captured_at, utm, referrer, first_landing, user_hash } = membersOf(kept);
  const { path, at } = membersOf(first_landing);
  if (![captured_at, referrer, path, at].every((each) => typeof each === "string")) return null;
  return {
    captured_at: String(captured_at),
    utm: campaignFrom(membersOf(utm)),
    referrer: String(referrer),
    first_landing: { path: String(path), at: String(at) },
    ...(typeof user_hash === "string" && { user_hash }),
  };
}
