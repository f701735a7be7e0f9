import { setTimeout } from "node:timers/promises";

const ADDITIONS = 1e8;
const TRIES = 2;
const PAUSE_MS = 3000;

/** The highest speed measured on this machine so far. */
let best = 0;

/** Millions of additions per second, a reference for other figures of the same machine and hour. */
export function machineSpeed(): number {
  const start = performance.now();
  let sum = 0;
  for (let index = 0; index < ADDITIONS; index++) sum += index % 7;
  const speed = Math.round((sum > 0 ? ADDITIONS / 1000 : 0) / (performance.now() - start));
  best = Math.max(best, speed);
  return speed;
}

/** Waits for a limited time while other processes slow the machine down. */
export async function quietMachine(): Promise<void> {
  for (let tries = 0; tries < TRIES && machineSpeed() < 0.85 * best; tries++) await setTimeout(PAUSE_MS);
}
