import { Agent, get } from "node:http";

const CONNECTIONS = 20;
const SECONDS = 5;
/** Rounds alternate between the addresses, so that a machine that slows down affects both. */
const ROUNDS = 3;

interface Rate {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
}

/** Requests per second over kept-alive connections, and the 50th and 99th percentile of their times in ms. */
async function load(address: string): Promise<Omit<Rate, "name">> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(address, { agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
        response.resume().on("end", resolve);
      }).on("error", reject);
    });
  const work = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { perSecond: times.length / SECONDS, p50: at(0.5), p99: at(0.99) };
}

/** Measures the home page from the cache, and a static file of its size, from the same workerd. */
export async function measureThroughput(origin: string, staticFile: string): Promise<Rate[]> {
  const ways: { name: string; address: string; rounds: Omit<Rate, "name">[] }[] = [
    { name: "static", address: `${origin}${staticFile}`, rounds: [] },
    { name: "cached", address: `${origin}/en`, rounds: [] },
  ];
  for (let round = 0; round < ROUNDS; round++)
    for (const { address, rounds } of ways) rounds.push(await load(address));
  return ways.map(({ name, rounds }) => {
    const [middle] = rounds.toSorted((a, b) => a.perSecond - b.perSecond).slice(Math.floor(ROUNDS / 2));
    return { name, ...(middle ?? { perSecond: 0, p50: 0, p99: 0 }) };
  });
}

/** The rates as rows of a table, also as a share of the static file's rate. */
export function rateRows(rates: Rate[]) {
  const [base] = rates;
  return rates.map(({ name, perSecond, p50, p99 }) => ({
    home: name,
    "a second": Math.round(perSecond),
    "p50 ms": Number(p50.toFixed(1)),
    "p99 ms": Number(p99.toFixed(1)),
    "of static": Number((perSecond / (base?.perSecond ?? 1)).toFixed(2)),
  }));
}
