import type { Localized } from "#app/domain/language/locale";
import type { cantons } from "#app/domain/offers/claims";

interface Region {
  /** The spellings that people use, without accents. */
  pattern: RegExp;
  name: Localized<string>;
}

const region = (pattern: RegExp, en: string, fr = en): Region => ({ pattern, name: { en, fr } });

/** One of the cantons that we work in, by the name that it has elsewhere. */
const canton = (pattern: RegExp, en: (typeof cantons.en)[number], fr: string = en) => region(pattern, en, fr);

/** The cantons that we work in, named as at the beginning of a sentence. */
export const ourRegions: Region[] = [
  canton(/\bgeneve\b|\bgeneva\b/, "Geneva", "Genève"),
  canton(/\bvaud\b|\bvaudois\w*\b/, "Vaud"),
  canton(/\bneuchatel\b|\bneuchatelois\w*\b/, "Neuchâtel"),
  canton(/\bjura\b|\bjurassien\w*\b/, "Jura", "Le Jura"),
  canton(/\bfribourg\b|\bfribourgeois\w*\b/, "Fribourg"),
  canton(/\bvalais\b|\bvalaisan\w*\b|\bwallis\b/, "Valais", "Le Valais"),
  canton(/\bberne?\b|\bbernois\w*\b/, "Bern", "Berne"),
];

/** The other places that people ask about most. */
export const otherRegions: Region[] = [
  region(/\bzurich\b/, "Zurich"),
  region(/\btessin\b|\bticino\b/, "Ticino", "Le Tessin"),
  region(/\blugano\b/, "Lugano"),
  region(/\bbale\b|\bbasel\b/, "Basel", "Bâle"),
  region(/\blucerne\b|\bluzern\b/, "Lucerne"),
  region(/\bsaint gall\b|\bst gall\b|\bst gallen\b/, "St Gallen", "Saint-Gall"),
  region(/\bargovie\b|\baargau\b/, "Aargau", "L'Argovie"),
  region(/\bsoleure\b|\bsolothurn\b/, "Solothurn", "Soleure"),
  region(/\bgrisons\b|\bgraubunden\b/, "Graubünden", "Le canton des Grisons"),
  region(/\bzoug\b|\bzug\b/, "Zug", "Zoug"),
  region(/\bschwyz\b/, "Schwyz"),
  region(/\bannecy\b/, "Annecy"),
  region(/\bthonon\b/, "Thonon"),
  region(/\bpontarlier\b/, "Pontarlier"),
  region(/\blyon\b/, "Lyon"),
  region(/\bparis\b/, "Paris"),
  region(/\bfrance\b/, "France", "La France"),
  region(/\bitalie\b|\bitaly\b/, "Italy", "L'Italie"),
  region(/\ballemagne\b|\bgermany\b/, "Germany", "L'Allemagne"),
  region(/\bbelgique\b|\bbelgium\b/, "Belgium", "La Belgique"),
  region(/\bliechtenstein\b/, "Liechtenstein", "Le Liechtenstein"),
];
