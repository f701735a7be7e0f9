import type { Localized } from "#app/domain/language/locale";
import { typeset } from "#app/domain/language/typography";
import { jura } from "./jura";
import { lakeGeneva } from "./lake-geneva";
import { sarineAndAare } from "./sarine-and-aare";
import type { TownWords } from "./town-words";
import { valais } from "./valais";

/** The words of each town, by its English slug; each set when its page is first read. */
export const towns = new Map<string, Localized<TownWords>>(
  Object.entries({ ...lakeGeneva, ...valais, ...sarineAndAare, ...jura }).map(([slug, words]) => [
    slug,
    typeset(words),
  ]),
);
