import { clsx } from "clsx";
import { articleSheetOf } from "#app/artwork/article-sheets";
import type { Article as ArticleWords } from "#app/content/articles/article";
import type { blogArticle } from "#app/content/pages/blog-article";
import { articleBlocks } from "#app/domain/articles/article-text";
import { longDate } from "#app/domain/calendar/dates";
import type { Locale } from "#app/domain/language/locale";
import { Image } from "#app/sections/drawings/image";
import image from "#app/sections/drawings/image.module.css";
import { buttonClass } from "#app/ui/controls/button";
import { SiteLink } from "#app/ui/locale";
import { BELOW_OPENING, Opening, OpeningText, PaintedWithOpening, Standfirst } from "#app/ui/opening";
import styles from "./article.module.css";
import { ArticleBody } from "./article-body";

type ArticleProps = (typeof blogArticle)[Locale] & {
  article: Omit<ArticleWords, "author">;
  next: Pick<ArticleWords, "slug" | "title" | "excerpt" | "figure">[];
  locale: Locale;
};

/** An article: its summary, table of contents, text, sources, and what to read next. */
export function Article({ article, next, locale, ...words }: ArticleProps) {
  const { date, revised, category, title, excerpt, short, content, table, margin, sources, figure } = article;
  const blocks = articleBlocks(content);
  return (
    <article>
      <PaintedWithOpening />
      <Opening ground="paper" beside="picture">
        <OpeningText>
          <p className={styles.meta}>
            <time dateTime={date}>{longDate(date, locale)}</time> · {category} · {words.minutes}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <Standfirst>{excerpt}</Standfirst>
          <p className={styles.meta}>
            {words.author}
            {revised && (
              <>
                <br />
                {words.revised}
                {"\u00A0"}
                <time dateTime={revised}>{longDate(revised, locale)}</time>
              </>
            )}
          </p>
        </OpeningText>
        <div className={clsx(image.drawing, styles.figure)}>
          <Image src={articleSheetOf(figure, locale)} width={480} height={320} />
        </div>
      </Opening>
      <div className={styles.ground}>
        <div className={styles.columns}>
          <div className={styles.side}>
            <div id={BELOW_OPENING} className={styles.short}>
              <h2>{words.short}</h2>
              <ul>
                {short.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
            <nav className={styles.contents} aria-label={words.contents}>
              <p>{words.contents}</p>
              <ol>
                {blocks.flatMap((block) =>
                  block.kind === "heading"
                    ? [
                        <li key={block.id}>
                          <a href={`#${block.id}`}>{block.text}</a>
                        </li>,
                      ]
                    : [],
                )}
              </ol>
            </nav>
          </div>
          <div className={styles.body}>
            <ArticleBody blocks={blocks} table={table} margin={margin} locale={locale} />
            <h2>{words.sources}</h2>
            <ul>
              {sources.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <h2>{words.related}</h2>
            <ul className={styles.related}>
              {next.map(({ slug, title, excerpt, figure }) => (
                <li key={slug}>
                  <Image src={articleSheetOf(figure, locale)} width={480} height={320} loading="lazy" />
                  <SiteLink to={`/blog/${slug}`}>{title}</SiteLink>
                  <p>{excerpt}</p>
                </li>
              ))}
            </ul>
            <p className={styles.links}>
              <SiteLink className={buttonClass()} to={words.contact.to}>
                {words.contact.label}
              </SiteLink>
              <SiteLink to={words.back.to}>{words.back.label}</SiteLink>
            </p>
          </div>
        </div>
      </div>
    </article>
  );
}
