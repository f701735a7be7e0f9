import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Profile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  /** Microseconds. */
  timeDeltas: number[];
}

/** The CPU time of the Worker's start in ms, from workerd's own profile. */
export function startupTime(): number {
  const folder = mkdtempSync(join(tmpdir(), "startup-"));
  const file = join(folder, "profile.cpuprofile");
  spawnSync("wrangler", ["check", "startup", "--outfile", file], { stdio: "ignore" });
  const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(file, "utf8"));
  rmSync(folder, { recursive: true });
  const idle = nodes.find(({ callFrame }) => callFrame.functionName === "(idle)")?.id;
  const busy = samples.reduce((sum, node, index) => sum + (node === idle ? 0 : (timeDeltas[index] ?? 0)), 0);
  return Math.round(busy / 1000);
}
