import { phoneOf, plateOf } from "#app/artwork/case-pictures";
import { caseLabels } from "#app/content/cases/case-labels";
import { teaserOf } from "#app/content/cases/cases";
import type { Locale } from "#app/domain/language/locale";
import { type CaseSlug, caseSlugs } from "#app/domain/offers/cases";

/** A case with its plate on a desk and on a phone, as other pages show it. */
export function plateWithWords(slug: CaseSlug, locale: Locale) {
  return { ...teaserOf(slug, locale), plate: plateOf(slug), phone: phoneOf(slug) };
}

/** The case that stands beside what a page sells. */
export function caseBand(slug: CaseSlug, locale: Locale) {
  const { alt: _alt, trade: _trade, ...shown } = plateWithWords(slug, locale);
  const { see, cost, time, sample } = caseLabels[locale];
  return { ...shown, labels: { see, cost, time, sample } };
}

/** Every case as home lists it: its client, its number, its plate. */
export function casesAtHome(locale: Locale) {
  return caseSlugs.map((slug) => {
    const { client, town, figure, plate } = plateWithWords(slug, locale);
    return { slug, client: `${client}, ${town}`, line: `${figure.value} ${figure.unit}`, plate };
  });
}
