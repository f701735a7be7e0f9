import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { table } from "./table.ts";

const SERVER = "build/server";
const ASSETS = "build/client/assets";

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** Bytes of the Worker's modules, gzip. */
export function workerSize(): number {
  return readdirSync(SERVER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(SERVER, name))).length, 0);
}

/** Each piece of the browser's script, the heaviest first. */
export function scriptTable(): string {
  const scripts = readdirSync(ASSETS)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, content: readFileSync(join(ASSETS, name)) }))
    .map(({ name, content }) => ({
      name: name.replace(/-.{7}\.js$/, ""),
      raw: content.length,
      sent: brotliCompressSync(content).length,
    }))
    .toSorted((one, other) => other.sent - one.sent);
  return table(
    ["script", "KB", "KB brotli"],
    scripts.map(({ name, raw, sent }) => [name, kilobytes(raw), kilobytes(sent)]),
  );
}
