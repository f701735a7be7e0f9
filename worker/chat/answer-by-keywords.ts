import { composed, delayEntries, entriesByTopic, priceEntries } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import { numberOf } from "#app/domain/chat/facts";
import { answerCallbackRequest } from "#worker/chat/calculations/callbacks";
import { isAboutPlans } from "#worker/chat/follow-ups/resolve-offer";
import { PROBABLE, SURE } from "#worker/chat/parsing/find-matches";
import { asks, hasIntent, type KeywordIntent } from "#worker/chat/parsing/keyword-intents";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { namesOtherPlan } from "#worker/chat/parsing/plan-names";
import { hasOnlyTokens, normalize, TRADE } from "#worker/chat/parsing/tokens";
import { composedAnswer, type Draft, entryAnswer, firstAnswer, questionOf, type Rule } from "./composition";
import { answerDate, answerHoliday, answerOtherHoliday } from "./date-answers";
import { townsNamed } from "./google-answers";
import {
  answerPaidAtOnce,
  answerPriceRange,
  answerPriceWithBooking,
  answerSiteWithDesign,
} from "./price-answers";
import { unknownAnswer } from "./unknown-answer";

/** Answers that certain words decide, however near other answers are. */
export function answerByKeywords(message: ParsedMessage, state: ConversationState): Draft | null {
  if (message.wordCount > MAX_WORDS) return null;
  return firstAnswer(
    message.wordCount > SHORT_MESSAGE ? atAnyLength : [...atAnyLength, ...inShort],
    message,
    state,
  );
}

/** In a longer message, such words may be mentioned only in passing. */
const MAX_WORDS = 25;

/** With no more words than this, a message continues what was answered. */
const SHORT_MESSAGE = 12;

/** A rule: these answers whenever a message has the intent. */
const onIntent =
  (intent: KeywordIntent, ...ids: string[]): Rule =>
  (message) =>
    asks(intent, message) ? entryAnswer(ids, message) : null;

/** The same, but only if the classifier finds no probable answer. */
const onIntentUnlessNear =
  (intent: KeywordIntent, ...ids: string[]): Rule =>
  (message) =>
    !isNear(message) && asks(intent, message) ? entryAnswer(ids, message) : null;

/** A rule: a text of its own for an intent, with the pages and facts of an answer. */
const onIntentWithText =
  (
    intent: KeywordIntent,
    words: "leaveFee" | "eraseMine" | "moved" | "hostsUs" | "familiar",
    id: string,
  ): Rule =>
  (message) =>
    asks(intent, message)
      ? { ...entryAnswer([id], message), template: composed[message.locale][words] }
      : null;

/** A rule: repeats the last answer, if it was one of these and the message has only this intent. */
const repeatOnIntent =
  (intent: KeywordIntent, ...ids: string[]): Rule =>
  (message, { lastEntry }) =>
    lastEntry !== null && ids.includes(lastEntry) && asks(intent, message)
      ? entryAnswer([lastEntry], message)
      : null;

/** Whether the classifier finds some answer probable. */
const isNear = ({ matches: [best] }: ParsedMessage) =>
  best !== undefined && Math.max(best.score, best.ownScore) >= PROBABLE;

const atAnyLength: Rule[] = [
  (message) => (namesOtherPlan(message.text) ? entryAnswer(["billing.told"], message) : null),
  onIntent("handover", "matters.committee"),
  onIntent("threat", "people.complaint"),
  answerOfficialAddress,
  onIntentWithText("moved", "moved", "reach.renamed"),
  answerFault,
  answerHoliday,
  answerCompliance,
  onIntent("textsInLanguages", "conditions.texts", "conditions.languages"),
  answerCallbackRequest,
  answerDate,
  answerPriceAndTime,
  onIntent("uptime", "running.uptime"),
  onIntent("adsPrice", "visibility.adsPrice"),
  onIntentUnlessNear("liable", "features.faith"),
  onIntentUnlessNear("ordering", "features.ordering"),
  onIntentUnlessNear("ifDown", "features.watch"),
  onIntentUnlessNear("ownsAfter", "conditions.leaving"),
  onIntent("bookingBar", "cases.hotel"),
  answerPriceWithBooking,
  onIntent("healthData", "features.secureForm"),
  onIntentUnlessNear("withBooking", "websites.functions"),
  (message) =>
    !isNear(message) && asksForClients(message) ? entryAnswer(["matters.moreClients"], message) : null,
];

