import { resolve } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

// Node caches the compiled code of commands that are started often, above all wrangler.
process.env.NODE_COMPILE_CACHE ??= resolve("node_modules/.cache/compiled");

const budgets = ["LEADS", "CHAT", "LOGS"].flatMap((what) => [`${what}_OF_VISITOR`, `${what}_OF_SITE`]);

/**
 * Runs in workerd, on the bundle that is deployed, not on the sources: `npm run build` comes first. The rate limits are
 * those of the deployed Worker, or too high to be reached.
 */
const workerd = (hasBudgets: boolean) =>
  cloudflareTest(async () => ({
    wrangler: { configPath: "build/server/wrangler.json" },
    remoteBindings: false,
    miniflare: {
      bindings: { TEST_MIGRATIONS: await readD1Migrations("migrations") },
      ...(!hasBudgets && {
        ratelimits: Object.fromEntries(
          budgets.map((name) => [name, { namespace_id: name, simple: { limit: 1_000_000, period: 60 } }]),
        ),
      }),
    },
  }));

const inWorkerd = (name: string, test: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  root: ".",
  resolve: { tsconfigPaths: true },
  plugins: [workerd(name === "budgets")],
  // Some request every page, which takes long on a slow machine.
  test: { name, setupFiles: ["tests/worker/migrate.ts"], testTimeout: 60_000, ...test },
});

/** These tests store nothing, so one Worker, which takes seconds to start, serves them all. */
const readers = ["addresses", "cases", "discovery", "facts", "language", "pages", "towns-and-articles"].map(
  (name) => `tests/worker/${name}.test.ts`,
);

/** Runs the tests that start programs first: each takes half a minute, and would run alone at the end. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ project }: TestSpecification) => ["deploy", "staff"].includes(project.name);
    return files.toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)));
  }
}

/** In ms. Some tests start programs and some ask a thousand questions, which takes long on a slow machine. */
const testTimeout = 120_000;

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        root: ".",
        resolve: { tsconfigPaths: true },
        // Not isolated: the modules are loaded once for all tests, and none changes them.
        test: {
          name: "domain",
          include: ["tests/domain/**/*.test.ts"],
          environment: "node",
          testTimeout,
          isolate: false,
        },
      },
      {
        root: ".",
        resolve: { tsconfigPaths: true },
        test: { name: "deploy", include: ["tests/deploy/**/*.test.ts"], environment: "node", testTimeout },
      },
      {
        root: ".",
        test: { name: "staff", include: ["tests/staff/**/*.test.ts"], environment: "node", testTimeout },
      },
      inWorkerd("worker", { include: ["tests/worker/**/*.test.ts"], exclude: readers }),
      inWorkerd("readers", { include: readers, isolate: false }),
      inWorkerd("budgets", { include: ["tests/budgets/**/*.test.ts"] }),
      inWorkerd("bench", { include: ["tests/bench/**/*.test.ts"] }),
    ],
  },
});
