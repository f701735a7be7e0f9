import * as z from "zod/mini";
import { parseJson } from "#app/domain/outside";
import { featureIndex, featuresOf } from "./features";

/** The header of the file, before the vectors. */
const head = z.object({
  /**
   * The answers, in the order of their vectors. The last is `none`: messages that ask for nothing that we can answer.
   */
  entries: z.array(z.string()),
  /** Length of a vector. */
  size: z.number(),
  /** Number of feature vectors, a power of two. */
  places: z.number(),
  /** The bias of each answer. */
  biases: z.array(z.number()),
  /** The factor that scales a product of two quantised numbers, one of a feature and one of an answer. */
  unit: z.number(),
});

interface TrainedModel extends z.infer<typeof head> {
  /** Two numbers of four bits in each byte. */
  features: Uint8Array;
  answers: Int8Array;
}

/**
 * The format of `scripts/assistant/learn.ts`: the length of the header, the header, the vectors of features, those of
 * answers.
 */
function parseModel(bytes: ArrayBuffer): TrainedModel {
  const start = Uint32Array.BYTES_PER_ELEMENT;
  const length = new DataView(bytes).getUint32(0, true);
  const text = new TextDecoder().decode(new Uint8Array(bytes, start, length));
  const read = head.parse(parseJson(text));
  const featureBytes = (read.places * read.size) / 2;
  const features = new Uint8Array(bytes, start + length, featureBytes);
  const answers = new Int8Array(bytes, start + length + featureBytes, read.entries.length * read.size);
  return { ...read, features, answers };
}

let trainedModel: TrainedModel | null = null;

/** The trained table is a static file: it is too large to be bundled with a Worker that mostly serves pages. */
const FILE = "/assistant/intents.bin";

/** Loads the trained table once per isolate. Until then, or if it cannot be read, no answer gets a score. */
export async function loadIntents(assets: Fetcher): Promise<void> {
  if (trainedModel) return;
  try {
    const file = await assets.fetch(new URL(FILE, "https://assets.local"));
    if (!file.ok) throw new Error(`status ${file.status}`);
    setIntents(await file.arrayBuffer());
  } catch (error) {
    console.error("intents cannot be read", error instanceof Error ? error.message : "unknown");
  }
}

/** Uses this trained table from now on. */
export function setIntents(bytes: ArrayBuffer): void {
  trainedModel = parseModel(bytes);
}

/** The probability of each answer; together with `none` they add up to 1. */
export function intentProbabilities(text: string, tokens: string[]): Map<string, number> {
  if (!trainedModel) return new Map();
  const { entries, size, places, biases, unit, answers } = trainedModel;
  const indices = new Set([...featuresOf(text, tokens)].map((feature) => featureIndex(feature, places)));
  const sum = sumOf(indices, trainedModel);
  const share = unit / Math.sqrt(Math.max(1, indices.size));
  const scores = biases.map((bias, entry) => {
    let score = 0;
    for (let at = 0; at < size; at++) score += (sum[at] ?? 0) * (answers[entry * size + at] ?? 0);
    return bias + score * share;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return new Map(entries.map((id, entry) => [id, (powers[entry] ?? 0) / all]));
}

/** The sum of the vectors of features. */
function sumOf(indices: Set<number>, { size, features }: TrainedModel): Int32Array {
  const sum = new Int32Array(size);
  for (const index of indices)
    for (let at = 0; at < size; at += 2) {
      const both = features[(index * size + at) / 2] ?? 0;
      // Signed four-bit numbers: the lower half of the byte and the upper one.
      sum[at] = (sum[at] ?? 0) + ((both << 28) >> 28);
      sum[at + 1] = (sum[at + 1] ?? 0) + ((both << 24) >> 28);
    }
  return sum;
}
