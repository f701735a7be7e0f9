import { phoneticSpellings } from "#app/content/assistant/phonetic-spellings";

/** Spelling errors that the neighbouring words reveal: “250 par moi”, “on peu fair”, “un cite internet”. */
const BESIDE: [RegExp, string][] = [
  [/\bpar moi\b(?!-)/giu, "par mois"],
  [/\bap(?= \d)/giu, "après"],
  [
    /(?<=\b(?:je|on|tu|il|elle|ça|sa|jeu) )peu(?= (?:se|me|nous|vous) | \p{L}+(?:er|ir|re|air|é|r)(?!\p{L}))/giu,
    "peut",
  ],
  [/(?<=\b(?:peut|peux|pouvez|veux|veut|voudrais|vais|faut|se|me) \p{L}{2,})é(?!\p{L})/giu, "er"],
  [/\bjeu(?= (?:fais|fait|veux|voudrais|peux|peut|suis)\b)/giu, "je"],
  [/\bsa(?= (?:coûte|coute|fait|marche|prend|va)\b)/giu, "ça"],
  [/\bg(?= (?:une?|des|pas|besoin|deja|déjà|mon|ma|mes)\b)/giu, "j'ai"],
  [/\bcite(?= (?:internet|web)\b)/giu, "site"],
  [/\bo(?= téléphone\b)/giu, "au"],
  [/\bvous? fete\b/giu, "vous faites"],
];

/** Corrects a French text, as far as single words and their neighbours allow. */
export function correctSpelling(text: string): string {
  const words = text.replace(/\p{L}+/gu, (word) => phoneticSpellings.get(word.toLowerCase()) ?? word);
  return BESIDE.reduce((result, [pattern, by]) => result.replace(pattern, by), words);
}
