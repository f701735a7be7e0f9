import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { brotliCompressSync, constants } from "node:zlib";
import { generate } from "selfsigned";

const PORT = 8789;

/** Where workerd listens, without TLS. */
export const ORIGIN = `http://localhost:${PORT}`;

/** Brotli quality of an edge: for a response it has just received, and for a file that it caches for a year. */
const QUALITY = { rendered: 5, kept: 11 };

const PACKED = /^(text|image\/svg|application\/(json|xml|manifest))|javascript/;

/** Starts the built Worker with `wrangler dev` and a D1 database of its own. */
export async function startWorker(): Promise<ChildProcess> {
  if (await fetch(ORIGIN).catch(() => null)) throw new Error(`Something else answers at port ${PORT}`);
  const env = { ...process.env, CI: "1" };
  const place = ["--persist-to", ".wrangler/bench"];
  execFileSync("wrangler", ["d1", "migrations", "apply", "DB", "--local", ...place], {
    env,
    stdio: "ignore",
  });
  const worker = spawn("wrangler", ["dev", "--port", String(PORT), ...place], {
    env,
    stdio: "ignore",
    detached: true,
  });
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(`${ORIGIN}/en`).catch(() => null);
    if (answer?.ok) return worker;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The Worker does not start");
}

/** Stops the Worker's process and its children. */
export function stopWorker({ pid, exitCode }: ChildProcess): void {
  if (pid && exitCode === null) process.kill(-pid);
}

/** A prefix of a path for the same page without scripts, to compare with; it shows at once what they would show. */
export const WITHOUT_SCRIPT = "/without-script";

const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link rel="later"[^>]*>/gs;

interface Packed {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Starts a proxy that adds what a Worker has in front of it in production: TLS, HTTP/2 and brotli. */
export async function startEdge(port: number): Promise<Http2SecureServer> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const kept = new Map<string, Packed>();
  const edge = createSecureServer({ key, cert, allowHTTP1: true });
  edge.on("request", async (incoming, outgoing) => {
    const path = incoming.url ?? "/";
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const answer = kept.get(path) ?? (await packed(path, incoming.method ?? "GET", incoming.headers, chunks));
    if (answer.headers["cache-control"]?.includes("immutable")) kept.set(path, answer);
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  });
  edge.listen(port);
  await once(edge, "listening");
  return edge;
}

async function packed(
  path: string,
  method: string,
  asked: NodeJS.Dict<string | string[]>,
  chunks: Buffer[],
): Promise<Packed> {
  const named = Object.entries(asked).filter(([name]) =>
    /^(accept|content-type|origin|idempotency|if-)/.test(name),
  );
  const headers = Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
  delete headers["accept-encoding"];
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
  const isPeer = path.startsWith(WITHOUT_SCRIPT);
  const address = ORIGIN + (isPeer ? path.slice(WITHOUT_SCRIPT.length) : path);
  const answer = await fetch(address, { method, headers, body, redirect: "manual" });
  const content = isPeer
    ? Buffer.from((await answer.text()).replace(SCRIPTS, "").replace("<html", "<html data-painted"))
    : Buffer.from(await answer.arrayBuffer());
  const sent = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(connection|transfer-|keep-|content-(length|encoding))/.test(name),
    ),
  );
  if (!PACKED.test(sent["content-type"] ?? "") || answer.status !== 200)
    return { status: answer.status, headers: sent, body: content };
  const quality = sent["cache-control"]?.includes("immutable") ? QUALITY.kept : QUALITY.rendered;
  return {
    status: 200,
    headers: { ...sent, "content-encoding": "br" },
    body: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  };
}
