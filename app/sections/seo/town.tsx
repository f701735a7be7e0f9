import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import type { Review } from "#app/content/shared/reviews";
import type { City } from "#app/domain/offers/cities";
import { Testimonials } from "#app/sections/proof/testimonials";
import { Section } from "#app/ui/section";
import styles from "./town.module.css";
import { TownLinks } from "./town-links";
import { TownMap } from "./town-map";

interface TownProps {
  place: { title: string; map: string; paragraphs: string[] };
  searches: {
    title: string;
    queries: string[];
    first: { title: string; paragraphs: string[] };
  };
  client: { title: string; review: Review | undefined };
  near: {
    title: string;
    around: string;
    links: SiteLinkWords[];
  };
  city: City;
  nearest: City[];
  cities: City[];
  ours: City | null;
}

/** What is true of one town: the place and its map, what is searched there, a client, and the towns around. */
export function Town({ place, searches, client, near, city, nearest, cities, ours }: TownProps) {
  return (
    <>
      <Section title={place.title}>
        <div className={styles.place}>
          <div className={styles.text}>
            {place.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <TownMap city={city} near={nearest} all={cities} from={ours} description={place.map} />
        </div>
      </Section>
      <Section title={searches.title} ground="snow">
        <div className={styles.searches}>
          <ul className={styles.queries}>
            {searches.queries.map((query) => (
              <li key={query}>{query}</li>
            ))}
          </ul>
          <div className={styles.text}>
            <h3>{searches.first.title}</h3>
            {searches.first.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      {client.review && (
        <Testimonials title={client.title} items={[voiceOf(client.review)]} ground="glacier" shore="delta" />
      )}
      <Section title={near.title} look="beside">
        <div className={styles.near}>
          <p>{near.around}</p>
          <TownLinks links={near.links} />
        </div>
      </Section>
    </>
  );
}

/** A review as a testimonial: whoever speaks, and from where. */
function voiceOf({ quote, name, source }: Review) {
  const [who = name, ...where] = name.split(", ");
  return { quote, name: who, role: where.join(", "), source };
}
