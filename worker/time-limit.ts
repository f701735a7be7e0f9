/** Rejects after this many milliseconds; the pending work is abandoned, not cancelled. */
export function withinTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("took too long", "TimeoutError")), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
