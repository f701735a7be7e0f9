/** Makes a value on first use and keeps it, so that it does not slow down the Worker's start. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
