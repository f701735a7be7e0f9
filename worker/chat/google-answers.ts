import { composed } from "#app/content/assistant/composed";
import { townIn } from "#app/content/towns/towns";
import { type City, cities } from "#app/domain/offers/cities";
import type { ParsedMessage } from "#worker/chat/parsing/parse-message";
import { normalize } from "#worker/chat/parsing/tokens";
import { pageOfTown } from "./catalogue";
import { composedAnswer, type Draft } from "./composition";

/** Answers about the price of a click, and about what people search for in a town. */
export function answerAboutGoogle(message: ParsedMessage): Draft | null {
  const { text, tokens, locale } = message;
  const normalized = normalize(text);
  const words = composed[locale];
  const isAboutAds = tokens.includes("ads") || /\bgoogle\b/.test(normalized);
  if (CLICK.test(normalized) && (OF_CLICKS.test(normalized) || (isAboutAds && tokens.includes("price"))))
    return composedAnswer(
      words.clickPrice,
      "/services/digital-marketing",
      { topic: "ads", offer: null },
      { entries: ["visibility.adsPrice"], next: "slot" },
    );
  const [town] = townsNamed(message);
  if (!town || !SEARCHED.test(normalized)) return null;
  const searches = townIn(town, locale).searches.map(({ text: each }) => words.under.replace("@", each));
  const listed = words.townSearches.replace("@", town.name[locale]).replace("#", searches.join(", "));
  return composedAnswer(
    `${listed} ${words.searched}`,
    pageOfTown(town, locale),
    { topic: "search", offer: null },
    { entries: ["visibility.local"], next: "slot" },
  );
}

/** Our towns that a message names. */
export function townsNamed({ text, locale }: ParsedMessage): City[] {
  const normalized = ` ${normalize(text)} `;
  return cities.filter(({ name }) => normalized.includes(` ${normalize(name[locale])} `));
}

/** “Click and collect” is a way to hand over goods. */
const CLICK = /\b(?:clics?|clicks?|cpc|ppc)\b(?!(?: (?:and|et|n))? collect)/;
const OF_CLICKS =
  /\b(?:cpc|ppc|(?:prix|cout|tarif) (?:du|d un|par|au) click?|(?:cost|price) (?:per|of a) click)\b/;

/** “Qu'est-ce qu'on cherche sur Google à Vevey ?”, but not “why do people not find us when they search?” */
const SEARCHED = new RegExp(
  [
    "(?:qu est|savoir|dire|dites moi) ce que? (?:\\w+ ){1,3}?@",
    "que @",
    "@ quoi",
    "what (?:\\w+ ){0,4}?(?:people|clients|customers|they) (?:search|type|look)",
  ]
    .map((asked) => `\\b${asked.replace("@", "(?:cherche|tape|recherche)(?:nt)?")}\\b.*\\bgoogle\\b`)
    .join("|"),
);
