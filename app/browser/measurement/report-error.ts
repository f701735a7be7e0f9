import { postJson } from "#app/browser/post-json";
import { withoutQueries } from "#app/domain/measurement/page-context";
import { pageContext } from "./page-context";

/** Most reports per page load; more would tell us nothing new. */
const MOST = 10;
const LONGEST = 1000;
const LONGEST_STACK = 4000;

const reported = new Set<string>();

/** Reports an error to the server, once per page load. Ignores a failure to do so. */
export function reportError(error: unknown, info = ""): void {
  try {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    const text = withoutQueries(message || "Unknown error").slice(0, LONGEST);
    const name = `${text} ${stack.split("\n")[1] ?? ""}`;
    if (reported.has(name) || reported.size >= MOST) return;
    reported.add(name);
    const context = pageContext();
    const report = {
      message: text,
      stack: withoutQueries(stack).slice(0, LONGEST_STACK),
      info: info.slice(0, LONGEST),
    };
    void postJson("/api/error", { ...report, url: context.url, context });
  } catch {
    // The page goes on.
  }
}
