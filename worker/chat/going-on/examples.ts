import type { Talk } from "#app/domain/chat/talk";
import { entryAnswer, type Given } from "#worker/chat/composition";
import { nearest } from "#worker/chat/reading/cases";
import { SURE } from "#worker/chat/reading/find";
import { isAbout } from "#worker/chat/reading/plain-matters";
import type { Heard } from "#worker/chat/reading/understand";
import { isOnly, plain } from "#worker/chat/reading/words";

const EXAMPLES = "people.work";
const TRADES = "websites.trade";

/** If a message asks for examples and a trade was named: the case that is nearest to the trade. */
export function exampleOf(heard: Heard, talk: Talk): Given | null {
  const { whole, tokens } = heard;
  const [best] = whole;
  const last = nearest.has(talk.entry ?? "") ? talk.entry : null;
  if (last !== null && isOnly(tokens, OF_CASE)) return entryAnswer([last], heard);
  const trade = heard.trade ?? talk.trade;
  if (trade === null || heard.client !== null) return null;
  if (heard.trade !== null && heard.length <= SHORT && isAbout("worksFor", plain(heard.text)))
    return shown(trade, heard);
  // If a message names a trade and is near to asking for examples, it gets the example of that trade.
  if (best?.id === EXAMPLES && (heard.trade !== null || best.score >= SURE)) return shown(trade, heard);
  // “I run a bakery in Bern” names a trade but asks for nothing yet.
  const isBegun = talk.about !== null || talk.entry !== null;
  const isTold = heard.isOfSelf && !heard.isQuestion && !isBegun && tokens.length < FEW;
  if (heard.trade === null || !(isTold || (best?.id === TRADES && best.score >= SURE))) return null;
  const given = entryAnswer([TRADES], heard);
  const example = shown(trade, heard);
  return {
    ...given,
    template: `${given.template}\n${example.template}`,
    pages: [...given.pages, ...example.pages],
    entries: [...given.entries, ...example.entries],
  };
}

function shown(trade: string, heard: Heard): Given {
  return entryAnswer([trade], heard, nearest.get(trade)?.[heard.locale]);
}

/** A longer message asks for more than whether we know the trade. */
const SHORT = 14;

/** With fewer words than this beside a trade, a message asks for nothing. */
const FEW = 4;

/** “How much was it?”, of the case that was shown. */
const OF_CASE = ["price", "delay", "take", "what", "pay", "total", "weeks"];
