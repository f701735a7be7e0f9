import base from "./playwright.config";

/** What `npm test` leaves out: the `*.audit.ts` files and the journeys tagged by `inAudit`. All run with pictures. */
export default {
  ...base,
  projects: [{ name: "audit" }],
  testDir: ".",
  testMatch: ["*.audit.ts", "*.spec.ts"],
  grep: /\.audit\.ts|@audit/,
  grepInvert: [],
  timeout: 300_000,
};
