import { articleOf, articles, blog } from "#app/content/pages/blog";
import { blogArticle } from "#app/content/pages/blog-article";
import { newsletterForm } from "#app/content/shared/lead-form";
import { readingMinutes } from "#app/domain/articles/article-text";
import { unbroken, withTiedTitles } from "#app/domain/language/typography";
import { withValues } from "#app/domain/language/with-values";
import { Articles } from "#app/sections/blog/articles";
import { BlogHero } from "#app/sections/blog/blog-hero";
import { Newsletter } from "#app/sections/blog/newsletter";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/blog";
import { leadAction } from "./lead-action";
import { localeOf } from "./locale-of";
import { pageOf } from "./page-of";

/**
 * `?category=` shows the articles of one category, by its name in either language, because the link to the other
 * language keeps the query; an unknown one shows them all.
 */
export function loader(args: Route.LoaderArgs) {
  const locale = localeOf(args);
  const categories = [...new Set(articles[locale].map(({ category }) => category))];
  const category = articleOf(args.url.searchParams.get("category"))?.[locale].category ?? null;
  const shown = articles[locale].filter((article) => category === null || article.category === category);
  return {
    ...pageOf(args, blog[locale]),
    notes: articles[locale].map(({ slug, topic }) => ({ slug, topic })),
    articles: shown.map(({ slug, title, topic, category, excerpt, date, figure, content }) =>
      withTiedTitles({
        slug,
        title,
        topic,
        category,
        excerpt,
        date,
        figure,
        minutes: withValues(blogArticle[locale].minutes, { minutes: readingMinutes(content) }),
      }),
    ),
    categories,
    category,
    form: unbroken(newsletterForm[locale]),
    locale,
  };
}

export const action = leadAction;

export default function Blog({ loaderData, actionData }: Route.ComponentProps) {
  const { head, hero, notes, list, form, ...articles } = loaderData;
  return (
    <Page head={head}>
      <BlogHero {...hero} notes={notes} />
      <Articles {...list} {...articles} />
      <Newsletter form={form} result={actionData} />
    </Page>
  );
}
