import type { Locale } from "#app/domain/language/locale";

/** Lower case, without accents, punctuation or doubled spaces: `L’hébergement ?` is `l hebergement`. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("œ", "oe")
    .replace(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();
}

/** How many letters must be added, dropped, changed or swapped to make one word of another, as far as `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let at = 1; at <= one.length; at++) {
    const above = rows[at - 1] ?? [];
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      let least = Math.min((above[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1, (above[to - 1] ?? 0) + same);
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwapped) least = Math.min(least, (rows[at - 2]?.[to - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? most + 1;
}

/** The text with each unknown word replaced by the known one that it was most likely meant to be. */
export function corrected(text: string, known: ReadonlySet<string>): string {
  const candidates = [...known].filter((word) => word.length >= 4);
  return text
    .split(" ")
    .map((word) => {
      if (known.has(word) || word.length < 5 || /\d/.test(word)) return word;
      const most = word.length < 8 ? 1 : 2;
      const near = candidates
        .map((each) => ({ each, away: distance(word, each, most) }))
        .filter(({ away }) => away <= most)
        .sort((one, other) => one.away - other.away);
      return near[0]?.each ?? word;
    })
    .join(" ");
}

const small: Record<Locale, Set<string>> = {
  en: new Set(
    "the is are and or on at by from with your our we us be it that this then a an once of how much what do does you your a an of for my i in to can we which when where who if it and with please would like price cost hello paid month year".split(
      " ",
    ),
  ),
  fr: new Set(
    "le la les un une nous notre nos se ce sur par mois payes fois an annee facture sont en des du de est sont combien quel quelle quels quelles pour vous votre vos je j mon ma mes dans et ou avec que qui comment prix cout coute avez etes il elle bonjour d l au aux a".split(
      " ",
    ),
  ),
};

/** The language that a text is written in, by its small words; the page's where it has none, or as many of both. */
export function languageOf(text: string, page: Locale): Locale {
  const words = text.split(" ");
  const count = (locale: Locale) => words.filter((word) => small[locale].has(word)).length;
  const [english, french] = [count("en"), count("fr")];
  if (english === french) return page;
  return english > french ? "en" : "fr";
}

/** Small words of the languages around us that are words of neither of ours. */
const foreign = new Set(
  "und der das ist nicht wir sie fur mit ein eine von zu auf ihre unsere il di che per con una sono non gli della el los las por para es son nuestro nossa nao".split(
    " ",
  ),
);

/** Words from which a text shows its language. */
const TELLING = 12;

/** Whether a text is written in a language, and in no other. */
export function isWrittenIn(locale: Locale, text: string): boolean {
  const words = plain(text).split(" ");
  const count = (set: Set<string>) => words.filter((word) => set.has(word)).length;
  const others = count(small[locale === "en" ? "fr" : "en"]) + count(foreign);
  const own = count(small[locale]);
  return words.length < TELLING ? own >= others : own > others && own * 10 >= words.length;
}