const inShort: Rule[] = [
  answerNoAgain,
  (message) =>
    asks("known", message) && townsNamed(message).length > 0 ? entryAnswer(["people.area"], message) : null,
  onIntent("self", "talk.self"),
  onIntent("downReaction", "features.watch"),
  onIntent("ifCancelled", "conditions.bound"),
  onIntent("renewed", "conditions.bound"),
  repeatOnIntent("yearlyToo", "conditions.bound", "conditions.cancel"),
  onIntent("priceRise", "details.later"),
  onIntent("moreToCome", "features.visitors"),
  onIntent("disputed", "people.account"),
  answerOnceOrMonthly,
  answerSiteWithDesign,
  answerPaidAtOnce,
  onIntent("offersNow", "prices.discount", "billing.limited"),
  (message) =>
    asks("messenger", message)
      ? entryAnswer(["people.phone"], message, composed[message.locale].noMessenger)
      : null,
  onIntentWithText("hostsUs", "hostsUs", "people.abroad"),
  answerPriceRange,
  onIntentWithText("familiar", "familiar", "talk.self"),
  onIntent("inParts", "prices.instalments"),
  onIntent("seoDoubt", "details.seoWorth", "reach.noEffect"),
  onIntent("sale", "prices.commerce"),
  onIntent("exceeded", "conditions.rollover"),
  onIntent("payUs", "prices.payment"),
  onIntent("since", "people.company"),
  onIntent("references", "dealings.speakClient"),
  onIntent("pester", "details.spam"),
  onIntent("pagesCounted", "billing.pageCount"),
  onIntent("freeMonths", "prices.yearly"),
  onIntent("penTest", "running.breach"),
  (message, state) => (asks("abTest", message) ? unknownAnswer(message, state) : null),
  answerContractPeriod,
  answerBusinessDays,
  onIntent("supportDays", "people.answer"),
  onIntent("bothLanguages", "conditions.languages"),
  answerWhichOffer,
  answerChangeOfPlan,
  answerCutOff,
  answerOtherHoliday,
  repeatOnIntent("otherDay", "people.hours"),
  repeatOnIntent("otherLanguage", "craft.tongues", "conditions.languages", "conditions.speaking"),
  onIntent("commission", "billing.commission"),
  repeatOnIntent("owned", "conditions.leaving"),
  repeatOnIntent("withoutIt", "cases.hotel", "cases.camping"),
  repeatOnIntent("fixIt", "websites.slow", "running.down", "running.otherHost", "running.hacked"),
  onIntent("certificate", "running.security"),
  onIntent("beforeLaunch", "billing.deposit"),
  onIntent("received", "people.answer"),
  onIntent("warranty", "features.faith"),
  onIntent("meetThere", "together.visit"),
  onIntent("thisSite", "details.ours"),
  onIntent("legalForm", "dealings.numbers"),
  onIntentWithText("leaveFee", "leaveFee", "conditions.leaving"),
  answerPriceOfLeaving,
  onIntentWithText("eraseMine", "eraseMine", "people.rights"),
  (message, { topic }) =>
    topic === null && message.topic === null && asks("allIn", message)
      ? entryAnswer(["prices.site"], message)
      : null,
  onIntent("whoAnswers", "together.samePerson"),
  onIntent("backlinks", "visibility.expert"),
  onIntentUnlessNear("clientsData", "dealings.processor"),
  answerTrial,
  (message, { topic }) =>
    topic === null && asks("free", message) ? entryAnswer(["billing.free"], message) : null,
  answerRankingLoss,
  answerSocialPrice,
  answerWeekend,
  answerChatData,
  answerWithheldDomain,
];

function answerOfficialAddress(message: ParsedMessage): Draft | null {
  if (!asks("official", message)) return null;
  return composedAnswer(
    composed[message.locale].official,
    "/contact",
    { topic: "contact", offer: null },
    { next: "form", choices: [questionOf("conditions.cancel", message.locale)] },
  );
}

/** If there is a second question, the one about the law may need another answer. */
function answerCompliance(message: ParsedMessage): Draft | null {
  const isOne = message.text.split("?").length <= 2;
  return isOne && asks("compliant", message) ? entryAnswer(["people.rights"], message) : null;
}

/** “It has been down for two days and nobody picks up”: the telephone, and what to do if it is not answered. */
function answerFault(message: ParsedMessage): Draft | null {
  if (!asks("stillDown", message)) return null;
  const { sorry, unanswered } = composed[message.locale];
  const down = entryAnswer(["running.down"], message);
  return { ...down, template: `${sorry} ${down.template} ${unanswered}` };
}

/** “A site for my bakery, how much and how long?” */
function answerPriceAndTime(message: ParsedMessage, state: ConversationState): Draft | null {
  const topic = message.topic ?? state.topic ?? message.pageTopic;
  // “A hotel with 60 rooms” has no price of its own.
  const isCounted =
    message.offers.length > 0 || message.quantities.some(({ countsOtherThings }) => !countsOtherThings);
  if (topic === null || isCounted || !asks("priceAndTime", message)) return null;
  const [price, delay] = [priceEntries[topic], delayEntries[topic]];
  return price && delay ? entryAnswer([price, delay], message) : null;
}

function answerOnceOrMonthly(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const isUnpriced = message.offers.length === 0 && message.quantities.length === 0;
  return isUnpriced && asks("onceOrMonthly", message) && isAboutPlans(message.topic ?? topic)
    ? entryAnswer(["billing.forever"], message)
    : null;
}

