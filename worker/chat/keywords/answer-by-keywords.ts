import type { ConversationState } from "#app/domain/chat/conversation-state";
import { answerCallbackRequest } from "#worker/chat/calculations/callbacks";
import { type Draft, entryAnswer, firstAnswer, type Rule } from "#worker/chat/composition";
import { LIKELY } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { namesOtherPlan } from "#worker/chat/parsing/plan-names";
import { unknownAnswer } from "#worker/chat/unknown-answer";
import { answerAboutAudit, answerFaster, answerWhyLong } from "./audit-answers";
import {
  answerChatPrice,
  answerKnownTown,
  answerMessenger,
  answerNoAgain,
  answerOfficialAddress,
} from "./contact-answers";
import { answerChatData, answerCompliance } from "./data-answers";
import {
  answerBusinessDays,
  answerDate,
  answerHoliday,
  answerOtherHoliday,
  answerWeekend,
} from "./day-answers";
import { answerCutOff, answerFault, answerLateHour, answerRepairTime, answerWhatNow } from "./fault-answers";
import { asks } from "./keyword-intents";
import {
  after,
  beforeAnyTopic,
  onIntent,
  onIntentWithSentence,
  repeatOnIntent,
  unlessNear,
} from "./on-intent";
import {
  answerAllIn,
  answerAllInYearly,
  answerPaidAtOnce,
  answerPercent,
  answerPriceAndTime,
  answerPriceRange,
  answerPriceRemark,
  answerPriceWithBooking,
  answerSiteWithDesign,
  answerSocialPrice,
  answerWhetherFree,
  answerWhichOffer,
} from "./price-answers";
import {
  answerAboutService,
  answerBotLanguage,
  answerLogoIncluded,
  answerMoreClients,
  answerOpening,
  answerRankingLoss,
  answerSeoResults,
  answerUseOfLogo,
} from "./site-answers";
import {
  answerChangeOfPlan,
  answerContractPeriod,
  answerOnceOrMonthly,
  answerPlanPart,
  answerPriceOfLeaving,
  answerTrial,
} from "./term-answers";

/** The answer that certain words decide, however near other answers are. Of several rules, the first one answers. */
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

/** Rules for any message that is not too long. */
const atAnyLength: Rule[] = [
  (message) => (namesOtherPlan(message.text) ? entryAnswer(["billing.told"], message) : null),
  onIntent("handover", "matters.committee"),
  onIntent("threat", "people.complaint"),
  answerOfficialAddress,
  onIntentWithSentence("moved", "moved", "reach.renamed"),
  answerFault,
  answerHoliday,
  answerCompliance,
  onIntent("textsInLanguages", "conditions.texts", "conditions.languages"),
  answerCallbackRequest,
  answerDate,
  answerPriceAndTime,
  onIntent("uptime", "running.uptime"),
  onIntent("adsPrice", "visibility.adsPrice"),
  unlessNear(onIntent("liable", "features.faith")),
  unlessNear(onIntent("ordering", "features.ordering")),
  unlessNear(onIntent("ifDown", "features.watch")),
  unlessNear(onIntent("ownsAfter", "conditions.leaving")),
  onIntent("bookingBar", "cases.hotel"),
  answerPriceWithBooking,
  onIntent("healthData", "features.secureForm"),
  onIntent("ourSecret", "details.secrecy"),
  unlessNear(onIntent("clientSecret", "features.secureForm"), LIKELY),
  onIntent("meet", "together.visit"),
  unlessNear(onIntent("withBooking", "websites.functions")),
  unlessNear(onIntent("sellOnline", "prices.commerce")),
  unlessNear(answerMoreClients),
];

/** Rules for short messages alone, after those for all. */
const inShort: Rule[] = [
  answerNoAgain,
  answerLateHour,
  answerRepairTime,
  answerWhatNow,
  answerPriceRemark,
  answerAboutAudit,
  answerWhyLong,
  answerFaster,
  onIntent("inCharge", "together.boss"),
  answerAboutService,
  answerOpening,
  answerPlanPart,
  answerWhetherFree,
  answerPercent,
  answerSeoResults,
  answerBotLanguage,
  answerKnownTown,
  onIntent("self", "talk.self"),
  answerChatPrice,
  onIntent("likeYou", "craft.thisBot"),
  onIntent("favour", "talk.elsewhere"),
  answerLogoIncluded,
  answerUseOfLogo,
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
  answerMessenger,
  onIntentWithSentence("hostsUs", "hostsUs", "people.abroad"),
  answerPriceRange,
  onIntentWithSentence("familiar", "familiar", "talk.self"),
  onIntent("inParts", "prices.instalments"),
  onIntent("seoDoubt", "details.seoWorth", "reach.noEffect"),
  onIntent("sale", "prices.commerce"),
  onIntent("exceeded", "conditions.rollover"),
  onIntent("payUs", "prices.payment"),
  onIntent("since", "people.company"),
  onIntent("references", "dealings.speakClient"),
  onIntent("pester", "details.spam"),
  onIntent("pagesCounted", "billing.pageCount"),
  onIntent("aboutVat", "prices.vat"),
  onIntent("whyCheap", "billing.market"),
  unlessNear(onIntent("siteInLanguage", "conditions.languages"), LIKELY),
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
  onIntentWithSentence("leaveFee", "leaveFee", "conditions.leaving"),
  after("conditions.leaving", answerPriceOfLeaving),
  onIntentWithSentence("eraseMine", "eraseMine", "people.rights"),
  beforeAnyTopic(answerAllIn),
  answerAllInYearly,
  onIntent("whoAnswers", "together.samePerson"),
  onIntent("backlinks", "visibility.expert"),
  unlessNear(onIntent("clientsData", "dealings.processor")),
  answerTrial,
  beforeAnyTopic(onIntent("free", "billing.free")),
  answerRankingLoss,
  answerSocialPrice,
  answerWeekend,
  answerChatData,
  after("features.hostage", onIntentWithSentence("refused", "refused", "features.hostage")),
];
