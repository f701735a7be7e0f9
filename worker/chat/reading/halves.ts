import { isTalk } from "#worker/chat/catalogue";
import { NEAREST, SURE } from "./find";
import type { Heard } from "./understand";
import { plain } from "./words";

/** Where a sentence may ask for two things: “I have no pictures and I write badly.” */
const AND = /,?\s+(?:et|and|pis|puis)\s+/giu;

/** The two halves of a sentence that are each likely to mean something, and not the same. */
export function inHalves(part: Heard, readPart: (half: string) => Heard): Heard[] {
  if (part.counts.some(({ onTop }) => onTop === "added")) return [part];
  for (const { 0: and, index } of [...part.text.matchAll(AND)].slice(0, MOST_HALVES)) {
    const halves = [part.text.slice(0, index), part.text.slice(index + and.length)].map(readPart);
    const [one, other] = halves.map(likelyIn);
    if (one && other && one !== other) return halves.map((half) => ({ ...half, isQuestion: true }));
  }
  return [part];
}

/** “I am a photographer” asks for nothing. */
const WHO = /^(?:je suis|on est|nous sommes|chu|i am|i m|we are|we re) /;

/** Likelier than all else together. */
const LIKELIER = 0.5;

/** What some words are likely to mean by themselves, other than small talk. */
function likelyIn({ text, whole: [best], length }: Heard): string | null {
  const least = WHO.test(plain(text)) ? SURE : LIKELIER;
  const isLikely = best !== undefined && best.own >= least && best.score >= NEAREST && length > 1;
  return isLikely && (!isTalk(best.id) || best.id === "talk.orders") ? best.id : null;
}

const MOST_HALVES = 2;
