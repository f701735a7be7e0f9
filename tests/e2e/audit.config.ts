import base from "./playwright.config";

export default { ...base, testMatch: "*.audit.ts", timeout: 300_000 };
