import * as z from "zod/mini";
import { parseJson } from "#app/domain/outside";
import { marksOf, placeOf } from "./marks";

/** What stands before the vectors of what was learnt. */
const head = z.object({
  /** The answers, in the order of their vectors, and last `none`: what asks for nothing that we can tell. */
  entries: z.array(z.string()),
  /** What speaks for each of them where nothing was said. */
  biases: z.array(z.number()),
  /** Numbers of a vector. */
  size: z.number(),
  /** Vectors of marks: a power of two. */
  places: z.number(),
  /** What a step of a vector's numbers is worth: of a mark's, of an answer's. */
  steps: z.tuple([z.number(), z.number()]),
});

interface Learnt extends z.infer<typeof head> {
  marks: Int8Array;
  answers: Int8Array;
}

/** As `scripts/assistant/learn.ts` writes it: the length of the head, the head, the vectors of marks, those of answers. */
function readLearnt(bytes: ArrayBuffer): Learnt {
  const start = Uint32Array.BYTES_PER_ELEMENT;
  const length = new DataView(bytes).getUint32(0, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes, start, length));
  const known = head.parse(parseJson(text));
  const marks = new Int8Array(bytes, start + length, known.places * known.size);
  return { ...known, marks, answers: new Int8Array(bytes, start + length + marks.length) };
}

let learnt: Learnt | null = null;

/** What was learnt, among the site's files: too large for a Worker that mostly serves pages. */
const FILE = "/assistant/intents.bin";

/** Reads what was learnt, once in an isolate: until then, and where it cannot be read, no answer is likely. */
export async function readIntents(assets: Fetcher): Promise<void> {
  if (learnt) return;
  try {
    const file = await assets.fetch(new URL(FILE, "https://assets.local"));
    if (!file.ok) throw new Error(`status ${file.status}`);
    takeIntents(await file.arrayBuffer());
  } catch (error) {
    console.error("intents cannot be read", error instanceof Error ? error.message : "unknown");
  }
}

/** What is read from here on. */
export function takeIntents(bytes: ArrayBuffer): void {
  learnt = readLearnt(bytes);
}

/** How likely each answer is meant, together 1 with `none`. */
export function intentsOf(text: string, tokens: string[]): Map<string, number> {
  if (!learnt) return new Map();
  const { entries, biases, size, places, steps, marks, answers } = learnt;
  const sum = new Float64Array(size);
  const said = new Set([...marksOf(text, tokens)].map((mark) => placeOf(mark, places)));
  for (const place of said)
    for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + (marks[place * size + at] ?? 0);
  const unit = (steps[0] * steps[1]) / Math.sqrt(Math.max(1, said.size));
  const scores = entries.map((_, entry) => {
    let score = 0;
    for (let at = 0; at < size; at++) score += (sum[at] ?? 0) * (answers[entry * size + at] ?? 0);
    return (biases[entry] ?? 0) + score * unit;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return new Map(entries.map((entry, at) => [entry, (powers[at] ?? 0) / all]));
}
