import { parseArgs } from "node:util";
import { daysAfter } from "#app/domain/calendar/zurich-time";

/** The options of every command. */
export const databaseOptions = {
  remote: { type: "boolean", default: false },
  "persist-to": { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Like `parseArgs`, but an error is one sentence that says what is allowed. */
export const parsedOptions: typeof parseArgs = (config) => {
  try {
    return parseArgs(config);
  } catch (error) {
    const said = error instanceof Error ? error.message : "";
    const [, word = ""] = /'([^' ]+)/.exec(said) ?? [];
    const known = Object.entries(config?.options ?? {});
    const option = known.find(([name]) => `--${name}` === word)?.[1];
    if (option) throw new Error(`${word} ${option.type === "string" ? "needs a" : "takes no"} value.`);
    const names = known.map(([name]) => `--${name}`).join(", ");
    throw new Error(`There is no option ${word}. The options are ${names}.`);
  }
};

/** Returns the value if it is a known one; else throws an error with a sentence. */
export function oneOf<T extends string>(known: readonly T[], value: string, what: string): T {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Error(`${what} is one of ${known.join(", ")}, not "${value}".`);
  return found;
}

/** A whole number from 1 to `most`; else throws an error with a sentence. */
export function countOf(value: string, option: string, most: number): number {
  const count = /^\d+$/.test(value) ? Number(value) : 0;
  if (count < 1 || count > most)
    throw new Error(`${option} is a whole number from 1 to ${most}, not "${value}".`);
  return count;
}

/** A day of the calendar (`2026-11-21`); else throws an error with a sentence. */
export function dayOf(value: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDay || daysAfter(value, 0) !== value)
    throw new Error(`A day is one of the calendar, written like 2026-11-21, not "${value}".`);
  return value;
}

/** Prints a command's output; an error is printed as a sentence, with exit code 1. */
export async function running(command: () => Promise<string> | string): Promise<void> {
  // A reader such as `head` may close the pipe early.
  process.stdout.on("error", () => process.exit());
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
