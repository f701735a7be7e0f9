/** How long a visitor who has asked for something waits for its script. */
const LATEST_MS = 10_000;

/** Rejects what has not come in time: a script on a dead connection neither comes nor fails. */
export function inTime<T>(coming: Promise<T>): Promise<T> {
  return Promise.race([
    coming,
    new Promise<never>((_, reject) => setTimeout(reject, LATEST_MS, Error("too late"))),
  ]);
}
