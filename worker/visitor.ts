/** The client's IP address (for IPv6 its /64 prefix), null if unknown. For comparison only: never stored or logged. */
export function visitorOf(headers: Headers): string | null {
  const address = headers.get("cf-connecting-ip");
  return address?.includes(":") ? expandIpv6(address).slice(0, 4).join(":") : address;
}

function expandIpv6(address: string): string[] {
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill("0"), ...right].map((group) => group.replace(/^0+(?=.)/, ""));
}
