import { expandIPv6 } from "hono/utils/ipaddr";

/** The client's IP address (for IPv6 its /64 prefix), null if unknown. For comparison only: never stored or logged. */
export function visitorOf(headers: Headers): string | null {
  const address = headers.get("cf-connecting-ip");
  return address?.includes(":")
    ? expandIPv6(address.toLowerCase()).slice(0, "2001:0db8:0000:0000".length)
    : address;
}
