import { readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { getPlatformProxy, type PlatformProxy } from "wrangler";

export type LocalDatabase = PlatformProxy<{ DB: D1Database }>;

/** Opens an empty local D1 database in a folder and migrates it in one process; wrangler needs one for each file. */
export async function createDatabase(configPath: string, folder: string): Promise<LocalDatabase> {
  const local = await getPlatformProxy<{ DB: D1Database }>({
    configPath,
    persist: { path: `${folder}/v3` },
    remoteBindings: false,
  });
  const { DB } = local.env;
  for (const { queries } of await readD1Migrations("migrations"))
    await DB.batch(queries.map((query) => DB.prepare(query)));
  return local;
}
