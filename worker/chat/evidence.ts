/** How much each answer is spoken for by what was said: from 0, nothing, to 1, every word and pair of words. */
export type Evidence = (words: string[], tokens: string[]) => Map<string, number>;

interface Question {
  entry: string;
  /** As they stand, in their order. */
  words: string[];
  tokens: string[];
}

/** Words as they stand, and pairs of them, tell less than what they mean. */
const OF_LETTERS = 0.35;

/** What nobody asks with speaks for none of our answers. */
const STRANGE = 1.5;

/** So many questions as if nothing were known of an answer: one that is asked in few ways proves little. */
const PRIOR = 12;

/** By what a text is known: its tokens, then its words and pairs of words. */
function marksOf(words: string[], tokens: string[]): Set<string> {
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return new Set([...tokens.map((token) => TOKEN + token), ...words, ...pairs]);
}

const TOKEN = "=";

/** For which answers a mark speaks, and how loudly. */
interface Voice {
  most: number;
  gains: [entry: string, gain: number][];
}

/** Reads from all the questions of each answer together which words go with it, as a naive Bayes classifier does. */
export function evidenceOf(questions: Question[]): Evidence {
  const sizes = new Map<string, number>();
  const entriesOf = new Map<string, string[]>();
  for (const { entry, words, tokens } of questions) {
    sizes.set(entry, (sizes.get(entry) ?? 0) + 1);
    for (const mark of marksOf(words, tokens)) {
      const entries = entriesOf.get(mark);
      if (entries) entries.push(entry);
      else entriesOf.set(mark, [entry]);
    }
  }
  const voices = new Map<string, Voice>();
  const voiceOf = (mark: string): Voice => {
    const known = voices.get(mark);
    if (known) return known;
    const entries = entriesOf.get(mark);
    if (!entries) return { most: STRANGE, gains: [] };
    const usual = entries.length / questions.length;
    const counts = new Map<string, number>();
    for (const entry of entries) counts.set(entry, (counts.get(entry) ?? 0) + 1);
    const gains = [...counts]
      .map(([entry, count]): [string, number] => {
        const here = (count + PRIOR * usual) / ((sizes.get(entry) ?? 0) + PRIOR);
        return [entry, Math.log(here / usual)];
      })
      .filter(([, gain]) => gain > 0);
    const voice = { most: Math.max(0, ...gains.map(([, gain]) => gain)), gains };
    voices.set(mark, voice);
    return voice;
  };
  return (words, tokens) => {
    const sums = new Map<string, number>();
    let most = 0;
    for (const mark of marksOf(words, tokens)) {
      const voice = voiceOf(mark);
      const share = mark.startsWith(TOKEN) ? 1 : OF_LETTERS;
      most += share * voice.most;
      for (const [entry, gain] of voice.gains) sums.set(entry, (sums.get(entry) ?? 0) + share * gain);
    }
    return new Map([...sums].map(([entry, sum]) => [entry, most > 0 ? sum / most : 0]));
  };
}
