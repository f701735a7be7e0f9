import base from "./playwright.config";

export default { ...base, testDir: ".", testMatch: "*.audit.ts", timeout: 300_000 };
