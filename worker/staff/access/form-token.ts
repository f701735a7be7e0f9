import { createHmac } from "node:crypto";

/**
 * The token of a form for one employee and one path. It proves that the form is from our page: no other site can know
 * it.
 */
export function formToken(key: string, employee: string, path: string): string {
  return createHmac("sha256", key).update(`staff form ${employee} ${path}`).digest("base64url");
}
