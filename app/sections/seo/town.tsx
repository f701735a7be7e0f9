import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import type { Review } from "#app/content/shared/reviews";
import type { City } from "#app/domain/offers/cities";
import { Testimonial } from "#app/sections/proof/testimonials";
import { Section } from "#app/ui/section";
import styles from "./town.module.css";
import { TownLinks } from "./town-links";
import { TownMap } from "./town-map";

interface TownProps {
  place: { sheet: string; title: string; map: string; paragraphs: string[] };
  searches: {
    sheet: string;
    title: string;
    queries: string[];
    first: { title: string; paragraphs: string[] };
  };
  client: { sheet: string; title: string; review: Review | undefined };
  near: {
    sheet: string;
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
      <Section sheet={place.sheet} title={place.title}>
        <div className={styles.place}>
          <div className={styles.text}>
            {place.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <TownMap city={city} near={nearest} all={cities} from={ours} description={place.map} />
        </div>
      </Section>
      <Section sheet={searches.sheet} title={searches.title} ground="snow">
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
        <Section sheet={client.sheet} title={client.title}>
          <div className={styles.client}>
            <ClientQuote {...client.review} />
          </div>
        </Section>
      )}
      <Section sheet={near.sheet} title={near.title} ground="snow">
        <div className={styles.near}>
          <p>{near.around}</p>
          <TownLinks links={near.links} />
        </div>
      </Section>
    </>
  );
}

/** A review as a testimonial: whoever speaks, and from where. */
function ClientQuote({ quote, name, source }: Review) {
  const [who = name, ...where] = name.split(", ");
  return <Testimonial quote={quote} name={who} role={where.join(", ")} source={source} />;
}
