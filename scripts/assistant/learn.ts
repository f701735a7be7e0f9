// Trains which answer a message asks for: `npm run learn` reads the sample questions and writes
// public/assistant/intents.bin. `npm run learn -- --check` instead holds back a tenth of them and prints how many of
// those are answered right.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Locale, locales } from "#app/domain/language/locale";
import { dice } from "#scripts/artwork/drawing/pen";
import { catalogue, NONE } from "#worker/chat/catalogue";
import { featureIndex, featuresOf } from "#worker/chat/parsing/features";
import { type MessageLanguage, tokensOf } from "#worker/chat/parsing/tokens";

const FILE = "public/assistant/intents.bin";

/** Components of a vector, and the number of vectors for marks. */
const SIZE = 128;
const FEATURE_COUNT = 2 ** 17;

const SEED = 12_345;

const ROUNDS = 6;
const RATE = 0.2;

/** Label smoothing: the share of an example's weight that goes to all answers, since others may fit, too. */
const SMOOTHING = 0.15;

/** Dropout: the share of a text's marks that is left out in each step, so that no single mark decides. */
const LEFT_OUT = 0.3;

/** A sample question in any language, asked on the site in one of its own. */
interface Way {
  entry: string;
  locale: Locale;
  language: MessageLanguage;
  text: string;
}

/** Languages in which the site has no pages; their questions count for both of its languages. */
const others = ["de", "it", "pt"] as const;

/** The sample questions in a language: one per line, below a line `# entry`. */
function waysIn(language: MessageLanguage, locale: Locale): Way[] {
  return globSync(`scripts/assistant/ways/${language}/*.txt`)
    .toSorted()
    .flatMap((file) => {
      let entry = "";
      return readFileSync(file, "utf8")
        .split("\n")
        .flatMap((text) => {
          if (text.startsWith("# ")) entry = text.slice(2);
          return text === "" || text.startsWith("# ") ? [] : [{ entry, locale, language, text }];
        });
    });
}

/** One question in three is also learnt with typing errors, in about a third of its longer words. */
const HURRIED = 3;
const MISTYPED = 3;

/** A word without one of its letters, with two of them swapped, or without its vowels. */
function mistype(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = random();
  if (kind < 0.45) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.85)
    return word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2);
  return word.slice(0, 1) + word.slice(1).replace(/[aeiouyéèê]/g, "");
}

/** Copies of some questions with typing errors. */
function mistyped(ways: Way[]): Way[] {
  const random = dice(54_321);
  return ways
    .filter((_, at) => at % HURRIED === 0)
    .map((way) => ({
      ...way,
      text: way.text.replace(/\p{L}{4,}/gu, (word) =>
        random() < 1 / MISTYPED ? mistype(word, random) : word,
      ),
    }));
}

type Vector = Float32Array;

interface Example {
  entry: number;
  /** The indices of its marks. */
  indices: number[];
}

/** A vector for each mark and each answer, and the bias of each answer. */
interface Model {
  features: Vector[];
  answers: Vector[];
  biases: Vector;
}

function add(target: Vector, source: Vector, times: number): void {
  for (let at = 0; at < SIZE; at++) target[at] = (target[at] ?? 0) + times * (source[at] ?? 0);
}