/** “What is meant by so many business days?” has an answer only for the number of days until the launch. */
function answerBusinessDays(message: ParsedMessage): Draft | null {
  const isAboutLaunch = message.quantities.some(({ value }) => value === numberOf("launch.days"));
  return isAboutLaunch && asks("businessDays", message) ? entryAnswer(["conditions.delay"], message) : null;
}

/** “And does that cost anything?”, after what is kept on leaving. */
function answerPriceOfLeaving(message: ParsedMessage, { lastEntry }: ConversationState): Draft | null {
  const { tokens, locale } = message;
  const isMeant =
    lastEntry === "conditions.leaving" && tokens.includes("price") && hasOnlyTokens(tokens, OF_ITS_PRICE);
  return isMeant ? { ...entryAnswer([lastEntry], message), template: composed[locale].leaveFee } : null;
}

const OF_ITS_PRICE = ["price", "what", "free", "anyth"];

/** Only for sites and their plans: other services have other contract periods. */
function answerContractPeriod(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  return isAboutPlans(message.topic ?? topic) && asks("lockedIn", message)
    ? entryAnswer(["conditions.bound"], message)
    : null;
}

function answerTrial(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  if (!asks("trial", message)) return null;
  return entryAnswer([(message.topic ?? topic) === "bot" ? "reach.botTrial" : "billing.free"], message);
}

/** Ranking losses are about a new site, if that is the topic of the conversation. */
function answerRankingLoss(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const isAboutSite = topic === "redesign" || topic === "site" || topic === "plans";
  return isAboutSite && asks("rankLost", message) ? entryAnswer(["websites.ranking"], message) : null;
}

function answerSocialPrice(message: ParsedMessage): Draft | null {
  return message.quantities.length === 0 && !isSure(message) && asks("socialPrice", message)
    ? entryAnswer(["visibility.social", "visibility.adsPrice"], message)
    : null;
}

const isSure = ({ matches: [best] }: ParsedMessage) => (best?.score ?? 0) >= SURE;

/** “And if it is a Sunday?” asks about our hours. */
function answerWeekend(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  if (!asks("weekend", message)) return null;
  if (topic === "emergency") return entryAnswer(["running.down"], message);
  return topic === "contact" || topic === "booking" || topic === "company"
    ? entryAnswer(["people.hours"], message)
    : null;
}

/** “Which one for a bakery?”, of a service that was talked about. */
function answerWhichOffer(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  const { tokens } = message;
  const isAsked = tokens.includes("which") && tokens.includes(TRADE) && hasOnlyTokens(tokens, OF_CHOICE);
  const entry = topic === null ? undefined : entriesByTopic["prices.which"]?.[topic];
  return isAsked && entry !== undefined ? entryAnswer([entry], message) : null;
}

const OF_CHOICE = [TRADE, ..."which what take need smaller recommend".split(" ")];

function answerChangeOfPlan(message: ParsedMessage, { topic }: ConversationState): Draft | null {
  return topic !== null && isAboutPlans(topic) && asks("changePlan", message)
    ? entryAnswer(["prices.upgrade"], message)
    : null;
}

/** “How long is it offline?”, when a site moves to us; not when it has failed. */
function answerCutOff(message: ParsedMessage, { history, topic }: ConversationState): Draft | null {
  const isMove =
    topic !== "emergency" &&
    (hasIntent("moving", normalize(`${history} ${message.text}`)) || topic === "hosting");
  return isMove && asks("cutOff", message)
    ? entryAnswer(["details.moving"], message, composed[message.locale].noCut)
    : null;
}

/** “No”, and “no” again: a person may know what the assistant does not. */
function answerNoAgain(message: ParsedMessage, { history }: ConversationState): Draft | null {
  return asks("no", message) && hasIntent("rejected", normalize(history))
    ? composedAnswer(
        composed[message.locale].noAgain,
        "/contact",
        { topic: null, offer: null },
        { entries: ["talk.misread"], next: "call" },
      )
    : null;
}

/** What happens to this conversation, once data was the topic. */
function answerChatData(message: ParsedMessage, { topic, lastEntry }: ConversationState): Draft | null {
  const isAboutData = topic === "data" || lastEntry === "running.servers";
  if (isAboutData && asks("thisChat", message)) return entryAnswer([PRIVACY], message);
  if (lastEntry !== PRIVACY) return null;
  if (asks("kept", message)) return entryAnswer(["people.keeping"], message);
  return asks("erased", message)
    ? { ...entryAnswer(["people.rights"], message), template: composed[message.locale].erased }
    : null;
}

const PRIVACY = "people.privacy";

function answerWithheldDomain(message: ParsedMessage, { lastEntry }: ConversationState): Draft | null {
  return lastEntry === WITHHELD_DOMAIN && asks("refused", message)
    ? { ...entryAnswer([WITHHELD_DOMAIN], message), template: composed[message.locale].refused }
    : null;
}

const WITHHELD_DOMAIN = "features.hostage";

/** Whether a sentence of the message says what is wanted and asks what we offer for it. */
const asksForClients = ({ text }: ParsedMessage) =>
  text.split(/[.!?\n]+/).some((sentence) => hasIntent("moreClients", normalize(sentence)));
