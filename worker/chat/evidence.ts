import { plain } from "./words";

/** How much each answer is spoken for by what was said: from 0, nothing, to 1, every word and pair of words. */
export type Evidence = (text: string, tokens: string[]) => Map<string, number>;

interface Question {
  entry: string;
  text: string;
  tokens: string[];
}

/** Words as they stand, and pairs of them, tell less than what they mean. */
const OF_LETTERS = 0.3;

/** What nobody asks with speaks for none of our answers. */
const STRANGE = 3;

/** So many questions as if nothing were known of an answer: one that is asked in few ways proves little. */
const PRIOR = 6;

function marksOf(text: string, tokens: string[]): [string, number][] {
  const words = plain(text)
    .split(" ")
    .filter((word) => word !== "");
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const letters = [...words, ...pairs].map((each): [string, number] => [each, OF_LETTERS]);
  return [...tokens.map((token): [string, number] => [`=${token}`, 1]), ...letters];
}

/** Reads from all the questions of each answer together which words go with it, as a naive Bayes classifier does. */
export function evidenceOf(questions: Question[]): Evidence {
  const sizes = new Map<string, number>();
  const counts = new Map<string, Map<string, number>>();
  for (const { entry, text, tokens } of questions) {
    sizes.set(entry, (sizes.get(entry) ?? 0) + 1);
    for (const mark of new Set(marksOf(text, tokens).map(([each]) => each))) {
      const own = counts.get(mark) ?? new Map<string, number>();
      counts.set(mark, own.set(entry, (own.get(entry) ?? 0) + 1));
    }
  }
  return (text, tokens) => {
    const sums = new Map<string, number>();
    let most = 0;
    for (const [mark, share] of new Map(marksOf(text, tokens))) {
      const own = counts.get(mark);
      if (!own) {
        most += share * STRANGE;
        continue;
      }
      const usual = own.values().reduce((sum, count) => sum + count, 0) / questions.length;
      let best = 0;
      for (const [entry, count] of own) {
        const here = (count + PRIOR * usual) / ((sizes.get(entry) ?? 0) + PRIOR);
        const gain = Math.max(0, Math.log(here / usual));
        best = Math.max(best, gain);
        sums.set(entry, (sums.get(entry) ?? 0) + share * gain);
      }
      most += share * best;
    }
    return new Map([...sums].map(([entry, sum]) => [entry, most > 0 ? sum / most : 0]));
  };
}
