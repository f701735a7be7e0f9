import { articles, blog } from "#app/content/pages/blog";
import { newsletterForm } from "#app/content/shared/lead-form";
import { unbroken } from "#app/domain/language/typography";
import { Articles } from "#app/sections/blog/articles";
import { BlogHero } from "#app/sections/blog/blog-hero";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/blog";
import { siteContext } from "./context";
import { leadAction } from "./lead-action";
import { pageOf } from "./page-of";

/** `?category=` shows the articles of one category; an unknown one shows them all. */
export function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(siteContext);
  const categories = [...new Set(articles[locale].map(({ category }) => category))];
  const asked = args.url.searchParams.get("category");
  const category = categories.find((each) => each === asked) ?? null;
  const shown = articles[locale].filter((article) => category === null || article.category === category);
  return {
    ...pageOf(args, blog),
    articles: shown.map(({ slug, title, category, excerpt, date }) =>
      unbroken({ slug, title, category, excerpt, date }),
    ),
    categories,
    category,
    form: unbroken(newsletterForm[locale]),
    locale,
  };
}

export const action = leadAction;

export default function Blog({ loaderData, actionData }: Route.ComponentProps) {
  const { head, hero, list, form, ...articles } = loaderData;
  return (
    <Page head={head}>
      <BlogHero {...hero} form={form} result={actionData} />
      <Articles {...list} {...articles} />
    </Page>
  );
}
