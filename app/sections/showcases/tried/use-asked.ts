import { useEffect, useRef, useState } from "react";

/**
 * The values of a form: the example as served, and after hydration what its fields contain. `prepare` may first set
 * values that only the browser knows. React drops an `input` event between rendering and committing the section's first
 * update, so the listener is on the form itself. `read` and `prepare` must not change between renders.
 */
export function useAsked<Asked>(
  example: Asked,
  read: (form: HTMLFormElement) => Asked,
  prepare?: (form: HTMLFormElement) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(example);
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const listen = () => setAsked(read(current));
    prepare?.(current);
    listen();
    current.addEventListener("input", listen);
    return () => current.removeEventListener("input", listen);
  }, [read, prepare]);
  return [form, asked] as const;
}
