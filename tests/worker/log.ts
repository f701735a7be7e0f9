import { vi } from "vitest";

/** Catches what the Worker logs from now on, a line for each call. */
export function caughtLog(): string[] {
  const lines: string[] = [];
  for (const level of ["log", "warn", "error", "info"] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void lines.push(words.map(String).join(" ")));
  return lines;
}
