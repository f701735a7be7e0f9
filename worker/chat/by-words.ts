import { composed, delayEntries, priceEntries } from "#app/content/assistant/composed";
import { numberOf } from "#app/domain/chat/facts";
import type { Talk } from "#app/domain/chat/talk";
import { isOfPlans } from "#worker/chat/going-on/of-several-offers";
import { PROBABLE, SURE } from "#worker/chat/reading/find";
import { isAbout, type Matter } from "#worker/chat/reading/plain-matters";
import { namesOtherPlan } from "#worker/chat/reading/plan-names";
import type { Heard } from "#worker/chat/reading/understand";
import { plain } from "#worker/chat/reading/words";
import { calledBack } from "#worker/chat/worked-out/callbacks";
import { choiceOf, entryAnswer, firstOf, type Given, type Rule, told } from "./composition";
import { townsNamed } from "./on-google";
import { unknown } from "./unknown";

/** Answers that certain words decide, however near other answers are. */
export function byWords(heard: Heard, talk: Talk): Given | null {
  if (heard.length > MOST_WORDS) return null;
  return firstOf(heard.length > SHORT ? atAnyLength : [...atAnyLength, ...inShort], heard, talk);
}

/** In a longer message, such words may be mentioned only in passing. */
const MOST_WORDS = 25;

/** With no more words than this, a message continues what was answered. */
const SHORT = 12;

/** Whether the words of a message ask about a matter. */
const asks = (matter: Matter, { text }: Heard) => isAbout(matter, plain(text));

/** A rule: these answers whenever a message asks about the matter. */
const plainly =
  (matter: Matter, ...ids: string[]): Rule =>
  (heard) =>
    asks(matter, heard) ? entryAnswer(ids, heard) : null;

/** The same, but only if the classifier finds no probable answer. */
const unlessNear =
  (matter: Matter, ...ids: string[]): Rule =>
  (heard) =>
    !isNear(heard) && asks(matter, heard) ? entryAnswer(ids, heard) : null;

/** A rule: words of its own for a matter, with the pages and facts of an answer. */
const inWords =
  (matter: Matter, words: "leaveFee" | "eraseMine" | "moved", id: string): Rule =>
  (heard) =>
    asks(matter, heard) ? { ...entryAnswer([id], heard), template: composed[heard.locale][words] } : null;

/** A rule: repeats the last answer, if it was one of these and the message asks only about the matter. */
const ofLast =
  (matter: Matter, ...ids: string[]): Rule =>
  (heard, { entry }) =>
    entry !== null && ids.includes(entry) && asks(matter, heard) ? entryAnswer([entry], heard) : null;

/** Whether the classifier finds some answer probable. */
const isNear = ({ whole: [best] }: Heard) => best !== undefined && Math.max(best.score, best.own) >= PROBABLE;

const atAnyLength: Rule[] = [
  (heard) => (namesOtherPlan(heard.text) ? entryAnswer(["billing.told"], heard) : null),
  plainly("handover", "matters.committee"),
  plainly("threat", "people.complaint"),
  ofOfficial,
  inWords("moved", "moved", "reach.renamed"),
  ofFault,
  plainly("closures", "matters.christmas"),
  ofCompliance,
  plainly("textsInLanguages", "conditions.texts", "conditions.languages"),
  calledBack,
  ofPriceAndTime,
  unlessNear("liable", "features.faith"),
  unlessNear("ordering", "features.ordering"),
  unlessNear("ifDown", "features.watch"),
  unlessNear("ownsAfter", "conditions.leaving"),
  unlessNear("withBooking", "websites.functions"),
  (heard) => (!isNear(heard) && asksForClients(heard) ? entryAnswer(["matters.moreClients"], heard) : null),
];

const inShort: Rule[] = [
  (heard) =>
    asks("known", heard) && townsNamed(heard).length > 0 ? entryAnswer(["people.area"], heard) : null,
  plainly("self", "talk.self"),
  plainly("moreToCome", "features.visitors"),
  plainly("disputed", "people.account"),
  ofOnceOrMonthly,
  plainly("sale", "prices.commerce"),
  plainly("exceeded", "conditions.rollover"),
  plainly("payUs", "prices.payment"),
  plainly("since", "people.company"),
  plainly("references", "dealings.speakClient"),
  plainly("pester", "details.spam"),
  plainly("pagesCounted", "billing.pageCount"),
  plainly("freeMonths", "prices.yearly"),
  plainly("penTest", "running.breach"),
  (heard, talk) => (asks("abTest", heard) ? unknown(heard, talk) : null),
  ofLock,
  ofBusinessDays,
  plainly("bothLanguages", "conditions.languages"),
  ofLast("otherDay", "people.hours"),
  ofLast("tongue", "craft.tongues", "conditions.languages", "conditions.speaking"),
  ofLast("fixIt", "websites.slow", "running.down", "running.otherHost", "running.hacked"),
  plainly("certificate", "running.security"),
  plainly("beforeLaunch", "billing.deposit"),
  plainly("received", "people.answer"),
  plainly("warranty", "features.faith"),
  plainly("meetThere", "together.visit"),
  plainly("thisSite", "details.ours"),
  plainly("legalForm", "dealings.numbers"),
  inWords("leaveFee", "leaveFee", "conditions.leaving"),
  inWords("eraseMine", "eraseMine", "people.rights"),
  (heard, { about }) =>
    about === null && heard.about === null && asks("allIn", heard)
      ? entryAnswer(["prices.site"], heard)
      : null,
  plainly("whoAnswers", "together.samePerson"),
  plainly("backlinks", "visibility.expert"),
  unlessNear("clientsData", "dealings.processor"),
  ofTrial,
  (heard, { about }) => (about === null && asks("free", heard) ? entryAnswer(["billing.free"], heard) : null),
  ofRanking,
  ofSocial,
  ofWeekend,
  ofChat,
  ofHostage,
];

