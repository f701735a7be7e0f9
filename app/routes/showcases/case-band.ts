import { albumOf, comparedOf, phoneOf, plateOf, posterOf, topOf } from "#app/artwork/case-pictures";
import { type BandWords, bandWords, townBandWords } from "#app/content/cases/band-words";
import { caseLabels } from "#app/content/cases/case-labels";
import { caseWords, teaserOf } from "#app/content/cases/cases";
import type { Locale } from "#app/domain/language/locale";
import { unbroken, withTiedTitles } from "#app/domain/language/typography";
import { type CaseSlug, caseOfPage, caseOfTown, caseSlugs } from "#app/domain/offers/cases";
import { type City, cities } from "#app/domain/offers/cities";
import { siteContext } from "#app/routes/context";
import type { PageArgs } from "#app/routes/page-of";
import type { BandProps, Staging } from "#app/sections/showcases/case-band";
import type { Standing } from "#app/sections/showcases/case-strip";

/** A case with its pictures of the desktop and the phone, as other pages show it. */
export function plateWithWords(slug: CaseSlug, locale: Locale) {
  return { ...withTiedTitles(teaserOf(slug, locale)), plate: plateOf(slug), phone: phoneOf(slug) };
}

/** The announcement of a case on the page of the previous case. */
export function announcementOf(slug: CaseSlug, locale: Locale) {
  const { client, title, plate, phone } = plateWithWords(slug, locale);
  return { slug, client, title, plate, phone };
}

/** The pictures of a case for a look; an excerpt replaces the picture of the phone. */
function shownIn(
  look: Staging["look"],
  slug: CaseSlug,
  hasExcerpt: boolean,
): Pick<BandProps, "picture" | "narrow"> {
  if (look === "ticket") return { picture: null };
  if (look === "scene") return { picture: albumOf(slug).scene };
  if (look === "poster") return { picture: posterOf(slug) };
  if (look) return { picture: hasExcerpt ? null : phoneOf(slug) };
  return { picture: plateOf(slug), narrow: phoneOf(slug) };
}

/** A band about the case that matches a page, in the page's own words if it has some. */
function caseBand(slug: CaseSlug, locale: Locale, words: BandWords | undefined, staging: Staging): BandProps {
  const { alt: _alt, trade: _trade, figure, ...told } = withTiedTitles(teaserOf(slug, locale));
  const { see, cost, outside, time, sample } = unbroken(caseLabels[locale]);
  return {
    ...told,
    figure: { value: figure.value, unit: figure.unit },
    ...withTiedTitles(words ?? {}),
    outside: unbroken(caseWords[slug][locale].outside),
    labels: { see, cost, outside, time, sample },
    ...staging,
    ...shownIn(staging.look, slug, words?.excerpt !== undefined),
  };
}

/** The band on the page of a service or of the prices. */
export function caseBandOf(page: keyof typeof caseOfPage, { context }: PageArgs, staging: Staging) {
  const { locale } = context.get(siteContext);
  return caseBand(caseOfPage[page], locale, bandWords[locale][page], staging);
}

/** The same, with a picture of the client's old home page. */
export function caseBandBefore(page: keyof typeof caseOfPage, args: PageArgs, staging: Staging) {
  return { ...caseBandOf(page, args, staging), before: comparedOf(caseOfPage[page])?.before.narrow ?? null };
}

/**
 * The band on the page of a town. Several towns share a client, and each states another fact about it. What is not part
 * of a plan is left out.
 */
export function caseBandIn(city: City, locale: Locale) {
  const slug = caseOfTown(city);
  return { ...caseBand(slug, locale, townBandWords[locale][city.slug.en], stagingOf(city)), outside: null };
}

/** The looks of a town's band, without those in which another section shows the same client beside it. */
const stagings: Staging[] = [
  { look: "scene" },
  { look: "ticket" },
  { look: "mirrored", ground: "pale" },
  { look: "phone" },
  { look: "phone", ground: "pale" },
];

/** The look of a town's band: no two towns show the same client in the same look. */
export function stagingOf(city: City): Staging {
  const alike = cities.filter((each) => caseOfTown(each) === caseOfTown(city));
  return stagings[alike.indexOf(city) % stagings.length] ?? {};
}

/** Every case for the home page: client, figure and pictures. On a phone, a single case alternates with a pair. */
export function casesAtHome(locale: Locale) {
  return caseSlugs.map((slug, index) => {
    const { client, town, figure, plate, phone } = plateWithWords(slug, locale);
    const line = `${figure.value} ${figure.unit}`;
    const standing: Standing = index % 3 ? "paired" : "alone";
    const sizes = index ? "30rem" : "(width < 56rem) 92vw, (width < 100rem) 44vw, 61rem";
    const narrow = standing === "alone" ? topOf(slug) : phone;
    const shown = plate && { picture: plate, sizes, narrow };
    return { slug, client: `${client}, ${town}`, line, standing, shown };
  });
}
