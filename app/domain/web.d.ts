// The web standards that browsers, Workers and Node share, as far as the domain uses them; it uses no other APIs.

declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | string[][]);
  get(name: string): string | null;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

declare class URL {
  static parse(address: string): URL | null;
  readonly origin: string;
  readonly pathname: string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array;
}
