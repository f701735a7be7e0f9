import type { IntroPage } from "#app/content/shared/page-content";
import { mapStrings } from "#app/domain/language/typography";
import { withValues } from "#app/domain/language/with-values";
import { type City, cityOf } from "#app/domain/offers/cities";
import { brand } from "#app/domain/site/brand";

/** What a page says where a city is known; each text names it as `{city}`. */
interface CityWords {
  inCity: { title: string; description: string; heading: string };
}

/** The town that `?location=` names; null where it names none of ours. */
export function locationOf(url: URL): City | null {
  return cityOf(url.searchParams.get("location"));
}

/**
 * A page's words for a town: its title, description and heading name it, and whatever else holds `{city}`.
 * Without one the page keeps its own head, and takes the studio's town for an example.
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
