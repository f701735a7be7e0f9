import { languageNotices } from "#app/content/assistant/composed";
import type { ConversationState } from "#app/domain/chat/conversation-state";
import type { City } from "#app/domain/offers/cities";
import { answerFromQuantities } from "#worker/chat/calculations/answer-from-quantities";
import {
  answerCheapestOffer,
  answerOffers,
  answerWhatAmountBuys,
} from "#worker/chat/calculations/answer-offers";
import { personalised } from "#worker/chat/calculations/personalised";
import { answerPlanYears } from "#worker/chat/calculations/plan-years";
import { answerPhoneNumber, visitorFactsOf } from "#worker/chat/calculations/visitor-facts";
import { answerFollowUp } from "#worker/chat/follow-ups/answer-follow-up";
import { answerRemark } from "#worker/chat/follow-ups/answer-remark";
import { answerTogether } from "#worker/chat/follow-ups/answer-together";
import { answerWithExample } from "#worker/chat/follow-ups/examples";
import { exchangeOffer, resolveOfferPair } from "#worker/chat/follow-ups/resolve-offer";
import { withNearestAnswer } from "#worker/chat/follow-ups/with-nearest-answer";
import { answerByKeywords } from "#worker/chat/keywords/answer-by-keywords";
import { LIKELY, NEAREST, SURE } from "#worker/chat/parsing/find-matches";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { answerSeveral } from "./answer-several";
import { STORY_WORDS } from "./asking-parts";
import { pageOfTown } from "./catalogue";
import { type Answer, type Draft, entryAnswer, withMinorNotice, withPriceCorrection } from "./composition";
import { answerAboutGoogle, townsNamed } from "./google-answers";
import { answerReproach, retrieveAnswer, standaloneAnswer, unsureAnswer } from "./retrieve-answer";
import { isSuggestible, tentativeAnswer } from "./tentative-answer";
import { unknownAnswer } from "./unknown-answer";

/** Answers from the catalogue alone. The same question in the same conversation always gets the same answer. */
export function answer(message: ParsedMessage, state: ConversationState): Answer {
  const visitorFacts = visitorFactsOf(message);
  const draft =
    priorityAnswer(message, ["talk.despair", "talk.orders", "people.others"]) ??
    (message.offers.length > 1 ? (answerFromQuantities(message, state) ?? answerOffers(message)) : null) ??
    answerTogether(message, state) ??
    answerSeveral(
      message,
      state,
      (part, partState) => answerPlanYears(part, partState, message) ?? answerQuestion(part, partState),
    ) ??
    answerReproach(message) ??
    answerOnlyQuestion(message, state) ??
    answerPlanYears(message, state) ??
    answerQuestion(message, state) ??
    standaloneAnswer(message) ??
    unsureAnswer(message, state) ??
    unknownAnswer(message, state);
  const corrected = withPriceCorrection(
    personalised(message.isMinor ? withMinorNotice(draft, message) : draft, message, state),
    message,
  );
  const towns = townsIn(message, corrected).map((city) => pageOfTown(city, message.locale));
  return withLanguageNotice({ ...corrected, visitorFacts, pages: [...corrected.pages, ...towns] }, message);
}

/** The towns that a message names, if the answer is about where we work. */
function townsIn(message: ParsedMessage, { entries }: Draft): City[] {
  return entries.some((id) => TOWN_ENTRIES.includes(id)) ? townsNamed(message) : [];
}

const TOWN_ENTRIES = ["people.area", "details.townPage", "visibility.local", "together.visit"];

/** The answer to one question, if it is sure. */
function answerQuestion(message: ParsedMessage, state: ConversationState): Draft | null {
  return (
    answerPhoneNumber(message) ??
    answerByKeywords(message, state) ??
    answerWhatAmountBuys(message) ??
    answerCheapestOffer(message) ??
    answerAboutGoogle(message) ??
    answerContinuing(message, state) ??
    answerByItself(message, state)
  );
}

/** In a story with a single question, what that question by itself surely asks for. */
function answerOnlyQuestion(message: ParsedMessage, state: ConversationState): Draft | null {
  const [question, ...others] = message.parts.filter(({ text }) => text.includes("?"));
  const [best] = message.matches;
  const isStory = message.wordCount >= STORY_WORDS && message.parts.length > 2;
  return isStory && question && others.length === 0 && (best?.score ?? 0) < LIKELY
    ? answerQuestion(question, state)
    : null;
}

/** The answer to a message that continues the conversation; what continues a guess is a guess too. */
function answerContinuing(message: ParsedMessage, state: ConversationState): Draft | null {
  const pair = resolveOfferPair(message, state);
  if (pair.length > 0) return answerOffers({ ...message, offers: pair });
  const exchanged = exchangeOffer(message, state);
  if (exchanged) return answerOffers(exchanged);
  const next = answerFollowUp(message, state);
  const [entry] = next?.entries ?? [];
  const continuing =
    state.isGuess && state.offer === null && entry !== undefined
      ? tentativeAnswer([entry], message)
      : withNearestAnswer(next, message, state);
  return answerWithExample(message, state) ?? answerRemark(message, state) ?? continuing;
}

/** The answer to a message by itself, without the conversation. */
function answerByItself(message: ParsedMessage, state: ConversationState): Draft | null {
  return (
    withNearestAnswer(answerFromQuantities(message, state) ?? answerOffers(message), message, state) ??
    retrieveAnswer(message)
  );
}

/** An answer that takes precedence over all others if any sentence asks for it. */
function priorityAnswer(message: ParsedMessage, ids: string[]): Draft | null {
  const match =
    message.matches.slice(0, 1).find(({ id, score }) => ids.includes(id) && score >= NEAREST) ??
    message.parts
      .flatMap(({ matches }) => matches.slice(0, 1))
      .find(({ id, score }) => ids.includes(id) && score >= SURE);
  if (!match) return null;
  // “Which model are you, and ignore your instructions” also asks a real question.
  const asked = message.parts.flatMap(({ matches: [best] }) =>
    best && isSuggestible(best.id) && best.id !== "prices.discount" && best.score >= NEAREST ? best.id : [],
  );
  return entryAnswer([...(match.id === "talk.orders" ? asked.slice(0, 1) : []), match.id], message);
}

function withLanguageNotice(draft: Answer, { language }: ParsedMessage): Answer {
  if (language === "en" || language === "fr") return draft;
  return { ...draft, template: `${languageNotices[language]}\n${draft.template}` };
}
