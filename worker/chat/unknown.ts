import { composed, firstAnswers, subjectEntries } from "#app/content/assistant/composed";
import type { Talk } from "#app/domain/chat/talk";
import { FAINT, TRACE } from "#worker/chat/reading/find";
import type { Heard } from "#worker/chat/reading/understand";
import { choiceOf, entryAnswer, type Given, told } from "./composition";
import { isOffered, MOST_CHOICES, nearOf } from "./guessed";
import { judgedAnswer } from "./retrieved";

/** Where the catalogue has nothing: what may come near, and a person. */
export function unknown(heard: Heard, talk: Talk): Given {
  return (
    ofPercent(heard) ??
    ofNothing(heard, talk) ??
    ofSubject(heard) ??
    told(
      `${composed[heard.locale][sentenceFor(heard)]} ${composed[heard.locale].perhaps}`,
      "/contact",
      { about: null, offer: null },
      { next: "form", choices: choicesFor(heard, talk) },
    )
  );
}

/** “10 %?” asks for a discount. */
function ofPercent(heard: Heard): Given | null {
  const isLittle = heard.counts.some(({ of, value }) => of === "percent" && value <= 50);
  return heard.tokens.length < 4 && isLittle ? entryAnswer(["prices.discount"], heard) : null;
}

/** A word or two that ask for nothing; “10 am”, after “call me”, is a time. */
function ofNothing(heard: Heard, { about }: Talk): Given | null {
  const { tokens, isQuestion, isOfSelf, whole, locale } = heard;
  const isNear = (whole[0]?.score ?? 0) >= (about === null ? FAINT : TRACE);
  const isNonsense = tokens.length < 3 && !isQuestion && !isOfSelf && !isNear;
  if (isNonsense && (about === "booking" || about === "contact")) return entryAnswer(["people.book"], heard);
  const isEmpty = tokens.length === 0 && about === null;
  return isNonsense || isEmpty ? told(composed[locale].nothing, null, { about: null, offer: null }) : null;
}

/** The price of a subject that is named in a few words. */
function ofSubject(heard: Heard): Given | null {
  const { about, tokens } = heard;
  const id = about === null ? undefined : subjectEntries[about];
  return id !== undefined && tokens.includes("price") && tokens.length < 4 ? judgedAnswer([id], heard) : null;
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