function product(one: Vector, other: Vector): number {
  let sum = 0;
  for (let at = 0; at < SIZE; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** The vector of a text: the sum of its marks' vectors, scaled so that long texts do not weigh much more. */
function vectorOf({ features }: Model, indices: number[]): Vector {
  const text = new Float32Array(SIZE);
  for (const index of indices) {
    const feature = features[index];
    if (feature) add(text, feature, shareOf(indices));
  }
  return text;
}

const shareOf = (indices: number[]) => 1 / Math.sqrt(Math.max(1, indices.length));

/** The probability of each answer (softmax). */
function likelihoods({ answers, biases }: Model, text: Vector): number[] {
  const scores = answers.map((answer, at) => (biases[at] ?? 0) + product(answer, text));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** Errors below this are ignored. */
const NEGLIGIBLE = 1e-4;

/** A bias's learning rate relative to a vector's: slow, so that rare answers keep a chance. */
const OF_BIAS = 0.1;

/**
 * Trains a linear classifier of text vectors together with the vectors of the marks, as in fastText (Joulin et al.,
 * 2016), by stochastic gradient descent on the likelihood of the right answer.
 */
function learn(examples: Example[], entries: number): Model {
  const random = dice(SEED);
  const model: Model = {
    features: Array.from({ length: FEATURE_COUNT }, () =>
      Float32Array.from({ length: SIZE }, () => (random() - 0.5) / SIZE),
    ),
    answers: Array.from({ length: entries }, () => new Float32Array(SIZE)),
    biases: new Float32Array(entries),
  };
  let step = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const order = examples
      .map((example) => ({ example, at: random() }))
      .sort((one, other) => one.at - other.at);
    for (const { example } of order) {
      const rate = RATE * (1 - step++ / (ROUNDS * examples.length));
      const indices = example.indices.filter(() => random() >= LEFT_OUT);
      const text = vectorOf(model, indices);
      const likely = likelihoods(model, text);
      const pull = new Float32Array(SIZE);
      model.answers.forEach((answer, entry) => {
        const right = entry === example.entry ? 1 - SMOOTHING : 0;
        const error = right + SMOOTHING / entries - (likely[entry] ?? 0);
        if (Math.abs(error) < NEGLIGIBLE) return;
        add(pull, answer, error);
        add(answer, text, rate * error);
        model.biases[entry] = (model.biases[entry] ?? 0) + OF_BIAS * rate * error;
      });
      for (const index of indices) {
        const feature = model.features[index];
        if (feature) add(feature, pull, rate * shareOf(indices));
      }
    }
  }
  return model;
}

/** Quantises vectors to whole steps, `fineness` of them per standard deviation, clamped to ±`most`. */
function inSteps(vectors: Vector[], fineness: number, most: number): { numbers: Int8Array; step: number } {
  const numbers = vectors.flatMap((vector) => [...vector]);
  const deviation = Math.sqrt(numbers.reduce((sum, number) => sum + number ** 2, 0) / numbers.length);
  const step = deviation / fineness;
  const rounded = (number: number) => Math.max(-most, Math.min(most, Math.round(number / step)));
  return { numbers: Int8Array.from(numbers, rounded), step };
}

/** Packs two four-bit numbers into each byte, the first in the lower half. */
function inHalves(numbers: Int8Array): Uint8Array {
  return Uint8Array.from(
    { length: numbers.length / 2 },
    (_, at) => ((numbers[2 * at] ?? 0) & 15) | (((numbers[2 * at + 1] ?? 0) & 15) << 4),
  );
}

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const ways = locales.flatMap((locale) => [locale, ...others].flatMap((language) => waysIn(language, locale)));
const entries = [...catalogue.keys(), NONE];
const exampleOf = ({ entry, text, locale, language }: Way): Example => {
  const features = featuresOf(text, tokensOf(text, locale, language));
  const at = entries.indexOf(entry);
  if (at < 0) throw new Error(`No answer is named ${entry}.`);
  return {
    entry: at,
    indices: [...new Set([...features].map((feature) => featureIndex(feature, FEATURE_COUNT)))],
  };
};
function learnFrom(known: Way[]): Model {
  return learn([...known, ...mistyped(known)].map(exampleOf), entries.length);
}

if (values.check) {
  const isKept = (_: Way, at: number) => at % 10 === 0;
  const model = learnFrom(ways.filter((way, at) => !isKept(way, at)));
  const ranks = ways.filter(isKept).map((way) => {
    const { entry, indices } = exampleOf(way);
    const likely = likelihoods(model, vectorOf(model, indices));
    return likely.filter((each) => each > (likely[entry] ?? 0)).length;
  });
  const share = (most: number) =>
    ((100 * ranks.filter((rank) => rank < most).length) / ranks.length).toFixed(1);
  console.log(`${ranks.length} ways of asking kept back: ${share(1)} % first, ${share(3)} % among three`);
} else {
  const { features, answers, biases } = learnFrom(ways);
  // Marks are many, so they get only four bits each; answers get eight.
  const quantisedFeatures = inSteps(features, 2, 7);
  const quantisedAnswers = inSteps(answers, 32, 127);
  const head = new TextEncoder().encode(
    JSON.stringify({
      entries,
      size: SIZE,
      places: FEATURE_COUNT,
      biases: [...biases].map((bias) => Number(bias.toFixed(3))),
      unit: quantisedFeatures.step * quantisedAnswers.step,
    }),
  );
  const length = new Uint8Array(Uint32Array.of(head.length).buffer);
  writeFileSync(
    FILE,
    Buffer.concat([
      length,
      head,
      inHalves(quantisedFeatures.numbers),
      new Uint8Array(quantisedAnswers.numbers.buffer),
    ]),
  );
  console.log(`${ways.length} ways of asking for ${entries.length} answers`);
}
