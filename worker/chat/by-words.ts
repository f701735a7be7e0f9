import { composed } from "#app/content/assistant/composed";
import type { Talk } from "#app/domain/chat/talk";
import { isOfPlans } from "#worker/chat/going-on/of-several-offers";
import { PROBABLE } from "#worker/chat/reading/find";
import { isAbout } from "#worker/chat/reading/plain-matters";
import { namesOtherPlan } from "#worker/chat/reading/plan-names";
import type { Heard } from "#worker/chat/reading/understand";
import { plain } from "#worker/chat/reading/words";
import { choiceOf, entryAnswer, type Given, told } from "./composition";
import { townsNamed } from "./on-google";

/** What the very words decide, however near other answers are. */
export function byWords(heard: Heard, { entry, about }: Talk): Given | null {
  if (heard.length > MOST_WORDS) return null;
  const words = plain(heard.text);
  const { official, moved, refused } = composed[heard.locale];
  if (namesOtherPlan(heard.text)) return entryAnswer(["billing.told"], heard);
  if (isAbout("handover", words)) return entryAnswer(["matters.committee"], heard);
  if (isAbout("threat", words)) return entryAnswer(["people.complaint"], heard);
  if (isAbout("official", words))
    return told(
      official,
      "/contact",
      { about: "contact", offer: null },
      { next: "form", choices: [choiceOf("conditions.cancel", heard.locale)] },
    );
  if (isAbout("moved", words)) return { ...entryAnswer(["reach.renamed"], heard), template: moved };
  if (!isNear(heard) && asksForClients(heard)) return entryAnswer(["matters.moreClients"], heard);
  if (heard.length > SHORT) return null;
  if (isAbout("known", words) && townsNamed(heard).length > 0) return entryAnswer(["people.area"], heard);
  if (isAbout("moreToCome", words)) return entryAnswer(["features.visitors"], heard);
  if (isAbout("disputed", words)) return entryAnswer(["people.account"], heard);
  const isUnpriced = heard.offers.length === 0 && heard.counts.length === 0;
  if (isUnpriced && isAbout("onceOrMonthly", words) && isOfPlans(heard.about ?? about))
    return entryAnswer(["billing.forever"], heard);
  if (isAbout("sale", words)) return entryAnswer(["prices.commerce"], heard);
  if (entry === PRIVACY && isAbout("kept", words)) return entryAnswer(["people.keeping"], heard);
  return entry === HOSTAGE && isAbout("refused", words)
    ? { ...entryAnswer([HOSTAGE], heard), template: refused }
    : null;
}

/** Whether one of its sentences says what is wanted and asks what we offer for it. */
const asksForClients = ({ text }: Heard) =>
  text.split(/[.!?\n]+/).some((sentence) => isAbout("moreClients", plain(sentence)));

/** Whether what was learnt comes near to some answer. */
const isNear = ({ whole: [best] }: Heard) => best !== undefined && Math.max(best.score, best.own) >= PROBABLE;

/** In a longer story, what is named may be told by the way. */
const MOST_WORDS = 25;

/** With no more words than this, a message goes on with what was answered. */
const SHORT = 12;

const HOSTAGE = "features.hostage";
const PRIVACY = "people.privacy";
