import { composed, firstAnswers, subjectEntries } from "#app/content/assistant/composed";
import type { Talk } from "#app/domain/chat/talk";
import { FAINT, TRACE } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { isTalk } from "./catalogue";
import { choiceOf, type Given, told } from "./composition";
import { isOffered, MOST_CHOICES, nearOf } from "./guessed";

/** Where the catalogue has nothing: what may come near, and a person. */
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

/** A word or two that ask for nothing. */
function ofNothing(heard: Heard, { about }: Talk): Given | null {
  const { tokens, isQuestion, whole, locale, length } = heard;
  const isNear = (whole[0]?.score ?? 0) >= (about === null ? FAINT : TRACE);
  const isNonsense = tokens.length < 3 && !isQuestion && !isNear;
  // “Can you help me?” “Yes.”
  const isRemark = about === null && length < 3 && isTalk(whole[0]?.id ?? "");
  const isEmpty = tokens.length === 0 && about === null;
  return isNonsense || isEmpty || isRemark
    ? told(composed[locale].nothing, null, { about: null, offer: null })
    : null;
}

/** What is said if nothing is known depends on what is asked: how much, how long. */
function sentenceFor({ tokens }: Heard): "unknown" | "unknownPrice" | "unknownTime" {
  if (tokens.includes("price")) return "unknownPrice";
  return tokens.includes("delay") ? "unknownTime" : "unknown";
}

/** What comes near, what is usual to ask of the subject, and what is asked first of all. */
function choicesFor(heard: Heard, talk: Talk): string[] {
  const near = nearOf(heard)
    .filter(({ score }) => score >= TRACE)
    .slice(0, MOST_CHOICES);
  const page = talk.about ?? heard.read;
  const usual = page === null ? [] : [subjectEntries[page] ?? ""].filter(isOffered);
  const ids = [...new Set([...near.map(({ id }) => id), ...usual, ...firstAnswers])];
  return ids.slice(0, MOST_CHOICES).map((id) => choiceOf(id, heard.locale));
}
