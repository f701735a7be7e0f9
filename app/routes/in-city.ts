import type { IntroPage } from "#app/content/page-content";
import { type City, cityOf } from "#app/domain/cities";
import type { Localized } from "#app/domain/locale";

/** What a page says where a city is known; each text names it as `{city}`. */
interface CityWords {
  inCity: { title: string; description: string; heading: string };
}

/** The town that `?location=` names; null where it names none of ours. */
export function locationOf(url: URL): City | null {
  return cityOf(url.searchParams.get("location"));
}

/** A page's words for a town: its title, description and heading name it. */
export function inCity<Words extends IntroPage & CityWords>(
  content: Localized<Words>,
  city: City | null,
): Localized<Words> {
  return city ? { en: named(content.en, city.name.en), fr: named(content.fr, city.name.fr) } : content;
}

function named<Words extends IntroPage & CityWords>(words: Words, city: string): Words {
  const { title, description, heading } = words.inCity;
  const name = (text: string) => text.replaceAll("{city}", city);
  return {
    ...words,
    head: { title: name(title), description: name(description) },
    intro: { ...words.intro, title: name(heading) },
  };
}
