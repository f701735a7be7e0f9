import { articleNotFound, articles } from "#app/content/blog";
import { blogArticle } from "#app/content/blog-article";
import { Article } from "#app/sections/blog/article";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/blog-article";
import { siteContext } from "./context";
import { missing } from "./missing";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  const { locale } = args.context.get(siteContext);
  const article = articles[locale].find(({ slug }) => slug === args.params.slug);
  if (!article) throw missing(args, articleNotFound);
  const head = { title: `${article.title} · Rivelac`, description: article.excerpt };
  const words = { ...blogArticle[locale], head, article, locale };
  return pageOf(args, { en: words, fr: words }, { name: article.title });
}

export default function BlogArticle({ loaderData: { head, ...content } }: Route.ComponentProps) {
  return (
    <Page head={head}>
      <Article {...content} />
    </Page>
  );
}
