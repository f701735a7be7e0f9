/** A promise that fails once it has taken too many milliseconds; what it waits for is left behind. */
export function withinTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException("took too long", "TimeoutError")), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
