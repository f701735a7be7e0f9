import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { type City, tintedKm } from "#app/domain/offers/cities";
import { francsInText } from "#app/domain/offers/money";
import { packages } from "#app/domain/offers/packages";
import type { SearchLanguage } from "./town-words";

/** The day on which the texts shared by all towns' pages last changed. */
export const lastChange = "2026-12-01";

const [near, far] = tintedKm;

/** The texts around those of a town. `{city}`, `{client}`, `{canton}` and `{time}` are replaced. */
interface TownPageWords {
  facts: {
    canton: string;
    train: string;
    language: string;
    trades: string;
    time: string;
    /** Instead of the travel time, in the town of our office. */
    office: string;
  };
  /** The description in search results; `{around}` is replaced by the places nearby. */
  description: string;
  speaks: Record<City["speaks"], string>;
  /** The opening map: its alternative text and its legend. */
  map: { text: string; heading: string; tints: string[]; square: string; caption: string };
  place: { title: string };
  /** `typed` names the language of a search, if that is not the page's. */
  searches: { title: string; first: string; typed: Record<SearchLanguage, string> };
  client: { title: string };
  /** `{near}` is replaced by the first of the places nearby. */
  packages: { title: string; text: string };
  /** `grid` is the name of the national grid. */
  near: { title: string; grid: string; towns: string; services: string };
  /** Beside the form, which asks about facts of this town. */
  contact: { message: string };
}

export const townPage: Localized<TownPageWords> = typeset({
  en: {
    facts: {
      canton: "Canton",
      train: "By train",
      office: "Our office",
      language: "Language",
      trades: "Main sectors",
      time: "about {time} from\u00A0Lausanne",
    },
    description: `SEO in and around {city}: {around}. Google profile, ten directories and a local page: ${francsInText(packages.local, "en")}, once.`,
    speaks: { french: "French", german: "German", both: "French and German" },
    map: {
      text: `Map of {city} and the land around it, tinted to ${near} and ${far} km as the crow flies: {around}.`,
      heading: "As the crow flies",
      tints: [`0–${near} km`, `${near}–${far} km`],
      square: "Town with a page here",
      caption: "© swisstopo, FSO",
    },
    place: { title: "Who searches in {city}" },
    searches: {
      title: "What people in\u00A0{city} type into Google",
      first: "What we do first in {city}",
      typed: { de: "Typed in German", en: "Typed in English", fr: "Typed in French" },
    },
    client: { title: "Invented review" },
    packages: {
      title: "One package for {city}",
      text: "Your Google Business Profile, ten directories, a way to ask for reviews, a page about {city} or a place like {near}.",
    },
    near: {
      title: "Around {city}",
      grid: "LV95",
      towns: "From {city}, as the crow flies",
      services: "Services",
    },
    contact: { message: "Message: what you do, and for whom" },
  },
  fr: {
    facts: {
      canton: "Canton",
      train: "En train",
      office: "Notre agence",
      language: "Langue",
      trades: "Secteurs",
      time: "à environ {time} de\u00A0Lausanne",
    },
    description: `SEO à {city} et alentours : {around}. Fiche Google, dix annuaires et une page : ${francsInText(packages.local, "fr")}, une fois.`,
    speaks: { french: "Français", german: "Allemand", both: "Français et allemand" },
    map: {
      text: `Carte des environs de {city}, teintés jusqu'à ${near} et ${far} km à vol d'oiseau : {around}.`,
      heading: "À vol d'oiseau",
      tints: [`0–${near} km`, `${near}–${far} km`],
      square: "Ville qui a sa page ici",
      caption: "© swisstopo, OFS",
    },
    place: { title: "Vos clients à {city}" },
    searches: {
      title: "Ce que l'on tape dans\u00A0Google à\u00A0{city}",
      first: "Par où commencer à {city}",
      typed: { de: "Tapé en allemand", en: "Tapé en anglais", fr: "Tapé en français" },
    },
    client: { title: "Avis inventé" },
    packages: {
      title: "Un forfait pour {city}",
      text: "Votre fiche Google, dix annuaires, un lien pour les avis, une page sur {city} ou sur une localité comme {near}.",
    },
    near: {
      title: "Autour de {city}",
      grid: "MN95",
      towns: "Depuis {city}, à vol d'oiseau",
      services: "Services",
    },
    contact: { message: "Message : ce que vous faites, et pour qui" },
  },
});

/** An example address of a company's site, in the language of the search. */
export const ownSites: Record<SearchLanguage, string> = {
  en: "your-company.example",
  fr: "votre-entreprise.example",
  de: "ihre-firma.example",
};
