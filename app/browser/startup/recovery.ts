/** The URL of `recover.ts`. It has no hash, so it still exists when the files of an old build are gone. */
export const RECOVERY = "/recover.js";
