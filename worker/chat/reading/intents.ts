import * as z from "zod/mini";
import { parseJson } from "#app/domain/outside";
import { marksOf, placeOf } from "./marks";

/** What stands before the vectors of what was learnt. */
const head = z.object({
  /** The answers, in the order of their vectors, and last `none`: what asks for nothing that we can tell. */
  entries: z.array(z.string()),
  /** Numbers of a vector. */
  size: z.number(),
  /** Vectors of marks: a power of two. */
  places: z.number(),
  /** What was learnt, each time from another beginning. */
  models: z.array(
    z.object({
      /** What speaks for each of the answers where nothing was said. */
      biases: z.array(z.number()),
      /** What a step of a vector's numbers is worth: of a mark's, of an answer's. */
      steps: z.tuple([z.number(), z.number()]),
    }),
  ),
});

interface Model {
  size: number;
  biases: number[];
  /** What a step of a mark's times one of an answer's is worth. */
  unit: number;
  marks: Int8Array;
  answers: Int8Array;
}

interface Learnt {
  entries: string[];
  places: number;
  models: Model[];
}

/** As `scripts/assistant/learn.ts` writes it: the length of the head, the head, and of each model the vectors of marks, those of answers. */
function readLearnt(bytes: ArrayBuffer): Learnt {
  const start = Uint32Array.BYTES_PER_ELEMENT;
  const length = new DataView(bytes).getUint32(0, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes, start, length));
  const { entries, size, places, models } = head.parse(parseJson(text));
  const [ofMarks, ofAnswers] = [places * size, entries.length * size];
  return {
    entries,
    places,
    models: models.map(({ biases, steps }, at) => {
      const from = start + length + at * (ofMarks + ofAnswers);
      const marks = new Int8Array(bytes, from, ofMarks);
      const answers = new Int8Array(bytes, from + ofMarks, ofAnswers);
      return { size, biases, unit: steps[0] * steps[1], marks, answers };
    }),
  };
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

/** How likely each answer is meant, together 1 with `none`: what the models say in the mean. */
export function intentsOf(text: string, tokens: string[]): Map<string, number> {
  if (!learnt) return new Map();
  const { entries, places, models } = learnt;
  const said = new Set([...marksOf(text, tokens)].map((mark) => placeOf(mark, places)));
  const each = models.map((model) => likelihoods(model, said));
  const meanOf = (entry: number) => each.reduce((sum, likely) => sum + (likely[entry] ?? 0), 0) / each.length;
  return new Map(entries.map((id, entry) => [id, meanOf(entry)]));
}

function likelihoods({ size, biases, unit, marks, answers }: Model, said: Set<number>): number[] {
  const sum = new Float64Array(size);
  for (const place of said)
    for (let at = 0; at < size; at++) sum[at] = (sum[at] ?? 0) + (marks[place * size + at] ?? 0);
  const share = unit / Math.sqrt(Math.max(1, said.size));
  const scores = biases.map((bias, entry) => {
    let score = 0;
    for (let at = 0; at < size; at++) score += (sum[at] ?? 0) * (answers[entry * size + at] ?? 0);
    return bias + score * share;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
}
