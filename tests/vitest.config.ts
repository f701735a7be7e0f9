import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

/** Runs in workerd, on the bundle that is deployed, not the sources: `npm run build` comes first. */
const workerd = () =>
  cloudflareTest(async () => ({
    wrangler: { configPath: "build/server/wrangler.json" },
    remoteBindings: false,
    miniflare: { bindings: { TEST_MIGRATIONS: await readD1Migrations("migrations") } },
  }));

export default defineConfig({
  test: {
    projects: [
      {
        root: ".",
        resolve: { tsconfigPaths: true },
        test: { name: "domain", include: ["tests/domain/**/*.test.ts"], environment: "node" },
      },
      {
        root: ".",
        test: { name: "deploy", include: ["tests/deploy/**/*.test.ts"], environment: "node" },
      },
      {
        root: ".",
        resolve: { tsconfigPaths: true },
        plugins: [workerd()],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          setupFiles: ["tests/worker/migrate.ts"],
        },
      },
      {
        root: ".",
        resolve: { tsconfigPaths: true },
        plugins: [workerd()],
        test: {
          name: "bench",
          include: ["tests/bench/**/*.test.ts"],
          setupFiles: ["tests/worker/migrate.ts"],
        },
      },
    ],
  },
});
