import type { SearchResultsWords } from "#app/content/services/seo-visibility";
import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import type { Review } from "#app/content/shared/reviews";
import { Testimonials } from "#app/sections/proof/testimonials";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import { SiteLink } from "#app/ui/locale";
import { Section } from "#app/ui/section";
import { SearchResults } from "./search-results";
import styles from "./town.module.css";

interface LedgerWords {
  title: string;
  links: (SiteLinkWords & { km?: number })[];
}

interface TownProps {
  place: { title: string; paragraphs: string[] };
  search: SearchResultsWords;
  searches: {
    title: string;
    queries: { lang: string; text: string }[];
    first: { title: string; paragraphs: string[] };
  };
  client: { title: string; review: Review };
  near: {
    title: string;
    around: string;
    /** The town's coordinates on the national grid in metres, as in the margin of a map. */
    grid: string;
    towns: LedgerWords;
    services: LedgerWords;
  };
}

/**
 * The part of a town's page that is specific to it: the place and a search there, other searches, a client, and the
 * towns around.
 */
export function Town({ place, search, searches, client, near }: TownProps) {
  return (
    <>
      <Section
        title={place.title}
        look="halves"
        ground="snow"
        note={
          <div className={styles.text}>
            {place.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        }
      >
        <SearchResults {...search} />
      </Section>
      <Section title={searches.title}>
        <ul className={styles.queries}>
          {searches.queries.map(({ lang, text }) => (
            <li key={text} lang={lang}>
              <MapSymbol name="search" />
              {text}
            </li>
          ))}
        </ul>
        <div className={styles.first}>
          <h3>{searches.first.title}</h3>
          {searches.first.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Testimonials title={client.title} items={[testimonialOf(client.review)]} ground="glacier" />
      <Section title={near.title} ground="snow">
        <div className={styles.near}>
          <div className={styles.around}>
            <p>{near.around}</p>
            <p className={styles.grid}>{near.grid}</p>
          </div>
          <Ledger {...near.towns} />
          <Ledger {...near.services} />
        </div>
      </Section>
    </>
  );
}

/** Links on ruled lines: to services, or to towns with their distance. */
function Ledger({ title, links }: LedgerWords) {
  return (
    <div>
      <h3 className={styles.listed}>{title}</h3>
      <ul className={styles.ledger}>
        {links.map(({ label, to, km }) => (
          <li key={to}>
            <SiteLink to={to}>{label}</SiteLink> {km && <span className={styles.far}>{km}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A review as a testimonial: the `name` is split into the person and the place. */
function testimonialOf({ quote, name, source }: Review) {
  const [who = name, ...where] = name.split(", ");
  return { quote, name: who, role: where.join(", "), source };
}
