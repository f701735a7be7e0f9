import type { Article as ArticleWords } from "#app/content/pages/blog";
import type { SiteLink as SiteLinkWords } from "#app/content/shared/page-content";
import { longDate } from "#app/domain/calendar/dates";
import type { Locale } from "#app/domain/language/locale";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import { Opening, OpeningText, Standfirst } from "#app/ui/opening";
import styles from "./article.module.css";

interface ArticleProps {
  article: ArticleWords;
  back: SiteLinkWords;
  contact: SiteLinkWords;
  locale: Locale;
}

/** An article; its text is split into paragraphs at blank lines. */
export function Article({ article, back, contact, locale }: ArticleProps) {
  const { date, category, title, excerpt, content } = article;
  return (
    <article>
      <Opening>
        <OpeningText>
          <p className={styles.meta}>
            <time dateTime={date}>{longDate(date, locale)}</time> · {category}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <Standfirst>{excerpt}</Standfirst>
        </OpeningText>
      </Opening>
      <div className={styles.ground}>
        <div className={styles.body}>
          {content.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.links}>
            <SiteLink className={buttonClass()} to={contact.to}>
              {contact.label}
            </SiteLink>
            <SiteLink to={back.to}>{back.label}</SiteLink>
          </p>
        </div>
      </div>
    </article>
  );
}
