import { composed, firstAnswers, subjectEntries } from "#app/content/assistant/composed";
import type { Talk } from "#app/domain/chat/talk";
import { FAINT, TRACE } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { isTalk } from "./catalogue";
import { choiceOf, type Given, told } from "./composition";
import { isOffered, MOST_CHOICES, nearOf } from "./guessed";

/** If the catalogue has no answer: what may be near, and a person to contact. */
export function unknown(heard: Heard, talk: Talk): Given {
  return (
    ofNothing(heard, talk) ??
    told(
      `${composed[heard.locale][sentenceFor(heard)]} ${composed[heard.locale].perhaps}`,
      "/contact",
      { about: null, offer: null },
      { next: "form", choices: choicesFor(heard, talk) },
    )
  );
}

/** For a word or two that ask for nothing. */
function ofNothing(heard: Heard, { about }: Talk): Given | null {
  const { tokens, isQuestion, whole, locale, length } = heard;
  const isNear = (whole[0]?.score ?? 0) >= (about === null ? FAINT : TRACE);
  const isNonsense = tokens.length < 3 && !isQuestion && !isNear;
  // “Yes”, with no subject before it.
  const isRemark = about === null && length < 3 && isTalk(whole[0]?.id ?? "");
  const isEmpty = tokens.length === 0 && about === null;
  return isNonsense || isEmpty || isRemark
    ? told(composed[locale].nothing, null, { about: null, offer: null })
    : null;
}

/** The sentence that nothing is known, for a price, a duration or anything else. */
function sentenceFor({ tokens }: Heard): "unknown" | "unknownPrice" | "unknownTime" {
  if (tokens.includes("price")) return "unknownPrice";
  return tokens.includes("delay") ? "unknownTime" : "unknown";
}

/** Buttons: near answers, then the usual one about the subject, then the most common ones. */
function choicesFor(heard: Heard, talk: Talk): string[] {
  const near = nearOf(heard)
    .filter(({ score }) => score >= TRACE)
    .slice(0, MOST_CHOICES);
  const page = talk.about ?? heard.read;
  const usual = page === null ? [] : [subjectEntries[page] ?? ""].filter(isOffered);
  const ids = [...new Set([...near.map(({ id }) => id), ...usual, ...firstAnswers])];
  return ids.slice(0, MOST_CHOICES).map((id) => choiceOf(id, heard.locale));
}
