/** Rejects what has not come after some milliseconds: a script on a dead connection neither comes nor fails. */
export function inTime<T>(coming: Promise<T>, milliseconds: number): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error("too late")));
  return Promise.race([coming, late]);
}
