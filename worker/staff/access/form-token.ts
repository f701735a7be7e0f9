import { createHmac, timingSafeEqual } from "node:crypto";

/** The token by which a form proves that it is on our page: no other can know it. For one employee and one address. */
export function formToken(key: string, employee: string, path: string): string {
  return createHmac("sha256", key).update(`staff form ${employee} ${path}`).digest("base64url");
}

export function isSameToken(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => Buffer.from(text));
  return !!left && !!right && left.length === right.length && timingSafeEqual(left, right);
}
