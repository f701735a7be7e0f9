import { isAlone } from "#app/artwork/town-sheets";
import { pricing } from "#app/content/pages/pricing";
import { seoVisibility } from "#app/content/services/seo-visibility";
import { pageNames } from "#app/content/shared/page-names";
import { ownSites, townPage } from "#app/content/towns/town-page";
import { clientNear, townIn } from "#app/content/towns/towns";
import type { Locale } from "#app/domain/language/locale";
import { mapStrings } from "#app/domain/language/typography";
import { withValues } from "#app/domain/language/with-values";
import { type City, cantonOf, distanceOf, nearestTo, townAddress } from "#app/domain/offers/cities";
import { grouped } from "#app/domain/offers/money";
import { hoursAndMinutes } from "#app/domain/offers/uptime";
import { brand } from "#app/domain/site/brand";
import { inCity } from "./in-city";

const services = [
  "/services/seo-visibility",
  "/services/website-design-development",
  "/pricing",
  "/showcases",
] as const;

/** A link to the page of a town, with its name. */
export function townLink(city: City, locale: Locale) {
  return { label: city.name[locale], to: townAddress(city)[locale] };
}

/** A coordinate of the Swiss grid, formatted in metres as on the maps, in both languages: 2’553’400. */
const inMetres = (km: number) => grouped(km * 1000, "’");

/** The page of a town: the texts of the search page with the town's own facts. */
export function townPageOf(city: City, locale: Locale) {
  const name = city.name[locale];
  const { head, search, contact, intro: ofSearch } = inCity(seoVisibility[locale], name);
  const { also: _, ...intro } = ofSearch;
  const town = townIn(city, locale);
  const time = hoursAndMinutes(city.trainMinutes ?? 0);
  const ofCity = /^[AEIOUY]/.test(name) ? `d’${name}` : `de\u00A0${name}`;
  const fill = (text: string) => withValues(text.replaceAll("de {city}", ofCity), { city: name, time });
  const labels = mapStrings(townPage[locale], fill);
  const { facts } = labels;
  const { packages } = pricing[locale];
  const [near = name] = town.around.split(/, | (?:et|and) /);
  const { text: query, lang } = town.query;
  const [own, ...rivals] = town.found;
  return {
    head: { ...head, description: withValues(labels.description, { around: town.around }) },
    intro: {
      ...intro,
      lead: town.lead,
      facts: [
        { term: facts.canton, detail: cantonOf(city, locale) },
        city.trainMinutes === null
          ? { term: facts.office, detail: brand.address.street }
          : { term: facts.train, detail: facts.time },
        { term: facts.language, detail: labels.speaks[city.speaks] },
        { term: facts.trades, detail: town.trades },
      ],
      map: {
        ...labels.map,
        text: withValues(labels.map.text, { around: town.around }),
        square: isAlone(city) ? undefined : labels.map.square,
      },
    },
    town: {
      place: { ...labels.place, paragraphs: town.place },
      search: {
        ...search,
        query,
        foreign: lang === locale ? undefined : { lang, note: labels.searches.typed[lang] },
        results: [{ site: ownSites[lang], ...own }, ...rivals].map((result) => ({ lang, ...result })),
      },
      searches: {
        title: labels.searches.title,
        // The first one is already in the search field above.
        queries: town.searches.slice(1),
        first: { title: labels.searches.first, paragraphs: [town.first, town.example] },
      },
      client: { ...labels.client, review: clientNear(city, locale) },
      near: { ...nearOf(city, locale, labels.near), around: `${town.around}.` },
    },
    packages: {
      title: labels.packages.title,
      // Local SEO is the last row.
      rows: packages.rows
        .slice(-1)
        .map((row) => ({ ...row, text: withValues(labels.packages.text, { near }) })),
      all: packages.all,
    },
    contact: { ...contact, ...labels.contact, lead: town.ask },
  };
}

/** The town's coordinates, the nearest towns, and our other services. */
function nearOf(city: City, locale: Locale, labels: (typeof townPage)[Locale]["near"]) {
  return {
    title: labels.title,
    grid: `${labels.grid} ${[city.east, city.north].map(inMetres).join(" / ")}`,
    towns: {
      title: labels.towns,
      links: nearestTo(city).map((each) => ({
        ...townLink(each, locale),
        km: Math.round(distanceOf(city, each)),
      })),
    },
    services: {
      title: labels.services,
      links: services.map((to) => ({ label: pageNames[locale][to], to })),
    },
  };
}
