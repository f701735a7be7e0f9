import { daysAfter, daysBetween } from "#app/domain/calendar/zurich-time";

/** CHF for a night in a double room, by season: on the hotel's own site and on the portal. */
export const seasons = {
  winter: { direct: 168, portal: 189 },
  spring: { direct: 204, portal: 229 },
  summer: { direct: 248, portal: 279 },
} as const;

export type Season = keyof typeof seasons;

export const seasonKeys = ["summer", "spring", "winter"] as const satisfies Season[];

/** The season of each month, from January. */
const year: Season[] = [
  "winter",
  "winter",
  "winter",
  "spring",
  "spring",
  "summer",
  "summer",
  "summer",
  "spring",
  "spring",
  "winter",
  "winter",
];

export const MOST_NIGHTS = 21;
const GUESTS_A_ROOM = 2;

/** The season of an ISO day. */
function seasonOf(day: string): Season {
  return year[Number(day.slice(5, 7)) - 1] ?? "winter";
}

/** A stay in CHF, or why it cannot be booked. */
type Stay =
  | { nights: number; rooms: number; direct: number; portal: number }
  | { refused: "incomplete" | "past" | "order" | "long" };

/** The price of a stay between two ISO days, by the season of each night. `today` is empty if it is not known yet. */
export function stayOf({
  arrival,
  departure,
  guests,
  today,
}: {
  arrival: string;
  departure: string;
  guests: number;
  today: string;
}): Stay {
  const nights = daysBetween(arrival, departure);
  const rooms = Math.ceil(guests / GUESTS_A_ROOM);
  if (Number.isNaN(nights) || !(rooms > 0)) return { refused: "incomplete" };
  if (arrival < today) return { refused: "past" };
  if (nights < 1) return { refused: "order" };
  if (nights > MOST_NIGHTS) return { refused: "long" };
  const priced = Array.from({ length: nights }, (_, night) => seasons[seasonOf(daysAfter(arrival, night))]);
  const sum = (kind: "direct" | "portal") => priced.reduce((total, night) => total + night[kind], 0) * rooms;
  return { nights, rooms, direct: sum("direct"), portal: sum("portal") };
}
