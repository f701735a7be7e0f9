import { clsx } from "clsx";
import { useEffect } from "react";
import type { SearchResultsWords } from "#app/content/services/seo-visibility";
import { RESULT_MS, searchScenes } from "#app/domain/interaction/search-demo";
import { useSteps } from "#app/sections/use-steps";
import { Card } from "#app/ui/card";
import { Pause } from "#app/ui/controls/pause";
import { MapSymbol } from "#app/ui/figures/map-symbol";
import styles from "./search-results.module.css";

/** A page of search results with a client's site at the top; animated, how it came there. */
export function SearchResults({
  label,
  query,
  foreign,
  results,
  own,
  optimizing,
  pause,
}: SearchResultsWords) {
  const scenes = searchScenes(query.length);
  const sceneAfter = (steps: number) => scenes[(steps - 1) % scenes.length];
  const { area, canMove, steps, pausing } = useSteps((steps) => sceneAfter(steps)?.lasts ?? RESULT_MS);
  // Undefined until the first step: then the served state is shown.
  const scene = sceneAfter(steps);
  const { phase, typed } = scene ?? { phase: "first", typed: query.length };
  const [before, after] = label.split("{query}");
  const hasCome = scene?.phase === "first";

  useEffect(() => {
    const host = area.current;
    if (!hasCome || !host) return;
    void import("#app/effects/confetti").then(
      ({ celebrateOver }) => celebrateOver(host),
      () => {},
    );
  }, [hasCome, area]);

  return (
    <Card>
      <div ref={area} className={styles.demo}>
        <figure className={clsx(styles.page, styles[phase], hasCome && styles.come)}>
          <figcaption className={styles.query}>
            <MapSymbol name="search" />
            <span className="visually-hidden">
              {before}
              <span lang={foreign?.lang}>{query}</span>
              {after}
            </span>
            <span aria-hidden="true" lang={foreign?.lang}>
              <span className={styles.typed}>{query.slice(0, typed)}</span>
              <span className={styles.untyped}>{query.slice(typed)}</span>
            </span>
          </figcaption>
          {foreign && <p className={styles.foreign}>{foreign.note}</p>}
          <div className={styles.results}>
            <ResultList results={results} own={own} />
            {scene && (
              <div className={styles.before} aria-hidden="true">
                <ResultList results={results} own={own} />
              </div>
            )}
          </div>
        </figure>
        {phase === "optimizing" && (
          <p className={styles.popup} aria-hidden="true">
            {optimizing}
          </p>
        )}
        {canMove && (
          <div className={styles.pause}>
            <Pause {...pausing} label={pause} />
          </div>
        )}
      </div>
    </Card>
  );
}

function ResultList({ results, own }: Pick<SearchResultsWords, "results" | "own">) {
  return (
    <ol className={styles.list}>
      {results.map(({ site, title, text, lang }, index) => (
        <li key={site} className={index === 0 ? styles.own : undefined}>
          <p className={styles.site}>
            {site} {index === 0 && <span className={styles.mark}>{own}</span>}
          </p>
          <p className={styles.title} lang={lang}>
            {title}
          </p>
          <p lang={lang}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
