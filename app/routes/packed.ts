import { useMemo } from "react";

declare const content: unique symbol;

/**
 * A value as one string of JSON. React Router's own encoding takes the words of a page one by one, on the server and
 * again in front of the first press: some ten milliseconds of a phone, where JSON takes none.
 */
export type Packed<Value> = string & { readonly [content]: Value };

/** `value` is what JSON can carry. */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value) as Packed<Value>;
}

/** What was packed, the same object as long as the string is the same. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => JSON.parse(packed), [packed]);
}
