import base from "./playwright.config";

/** What `npm test` leaves out: files of its own, and of the journeys what `inAudit` marks. All of it with pictures. */
export default {
  ...base,
  projects: [{ name: "audit" }],
  testDir: ".",
  testMatch: ["*.audit.ts", "*.spec.ts"],
  grep: /\.audit\.ts|@audit/,
  grepInvert: [],
  timeout: 300_000,
};
