import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { articleSheetOf } from "#app/artwork/article-sheets";
import { onSight } from "#app/browser/on-sight";
import type { ArticlesWords, ListedArticle } from "#app/content/pages/blog";
import { longDate } from "#app/domain/calendar/dates";
import type { Locale } from "#app/domain/language/locale";
import { SiteLink } from "#app/ui/locale";
import styles from "./articles.module.css";

interface ArticlesProps extends ArticlesWords {
  articles: ListedArticle[];
  categories: string[];
  /** Null if all are shown. */
  category: string | null;
  locale: Locale;
}

/** The articles, the newest one large, with an index of their dates and topics that marks the one in view. */
export function Articles({
  title,
  filter,
  all,
  index,
  read,
  articles,
  categories,
  category,
  locale,
}: ArticlesProps) {
  const list = useRef<HTMLUListElement>(null);
  const active = useActive(list, articles);
  const [ground, isLight] = useIsPastTop();
  return (
    <section
      ref={ground}
      id="articles"
      className={clsx(styles.ground, isLight && styles.light)}
      aria-labelledby="articles-title"
    >
      <div className={styles.columns}>
        <div className={styles.side}>
          <h2 id="articles-title">{title}</h2>
          <nav aria-label={filter}>
            <ul className={styles.chips}>
              {[null, ...categories].map((each) => (
                <li key={each}>
                  <SiteLink
                    to={`${pathOf(each)}#articles`}
                    aria-current={each === category ? "true" : undefined}
                  >
                    {each ?? all}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={styles.index} aria-label={index}>
            <ul>
              {articles.map(({ slug, date, topic }) => (
                <li key={slug}>
                  <SiteLink
                    to={`${pathOf(category)}#${slug}`}
                    aria-current={slug === active ? "true" : undefined}
                  >
                    <time dateTime={date}>{longDate(date, locale)}</time> <span>{topic}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <ul ref={list}>
          {articles.map(({ slug, date, category, title, excerpt, figure, minutes }) => (
            <li key={slug} id={slug} className={styles.article}>
              <img src={articleSheetOf(figure, locale)} alt="" width="480" height="320" loading="lazy" />
              <div className={styles.words}>
                <p className={styles.meta}>
                  <time dateTime={date}>{longDate(date, locale)}</time>{" "}
                  <span className={styles.badge}>{category}</span> {minutes}
                </p>
                <h3>{title}</h3>
                <p>{excerpt}</p>
                <p>
                  <SiteLink to={`/blog/${slug}`}>
                    {read}
                    <span className="visually-hidden"> – {title}</span>
                  </SiteLink>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The URL of the list. */
function pathOf(category: string | null): string {
  return category ? `/blog?category=${category}` : "/blog";
}

/**
 * The article in view: the last one that has reached a line below the header, which is where a link of the index
 * scrolls it to.
 */
function useActive(list: React.RefObject<HTMLUListElement | null>, articles: ListedArticle[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter(({ isIntersecting }) => isIntersecting).at(-1);
        if (seen) setActive(seen.target.id);
      },
      { rootMargin: "-100px 0px -80% 0px" },
    );
    if (articles.length > 0) for (const card of list.current?.children ?? []) observer.observe(card);
    return () => observer.disconnect();
  }, [list, articles]);
  return active;
}

/** Whether the hero above has been scrolled past: the background then changes from the notebook's tint to paper. */
function useIsPastTop(): [React.RefObject<HTMLElement | null>, boolean] {
  const ground = useRef<HTMLElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const hero = ground.current?.closest("main")?.querySelector("section");
    if (!hero) return;
    return onSight(hero, (isSeen) => setPast(!isSeen));
  }, []);
  return [ground, isPast];
}
