/** A value that is made when it is first asked for, so that it does not slow down the Worker's start. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