function ofOfficial(heard: Heard): Given | null {
  if (!asks("official", heard)) return null;
  return told(
    composed[heard.locale].official,
    "/contact",
    { about: "contact", offer: null },
    { next: "form", choices: [choiceOf("conditions.cancel", heard.locale)] },
  );
}

/** If there is a second question, the one about the law may need another answer. */
function ofCompliance(heard: Heard): Given | null {
  const isOne = heard.text.split("?").length <= 2;
  return isOne && asks("compliant", heard) ? entryAnswer(["people.rights"], heard) : null;
}

/** “It has been down for two days and nobody picks up”: the telephone, and what to do if it is not answered. */
function ofFault(heard: Heard): Given | null {
  if (!asks("stillDown", heard)) return null;
  const { sorry, unanswered } = composed[heard.locale];
  const down = entryAnswer(["running.down"], heard);
  return { ...down, template: `${sorry} ${down.template} ${unanswered}` };
}

/** “A site for my bakery, how much and how long?” */
function ofPriceAndTime(heard: Heard, talk: Talk): Given | null {
  const about = heard.about ?? talk.about ?? heard.read;
  const isCounted = heard.offers.length > 0 || heard.counts.length > 0;
  if (about === null || isCounted || !asks("priceAndTime", heard)) return null;
  const [price, delay] = [priceEntries[about], delayEntries[about]];
  return price && delay ? entryAnswer([price, delay], heard) : null;
}

function ofOnceOrMonthly(heard: Heard, { about }: Talk): Given | null {
  const isUnpriced = heard.offers.length === 0 && heard.counts.length === 0;
  return isUnpriced && asks("onceOrMonthly", heard) && isOfPlans(heard.about ?? about)
    ? entryAnswer(["billing.forever"], heard)
    : null;
}

/** “What is meant by so many business days?” has an answer only for the number of days until the launch. */
function ofBusinessDays(heard: Heard): Given | null {
  const isOfLaunch = heard.counts.some(({ value }) => value === numberOf("launch.days"));
  return isOfLaunch && asks("businessDays", heard) ? entryAnswer(["conditions.delay"], heard) : null;
}

/** Only for sites and their plans: other services have other contract periods. */
function ofLock(heard: Heard, { about }: Talk): Given | null {
  return isOfPlans(heard.about ?? about) && asks("lockedIn", heard)
    ? entryAnswer(["conditions.bound"], heard)
    : null;
}

function ofTrial(heard: Heard, { about }: Talk): Given | null {
  if (!asks("trial", heard)) return null;
  return entryAnswer([(heard.about ?? about) === "bot" ? "reach.botTrial" : "billing.free"], heard);
}

/** Ranking losses are about a new site, if that is the subject of the conversation. */
function ofRanking(heard: Heard, { about }: Talk): Given | null {
  const isOfSite = about === "redesign" || about === "site" || about === "plans";
  return isOfSite && asks("rankLost", heard) ? entryAnswer(["websites.ranking"], heard) : null;
}

function ofSocial(heard: Heard): Given | null {
  return heard.counts.length === 0 && !isSure(heard) && asks("socialPrice", heard)
    ? entryAnswer(["visibility.social", "visibility.adsPrice"], heard)
    : null;
}

const isSure = ({ whole: [best] }: Heard) => (best?.score ?? 0) >= SURE;

/** “And if it is a Sunday?” asks about our hours. */
function ofWeekend(heard: Heard, { about }: Talk): Given | null {
  if (!asks("weekend", heard)) return null;
  if (about === "emergency") return entryAnswer(["running.down"], heard);
  return about === "contact" || about === "booking" || about === "company"
    ? entryAnswer(["people.hours"], heard)
    : null;
}

/** What happens to this conversation, once data was the subject. */
function ofChat(heard: Heard, { about, entry }: Talk): Given | null {
  const isOfData = about === "data" || entry === "running.servers";
  if (isOfData && asks("thisChat", heard)) return entryAnswer([PRIVACY], heard);
  if (entry !== PRIVACY) return null;
  if (asks("kept", heard)) return entryAnswer(["people.keeping"], heard);
  return asks("erased", heard)
    ? { ...entryAnswer(["people.rights"], heard), template: composed[heard.locale].erased }
    : null;
}

const PRIVACY = "people.privacy";

function ofHostage(heard: Heard, { entry }: Talk): Given | null {
  return entry === HOSTAGE && asks("refused", heard)
    ? { ...entryAnswer([HOSTAGE], heard), template: composed[heard.locale].refused }
    : null;
}

const HOSTAGE = "features.hostage";

/** Whether a sentence of the message says what is wanted and asks what we offer for it. */
const asksForClients = ({ text }: Heard) =>
  text.split(/[.!?\n]+/).some((sentence) => isAbout("moreClients", plain(sentence)));
