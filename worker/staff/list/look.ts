import * as z from "zod/mini";
import { zurichDayBounds } from "#app/domain/calendar/zurich-time";
import { locales } from "#app/domain/language/locale";
import { leadKinds } from "#app/domain/leads/lead";
import { askedWords } from "#app/domain/staff/search-words";
import { type View, views } from "#app/domain/staff/views";
import type { Cursor, Look } from "#worker/db/inbox";
import { dayField } from "#worker/staff/days";

const text = z.catch(z.string().check(z.trim(), z.maxLength(300)), "");

const asked = z.object({
  q: text,
  view: z.catch(z.optional(z.enum(views)), undefined),
  kind: z.catch(z.optional(z.enum(leadKinds)), undefined),
  service: text,
  locale: z.catch(z.optional(z.enum(locales)), undefined),
  day: z.catch(z.optional(dayField), undefined),
  page: text,
  campaign: text,
  after: text,
});

/** What the address of the inbox asks for. */
export interface Asked {
  query: string;
  view: View;
  /** The filters that are set, by name. */
  filters: Partial<Record<FilterName, string>>;
  after: Cursor | null;
}

export const filterNames = ["kind", "service", "locale", "day", "page", "campaign"] as const;

export type FilterName = (typeof filterNames)[number];

/** Invalid values are ignored; `after` is `value~id` of the last row before. */
export function askedOf({ searchParams }: URL): Asked {
  const { q, view, after, ...given } = asked.parse(Object.fromEntries(searchParams));
  const [, value = "", id = ""] = /^(.*)~(\d+)$/.exec(after) ?? [];
  return {
    query: q,
    // A search covers all views, unless the address names one.
    view: view ?? (q === "" ? "waiting" : "all"),
    filters: Object.fromEntries(Object.entries(given).filter(([, each]) => each)),
    after: id === "" ? null : { value, id: Number(id) },
  };
}

/** The same as a query: `day` becomes the period of that Swiss day. */
export function lookOf({ query, view, filters }: Asked): Look {
  const { day, ...others } = filters;
  return { view, words: askedWords(query), ...others, period: day ? zurichDayBounds(day) : undefined };
}

/** The address of the inbox with some changes. If the list changes, it begins at its first page. */
export function addressOf(
  { query, view, filters }: Asked,
  change: Record<string, string | null> = {},
  path = "/staff",
): string {
  const all = { view, q: query, ...filters, ...change };
  const given = Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = String(new URLSearchParams(given));
  return search === "view=waiting" || search === "" ? path : `${path}?${search}`;
}
