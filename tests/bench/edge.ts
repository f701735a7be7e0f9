import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type ClientRequest, get, request } from "node:http";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { createBrotliCompress, constants as zlib } from "node:zlib";
import { generate } from "selfsigned";

/** Where workerd listens, without TLS. */
export const PORT = Number(process.env.P ?? 8789);
export const ORIGIN = `http://localhost:${PORT}`;

/** As dense as an edge packs what it has just rendered. */
const QUALITY = 5;

const PACKED = /^(text|image\/svg|application\/(json|xml|manifest))|javascript/;

/** The built Worker, as `wrangler dev` runs it. */
export async function startWorker(): Promise<ChildProcess> {
  const worker = spawn("wrangler", ["dev", "--port", String(PORT), "--persist-to", ".wrangler/bench"], {
    env: { ...process.env, CI: "1" },
    stdio: "ignore",
    detached: true,
  });
  for (let tries = 0; tries < 120; tries++) {
    if (await answers()) return worker;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("The Worker does not start");
}

function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${ORIGIN}/en`, (response) => resolve(response.resume().statusCode === 200)).on("error", () =>
      resolve(false),
    );
  });
}

/** What stands in front of a Worker in production: TLS, HTTP/2 and brotli. `answer` may take a request instead. */
export async function startEdge(port: number): Promise<Http2SecureServer> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const edge = createSecureServer({ key, cert, allowHTTP1: true });
  edge.on("request", (incoming, outgoing) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":")),
    );
    const onward: ClientRequest = request(
      `${ORIGIN}${incoming.url}`,
      {
        method: incoming.method ?? "GET",
        headers: { ...headers, host: `localhost:${port}`, "accept-encoding": "" },
      },
      (answer) => {
        const { connection: _, "transfer-encoding": __, "keep-alive": ___, ...kept } = answer.headers;
        const isPacked = PACKED.test(String(kept["content-type"])) && answer.statusCode === 200;
        if (!isPacked) {
          outgoing.writeHead(answer.statusCode ?? 502, kept);
          answer.pipe(outgoing);
          return;
        }
        const { "content-length": ____, ...rest } = kept;
        outgoing.writeHead(200, { ...rest, "content-encoding": "br" });
        answer
          .pipe(createBrotliCompress({ params: { [zlib.BROTLI_PARAM_QUALITY]: QUALITY } }))
          .pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  edge.listen(port);
  await once(edge, "listening");
  return edge;
}
