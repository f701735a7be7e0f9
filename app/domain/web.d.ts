// The web standards that browsers, Workers and Node share; the domain uses no other APIs.

declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | string[][]);
  get(name: string): string | null;
  has(name: string): boolean;
  append(name: string, value: string): void;
  entries(): IterableIterator<[string, string]>;
  [Symbol.iterator](): IterableIterator<[string, string]>;
  toString(): string;
}

declare class URL {
  constructor(address: string, base?: string);
  static parse(address: string): URL | null;
  hash: string;
  host: string;
  hostname: string;
  href: string;
  readonly origin: string;
  pathname: string;
  search: string;
  readonly searchParams: URLSearchParams;
}

declare class TextEncoder {
  encode(text: string): Uint8Array;
}
