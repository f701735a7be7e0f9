import { isSmallTalk } from "#worker/chat/catalogue";
import { NEAREST, SURE } from "./find-matches";
import type { ParsedMessage } from "./parse-message";
import { normalize } from "./tokens";

/** Where a sentence may change to a second question or statement: “I have no pictures and I write badly.” */
const AND = /,?\s+(?:et|and|pis|puis)\s+/giu;

/** The two halves of a sentence, if each is likely to mean something, and not the same; else the whole. */
export function splitHalves(part: ParsedMessage, readPart: (half: string) => ParsedMessage): ParsedMessage[] {
  if (part.quantities.some(({ additional }) => additional === "added")) return [part];
  for (const { 0: and, index } of [...part.text.matchAll(AND)].slice(0, MAX_HALVES)) {
    const first = readPart(part.text.slice(0, index));
    const one = likelyEntry(first);
    if (!one) continue;
    const second = readPart(part.text.slice(index + and.length));
    const other = likelyEntry(second);
    if (other && one !== other) return [first, second].map((half) => ({ ...half, isQuestion: true }));
  }
  return [part];
}

/** “I am a photographer” asks for nothing. */
const WHO = /^(?:je suis|on est|nous sommes|chu|i am|i m|we are|we re) /;

/** More likely than all others together. */
const LIKELIER = 0.5;

/** The answer that some words by themselves are likely to ask for, other than small talk. */
function likelyEntry({ text, matches: [best], wordCount }: ParsedMessage): string | null {
  const least = WHO.test(normalize(text)) ? SURE : LIKELIER;
  const isLikely = best !== undefined && best.ownScore >= least && best.score >= NEAREST && wordCount > 1;
  return isLikely && (!isSmallTalk(best.id) || best.id === "talk.orders") ? best.id : null;
}

const MAX_HALVES = 2;
