/** How long to wait for a script that a visitor's action needs. */
const LATEST_MS = 10_000;

/** Rejects if a promise takes too long: on a dead connection, an import neither resolves nor rejects. */
export function inTime<T>(coming: Promise<T>): Promise<T> {
  return Promise.race([
    coming,
    new Promise<never>((_, reject) => setTimeout(reject, LATEST_MS, Error("too late"))),
  ]);
}
