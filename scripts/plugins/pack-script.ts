import { build } from "vite";
import { folder } from "./folder.ts";

/** Bundles a file and its imports into one script; with the format `es` it keeps its exports. */
export async function packScript(
  file: string,
  { define = {}, format = "iife" }: { define?: Record<string, string>; format?: "iife" | "es" } = {},
): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    resolve: { alias: { "#app": folder("app") } },
    define: { ...define, "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: folder(file),
        output: { format },
        preserveEntrySignatures: "strict",
      },
    },
  });
  const [chunk] = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
  if (chunk?.type !== "chunk") throw new Error(`${file} cannot be packed`);
  return chunk.code.trim();
}
