/** A figure, a delay or a promise that a sentence makes. */
export interface Claim {
  /** Where it begins and ends in the sentence. */
  at: number;
  end: number;
  /** Value and unit, or the word itself: `… chf`, `… week`, `free domain`, `guaranteed`. */
  what: string;
  isMoney: boolean;
  /** Said as a beginning: “from”. */
  isFrom: boolean;
  /** What a price is for: `month`, `year`, `once`; null where nothing says it. */
  period: string | null;
  /** Said of payment by the year: beside a price, or else anywhere in the sentence. */
  isByYear: boolean;
}

type Groups = Record<string, string | undefined>;

type Reading = Partial<Claim> & { what: string };

/** Normalises a text for claim extraction: lower case, without accents, invisible characters or typographic spaces. */
export function flat(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replace(/[‘’`]/g, "'")
    .replace(/[‐-―−]/g, "-")
    .replace(/[^\S\n]+/g, " ");
}

const NUMBER = String.raw`(?:\d{1,3}(?:[ '.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)`;
const CURRENCY = `(?:(?:chf|sfr|fr|eur|euros?|usd|dollars?|gbp|francs?)(?![a-z])|[€$£])`;
const TO = String.raw`(?:\s*-\s*|\s+(?:to|a|and|et|or|ou)\s+)`;
const PERIOD = String.raw`(?:,? (?:paid |payee?s? )?(?<once>once|one-time|une fois)\b|(?: ?\/ ?|,? (?:an? |per |par |each |every |chaque ))(?<each>[a-z]+)|,? (?<adverb>monthly|mensuel\w*|yearly|annual\w*|annuel\w*))`;
const NUMERALS =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozens?|couple|zero|nil|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|huitante|octante|nonante|cents?|mille|dizaine|douzaine|quinzaine|vingtaine|trentaine|centaine";
const PROMISES =
  "(?:same|for the|at the|pour le|au|meme) (?:price|prix)|(?:quarter|third) of|(?:quart|tiers) d[eu]|huitaine|(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|guarant[a-z]*|garanti[a-z]*|refund[a-z]*|rembours[a-z]*|discount[a-z]*|rabais|remises?|promo[a-z]*|coupons?|vouchers?|half|moitie|twice|double|triple|cheap[a-z]*|(?:plus|moins) cher[a-z]*|(?:more|less) expensive|unlimited|illimite[a-z]*|gratis|complimentary|cadeaux?|gifts?|nothing|rien|(?:no|without|zero|any) (?:charge|cost|fee)s?|(?:sans|aucun|zero) (?:frais|couts?)|on the house|overnight|tomorrow|today|tonight|immediate[a-z]*|instant[a-z]*|same day|fortnight|within the hour|demain|aujourd'hui|ce soir|immediat[a-z]*|du jour au lendemain|le jour meme|dans (?:l'heure|la journee)";

const units: Record<string, string> = {
  h: "hour",
  heure: "hour",
  min: "minute",
  jour: "day",
  semaine: "week",
  mois: "month",
  an: "year",
  annee: "year",
  percent: "%",
  "pour cent": "%",
  pourcent: "%",
};

const periods: [RegExp, string][] = [
  [/^(?:once|one-time|une fois)/, "once"],
  [/^(?:month|mois$|mensuel)/, "month"],
  [/^(?:year|an$|annee|annual|annuel)/, "year"],
];

/** `1’200,50` as `1200.5`. */
function valueIn(number: string): string {
  return String(Number(number.replace(/[ '.,](?=\d{3}(?!\d))/g, "").replace(",", ".")));
}

const rangeOf = (first: string, last?: string) =>
  last ? `${valueIn(first)}-${valueIn(last)}` : valueIn(first);

const singular = (word: string) => (word.length > 3 && word !== "mois" ? word.replace(/s$/, "") : word);

/** The unit in the words after a figure: `business days` and `jours ouvrables` are the same. */
function unitOf(words: string): string {
  const time = words.replace(/(?:business|working) | (?:ouvrables?|ouvres?)$/, "");
  const unit = units[singular(time)] ?? singular(time);
  return time === words ? unit : `business ${unit}`;
}

function sumOf(text: string, groups: Groups): Reading {
  const { from, first, last, one, other, once, each, adverb } = groups;
  const said = once ?? adverb ?? each;
  const isForeign = /[€$£]|eur|usd|dollar|gbp/.test(text);
  return {
    what: `${rangeOf(first ?? one ?? "", last ?? other)} ${isForeign ? "foreign" : "chf"}`,
    isMoney: true,
    isFrom: from !== undefined,
    period: said ? (periods.find(([pattern]) => pattern.test(said))?.[1] ?? said) : null,
  };
}

/** The pattern of each kind of claim, in matching order: a text that one has matched is not matched again. */
const kinds: { pattern: RegExp; read: (text: string, groups: Groups) => Reading }[] = [
  {
    // Mail, hosts, phones.
    pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b|\+?\d(?:[ ./-]?\d){8,}/g,
    read: (text) => ({ what: text.replace(/[ ./-](?=\d)/g, "") }),
  },
  {
    pattern: /\b\d{1,2}(?::| ?h ?)\d{2}\b/g,
    read: (text) => ({ what: text.replace(/ ?h ?/, ":") }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<from>\b(?:from|starting at|des|a partir de) )?(?:${CURRENCY}\.? ?(?<first>${NUMBER})(?:${TO}(?<last>${NUMBER}))?|(?<one>${NUMBER})(?:${TO}(?<other>${NUMBER}))? ?(?:${CURRENCY}|\.-))${PERIOD}?`,
      "g",
    ),
    read: sumOf,
  },
  {
    pattern: new RegExp(
      String.raw`(?<first>${NUMBER})(?:${TO}(?<last>${NUMBER})|(?: ?\/ ?| (?:out )?of | sur )(?<of>${NUMBER}))?(?=(?: ?(?<sign>%)|[ -]?(?:free )?(?<unit>(?:business |working )?[a-z]+(?: (?:ouvrables?|ouvres?|cent)\b)?))?)`,
      "g",
    ),
    read: (_, { first = "", last, of, sign, unit = "" }) => ({
      what: of ? `${valueIn(first)} of ${valueIn(of)}` : `${rangeOf(first, last)} ${sign ?? unitOf(unit)}`,
    }),
  },
  {
    // A period of time, such as “a week”, but not the period of a rate.
    pattern:
      /(?<!(?:each|per|par|chaque) )\b(?:an?|one|une?) (?<word>minute|hour|heure|day|jour|week|semaine|month|mois|year|an|annee)\b/g,
    read: (_, { word = "" }) => ({ what: `1 ${unitOf(word)}` }),
  },
  {
    pattern: new RegExp(String.raw`\b(?<numeral>${NUMERALS})\b(?:[ -](?<word>[a-z]+))?`, "g"),
    read: (_, { numeral, word = "" }) => ({ what: `${numeral} ${unitOf(word)}` }),
  },
  {
    pattern: /(?:\b(?<before>[a-z]+) )?\b(?:free|gratuit[a-z]*|offert[a-z]*)\b(?: (?<after>[a-z]+))?/g,
    read: (text, { before, after }) => {
      const isEnglish = text.includes("free");
      return { what: `free ${singular((isEnglish ? (after ?? before) : before) ?? "")}` };
    },
  },
  { pattern: /\b(?:on request|sur demande|sur devis)\b/g, read: () => ({ what: "on request" }) },
  { pattern: new RegExp(String.raw`\b(?:${PROMISES})\b`, "g"), read: (text) => ({ what: text }) },
];

const yearly = /\b(?:yearly|annual\w*|annuel\w*|by the year|a l'annee|par an)\b/;

/** Every figure, delay and promise of a sentence that {@link flat} has prepared, in the order in which they stand. */
export function claimsIn(sentence: string): Claim[] {
  const found: Claim[] = [];
  let rest = sentence;
  for (const { pattern, read } of kinds) {
    for (const match of rest.matchAll(pattern)) {
      const [text] = match;
      found.push({
        at: match.index,
        end: match.index + text.length,
        isMoney: false,
        isFrom: false,
        period: null,
        isByYear: false,
        ...read(text, match.groups ?? {}),
      });
    }
    rest = rest.replace(pattern, (text) => "#".repeat(text.length));
  }
  found.sort((one, other) => one.at - other.at);
  return found.map((claim, index) => {
    const around = [
      sentence.slice(found[index - 1]?.end ?? 0, claim.at),
      sentence.slice(claim.end, found[index + 1]?.at),
    ];
    const said = claim.isMoney ? around : [rest];
    return { ...claim, isByYear: said.some((text) => yearly.test(text)) };
  });
}

/** The sentences of a text; a line ends one too. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+|\n+/).filter((sentence) => sentence.trim() !== "");
}

/** Whether what is known to be true makes a claim true. */
export function supports(fact: Claim, claim: Claim): boolean {
  return (
    fact.what === claim.what &&
    (claim.isFrom || !fact.isFrom) &&
    (claim.isByYear || !fact.isByYear) &&
    (claim.period === fact.period || (claim.period === null && fact.period === "once"))
  );
}
