import { articleNotFound, articles } from "#app/content/pages/blog";
import { blogArticle } from "#app/content/pages/blog-article";
import { brand } from "#app/domain/site/brand";
import { blogPosting } from "#app/domain/site/structured-data";
import { Article } from "#app/sections/blog/article";
import { Page } from "#app/shell/page";
import type { Route } from "./+types/blog-article";
import { siteContext } from "./context";
import { missing } from "./missing";
import { pageOf } from "./page-of";

export function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext);
  const { locale } = site;
  const article = articles[locale].find(({ slug }) => slug === args.params.slug);
  if (!article) throw missing(args, articleNotFound);
  const head = { title: `${article.title} · ${brand.name}`, description: article.excerpt };
  const words = { ...blogArticle[locale], head, article, locale };
  const { title: name, excerpt: description, slug, date, category } = article;
  const node = blogPosting(site, locale, { name, description, address: `/blog/${slug}`, date, category });
  return pageOf(args, { en: words, fr: words }, { name, nodes: [node] });
}

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  const { head, ...content } = loaderData;
  return (
    <Page head={head}>
      <Article {...content} />
    </Page>
  );
}
