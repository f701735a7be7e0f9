import { normalize } from "./tokens";

/** Lengths of the pieces of a word, in letters; a typo changes only some of the pieces. */
const PIECES = [4, 5];

/**
 * The features of a text: its tokens, alone and in pairs; its words as written, alone and in pairs; and pieces of its
 * words.
 */
export function featuresOf(text: string, tokens: string[]): Set<string> {
  const words = normalize(text).split(" ");
  const framed = ["<", ...words, ">"];
  const features = new Set<string>();
  tokens.forEach((token, at) => {
    features.add(tokenFeature(token));
    if (at > 0) features.add(`${tokenFeature(tokens[at - 1] ?? "")}${tokenFeature(token)}`);
  });
  framed.forEach((word, at) => {
    features.add(word);
    if (at > 0) features.add(`${framed[at - 1]} ${word}`);
  });
  for (const word of words) for (const piece of piecesOf(word)) features.add(piece);
  return features;
}

/** The feature of a token, as `tokensOf` returns it. */
const tokenFeature = (token: string) => `=${token}`;

function piecesOf(word: string): string[] {
  if (word.length < Math.min(...PIECES)) return [];
  const framed = `<${word}>`;
  return PIECES.flatMap((length) =>
    Array.from(
      { length: Math.max(0, framed.length - length + 1) },
      (_, at) => `~${framed.slice(at, at + length)}`,
    ),
  );
}

/** The index of a feature among so many vectors, a power of two (FNV-1a, 32 bit). */
export function featureIndex(feature: string, size: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (size - 1);
}
