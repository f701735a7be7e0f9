/** Its name has no build hash, so it is still there when the files of an old build are gone. */
const ADDRESS = "/recover.js";

/** Loads what helps where a script of the page did not come. */
export function loadRecovery(): Promise<typeof import("./recover")> {
  return import(/* @vite-ignore */ ADDRESS);
}
