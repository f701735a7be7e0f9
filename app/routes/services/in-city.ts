import type { IntroPage } from "#app/content/shared/page-content";
import { mapStrings } from "#app/domain/language/typography";
import { withValues } from "#app/domain/language/with-values";
import { type City, cityOf } from "#app/domain/offers/cities";
import { brand } from "#app/domain/site/brand";

/** Texts for a page about a town; each names it as `{city}`. */
interface CityWords {
  inCity: { title: string; description: string; heading: string };
}

/** The town in `?location=`; null if it is none of ours. */
export function locationOf(url: URL): City | null {
  return cityOf(url.searchParams.get("location"));
}

/**
 * The texts of a page for a town: title, description and heading name it, and `{city}` is replaced everywhere. Without
 * a town, the page keeps its own head, and `{city}` is the agency's town.
 */
export function inCity<Words extends IntroPage & CityWords>(
  { inCity: { title, description, heading }, ...words }: Words,
  city: string | undefined,
) {
  const told = city
    ? { ...words, head: { title, description }, intro: { ...words.intro, title: heading } }
    : words;
  return mapStrings(told, (text) => withValues(text, { city: city ?? brand.address.city }));
}
