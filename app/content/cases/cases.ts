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

export const lastChange = "2026-12-01";

/** The texts of each case's page. */
export const caseWords: Record<CaseSlug, Localized<CaseWords>> = {
  "hotel-bellerive": hotelBellerive,
  "escaliers-duc": escaliersDuc,
  "camping-du-lac": campingDuLac,
  "boulangerie-kern": boulangerieKern,
  "physio-grand-pont": physioGrandPont,
  quarts,
};

/** A case as other pages show it: title, figure, price and duration. */
export interface CaseTeaser {
  slug: CaseSlug;
  client: string;
  town: string;
  trade: string;
  title: string;
  figure: CaseWords["figure"];
  cost: string;
  time: string;
  /** The alternative text of the picture. */
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
