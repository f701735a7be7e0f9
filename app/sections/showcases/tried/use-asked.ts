import { useEffect, useRef, useState } from "react";

/**
 * What a form asks for: its example as served, and from hydration on what stands in its fields. `prepare` may first put
 * in what the browser alone knows. React drops an `input` event that comes between rendering and committing the
 * section's first update, so the form itself is listened to. `read` and `prepare` must not change between renders.
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
