import type { SearchResultsWords } from "#app/content/seo-visibility";
import { Card } from "#app/ui/card";
import { MapSymbol } from "#app/ui/map-symbol";
import styles from "./search-results.module.css";

/** A page of search results, with a client's site at its top. */
export function SearchResults({ label, query, results, own }: SearchResultsWords) {
  return (
    <Card>
      <figure className={styles.page}>
        <figcaption className={styles.query}>
          <MapSymbol name="search" />
          <span className="visually-hidden">{label}</span> {query}
        </figcaption>
        <ol className={styles.results}>
          {results.map(({ site, title, text }, index) => (
            <li key={site} className={index === 0 ? styles.own : undefined}>
              <p className={styles.site}>
                {site} {index === 0 && <span className={styles.mark}>{own}</span>}
              </p>
              <p className={styles.title}>{title}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </figure>
    </Card>
  );
}
