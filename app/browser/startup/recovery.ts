/** Where `recover.ts` is: an address without a build's hash, still there when the files of an old build are gone. */
export const RECOVERY = "/recover.js";
