import type { Locale, Localized } from "#app/domain/language/locale";
import { type CaseSlug, cases } from "#app/domain/offers/cases";
import { boulangerieKern } from "./boulangerie-kern";
import { campingDuLac } from "./camping-du-lac";
import { costOf, durationOf } from "./case-labels";
import type { CaseWords } from "./case-words";
import { escaliersDuc } from "./escaliers-duc";
import { hotelBellerive } from "./hotel-bellerive";
import { physioGrandPont } from "./physio-grand-pont";
import { quarts } from "./quarts";

export const lastChange = "2026-11-30";

/** What the page of each case says. */
export const caseWords: Record<CaseSlug, Localized<CaseWords>> = {
  "hotel-bellerive": hotelBellerive,
  "escaliers-duc": escaliersDuc,
  "camping-du-lac": campingDuLac,
  "boulangerie-kern": boulangerieKern,
  "physio-grand-pont": physioGrandPont,
  quarts,
};

/** A case as the rest of the site shows it: a plate with its line, its number, its cost and its duration. */
export interface CaseTeaser {
  slug: CaseSlug;
  client: string;
  town: string;
  trade: string;
  title: string;
  figure: CaseWords["figure"];
  cost: string;
  time: string;
  /** For those who cannot see the picture. */
  alt: string;
}

export function teaserOf(slug: CaseSlug, locale: Locale): CaseTeaser {
  const { trade, title, figure, pictures } = caseWords[slug][locale];
  const { client, town } = cases[slug];
  return {
    slug,
    client,
    town,
    trade,
    title,
    figure,
    cost: costOf(slug, locale),
    time: durationOf(slug, locale).time,
    alt: pictures.home,
  };
}
