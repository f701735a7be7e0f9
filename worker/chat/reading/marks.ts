import { plain } from "./words";

/** Lengths of the pieces of a word, in letters; a typo changes only some of the pieces. */
const PIECES = [4, 5];

/**
 * The features of a text: its tokens, alone and in pairs; its words as written, alone and in pairs; and pieces of its
 * words.
 */
export function marksOf(text: string, tokens: string[]): Set<string> {
  const words = plain(text).split(" ");
  const framed = ["<", ...words, ">"];
  const marks = new Set<string>();
  tokens.forEach((token, at) => {
    marks.add(tokenMark(token));
    if (at > 0) marks.add(`${tokenMark(tokens[at - 1] ?? "")}${tokenMark(token)}`);
  });
  framed.forEach((word, at) => {
    marks.add(word);
    if (at > 0) marks.add(`${framed[at - 1]} ${word}`);
  });
  for (const word of words) for (const piece of piecesOf(word)) marks.add(piece);
  return marks;
}

/** The feature of a token, as `tokensOf` returns it. */
const tokenMark = (token: string) => `=${token}`;

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
export function placeOf(mark: string, places: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < mark.length; at++) hash = Math.imul(hash ^ mark.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (places - 1);
}
