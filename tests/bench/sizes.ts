import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const SERVER = "build/server";
const ASSETS = "build/client/assets";

const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1));

/** Bytes of the Worker's modules, gzip. */
export function workerSize(): number {
  return readdirSync(SERVER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(SERVER, name))).length, 0);
}

/** Each piece of the browser's script, the heaviest first. */
export function scriptSizes() {
  return readdirSync(ASSETS)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, content: readFileSync(join(ASSETS, name)) }))
    .map(({ name, content }) => ({
      script: name.replace(/-.{7}\.js$/, ""),
      KB: kilobytes(content.length),
      "KB brotli": kilobytes(brotliCompressSync(content).length),
    }))
    .toSorted((one, other) => other["KB brotli"] - one["KB brotli"]);
}
