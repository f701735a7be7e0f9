import { composed } from "#app/content/assistant/composed";
import { townIn } from "#app/content/towns/towns";
import { cities } from "#app/domain/offers/cities";
import type { Heard } from "#worker/chat/reading/understand";
import { plain } from "#worker/chat/reading/words";
import { pageOfTown } from "./catalogue";
import { type Given, told } from "./composition";

/** What a click costs, and what is searched for in a town. */
export function onGoogle({ text, tokens, locale }: Heard): Given | null {
  const said = plain(text);
  const words = composed[locale];
  const isPrice = tokens.includes("price") || OF_CLICKS.test(said);
  if (CLICK.test(said) && isPrice)
    return told(
      words.clickPrice,
      "/services/digital-marketing",
      { about: "ads", offer: null },
      { entries: ["visibility.adsPrice"], next: "slot" },
    );
  const town = cities.find(({ name }) => ` ${said} `.includes(` ${plain(name[locale])} `));
  if (!town || !SEARCHED.test(said)) return null;
  const searches = townIn(town, locale).searches.map(({ text: each }) => words.under.replace("@", each));
  const listed = words.townSearches.replace("@", town.name[locale]).replace("#", searches.join(", "));
  return told(
    `${listed} ${words.searched}`,
    pageOfTown(town, locale),
    { about: "search", offer: null },
    { entries: ["visibility.local"], next: "slot" },
  );
}

const CLICK = /\b(?:clics?|clicks?|cpc|ppc)\b/;
const OF_CLICKS =
  /\b(?:cpc|ppc|(?:prix|cout|tarif) (?:du|d un|par|au) clic|(?:cost|price) (?:per|of a) click)\b/;

/** “Qu'est-ce qu'on cherche sur Google à Vevey ?” */
const SEARCHED =
  /\b(?:qu est ce (?:qu on|que l on|que les gens)|que|quoi|ils|gens|on) (?:cherche(?:nt)?|tapent?|recherche(?:nt)?)\b.*\bgoogle\b|\b(?:people|clients|customers|they) (?:search|type|look)\b.*\bgoogle\b/;
