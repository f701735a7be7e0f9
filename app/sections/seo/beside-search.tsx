import type { ReactNode } from "react";
import type { SearchResultsWords } from "#app/content/services/seo-visibility";
import styles from "./beside-search.module.css";
import { SearchResults } from "./search-results";

/** Words, and beside them a search that they explain. */
export function BesideSearch({ children, ...search }: SearchResultsWords & { children: ReactNode }) {
  return (
    <div className={styles.beside}>
      {children}
      <div>
        <SearchResults {...search} />
      </div>
    </div>
  );
}
