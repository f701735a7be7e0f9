import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const SERVER = "build/server";
const ASSETS = "build/client/assets";

const kilobytes = (bytes: number) => Number((bytes / 1024).toFixed(1));

/** The size of the Worker's modules in bytes, gzipped. */
export function workerSize(): number {
  return readdirSync(SERVER, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .reduce((sum, name) => sum + gzipSync(readFileSync(join(SERVER, name))).length, 0);
}

/** The size of each script for the browser, the largest first. */
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
